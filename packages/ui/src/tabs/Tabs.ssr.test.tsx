import { expect, test } from "vitest";
import { serverHtml, renderThenHydrate } from "../testing/index.js";
import { Tabs } from "./index.js";

const items = [
  { key: "person", label: "个人服务", content: "生育收养" },
  { key: "company", label: "法人服务", content: "设立变更" },
];

test("without scripts all panels stand one under another, headed by their labels, with anchors above", async () => {
  const { html } = await renderThenHydrate(<Tabs items={items} headingLevel={2} />);
  const page = new DOMParser().parseFromString(html, "text/html");
  expect([...page.querySelectorAll("h2")].map((heading) => [heading.textContent, heading.nextSibling?.textContent])).toEqual([
    ["个人服务", "生育收养"],
    ["法人服务", "设立变更"],
  ]);
  for (const link of page.querySelectorAll("a")) expect(page.getElementById(link.getAttribute("href")!.slice(1))?.textContent).toContain(link.textContent);
  expect(html).not.toMatch(/role=|hidden/);
});

test("with scripts one panel shows, named by its tab", async () => {
  const { container } = await renderThenHydrate(<Tabs items={items} defaultActiveKey="company" label="服务" />);
  expect(container.querySelector('[role="tablist"]')?.getAttribute("aria-label")).toBe("服务");
  const [first, second] = container.querySelectorAll<HTMLElement>('[role="tabpanel"]');
  expect([first?.hidden, second?.hidden]).toEqual([true, false]);
  for (const tab of container.querySelectorAll('[role="tab"]')) {
    const panel = document.getElementById(tab.getAttribute("aria-controls")!);
    expect(panel?.getAttribute("aria-labelledby")).toBe(tab.id);
  }
});

test("mistakes say so", () => {
  expect(() => serverHtml(<Tabs items={[items[0]!, items[0]!]} />)).toThrow('Tabs: two items have the key "person"');
  expect(() => serverHtml(<Tabs items={[{ ...items[0]!, disabled: true }]} />)).toThrow("Tabs: no tab can be opened.");
});
