import { expect, test } from "vitest";
import { serverHtml, serverThenBrowser } from "../testing/index.js";
import { SelectTab } from "./index.js";

const items = Array.from({ length: 20 }, (_, index) => ({ value: `d${index}`, label: `部门 ${index}`, url: `/department?code=${index}` }));

test("the server sends all of them as links", async () => {
  const { html } = await serverThenBrowser(<SelectTab items={items} defaultValue="d2" label="部门" />);
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelectorAll("li a[href]")).toHaveLength(20);
  expect(page.querySelector('[aria-current="true"]')?.textContent).toBe("部门 2");
  expect(html).not.toMatch(/<li[^>]* hidden/);
});

test("a disabled link leads nowhere; entries may draw themselves", async () => {
  const { container } = await serverThenBrowser(<SelectTab items={[{ ...items[0]!, disabled: true }]} renderItem={({ label }) => <b>{label}</b>} />);
  const link = container.querySelector("a");
  expect([link?.hasAttribute("href"), link?.getAttribute("aria-disabled"), link?.innerHTML]).toEqual([false, "true", "<b>部门 0</b>"]);
});

test("two entries of one value are a mistake that says so", () => {
  expect(() => serverHtml(<SelectTab items={[items[0]!, items[0]!]} />)).toThrow('SelectTab: two items have the key "d0"');
});
