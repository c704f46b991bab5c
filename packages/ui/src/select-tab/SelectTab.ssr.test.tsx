import { expect, test } from "vitest";
import { serverHtml, renderThenHydrate } from "../testing/index.js";
import { SelectTab } from "./index.js";

const items = Array.from({ length: 20 }, (_, index) => ({ value: `d${index}`, label: `部门 ${index}`, url: `/department?code=${index}` }));

test("the server sends all of them as links", async () => {
  const { html } = await renderThenHydrate(<SelectTab items={items} defaultValue="d2" label="部门" />);
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelectorAll("li a[href]")).toHaveLength(20);
  expect(page.querySelector('[aria-current="true"]')?.textContent).toBe("部门 2");
  expect(html).not.toMatch(/<li[^>]* hidden/);
});

test("a disabled link leads nowhere; entries may draw themselves", async () => {
  const { container } = await renderThenHydrate(<SelectTab items={[{ ...items[0]!, disabled: true }]} renderItem={({ label }) => <b>{label}</b>} />);
  const link = container.querySelector("a");
  expect([link?.hasAttribute("href"), link?.getAttribute("aria-disabled"), link?.innerHTML]).toEqual([false, "true", "<b>部门 0</b>"]);
});

test("region, whole name, marked words and a made address", async () => {
  const { container } = await renderThenHydrate(
    <SelectTab
      items={[
        {
          value: "440106",
          label: "天河区",
          title: "广州市天河区",
          region: "440106",
          highlightTitle: "天河",
          url: "/index",
          handleUrl: ({ region }) => `/index?region=${region}`,
        },
        { value: "440104", label: "越秀区", highlightTitle: ["越", "区"] },
      ]}
    />,
  );
  const link = container.querySelector("a")!;
  expect([link.getAttribute("href"), link.title, link.getAttribute("aria-label"), link.dataset["region"]]).toEqual([
    "/index?region=440106",
    "广州市天河区",
    "广州市天河区",
    "440106",
  ]);
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["天河", "越", "区"]);
});

test("two entries of one value are a mistake that says so", () => {
  expect(() => serverHtml(<SelectTab items={[items[0]!, items[0]!]} />)).toThrow('SelectTab: two items have the key "d0"');
});
