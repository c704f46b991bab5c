import { expect, test, vi } from "vitest";
import { hydrate, serverHtml, renderThenHydrate } from "../testing/index.js";
import { Collapse } from "./index.js";

const items = [
  { key: "a", title: "到期怎么办", content: "换领" },
  { key: "b", title: "丢了怎么办", content: "补领" },
];

test("native details with all their content; the default ones open", async () => {
  const { container } = await renderThenHydrate(<Collapse items={items} defaultOpenKeys={["b"]} />);
  expect([...container.querySelectorAll("details")].map((section) => [section.querySelector("summary")?.textContent, section.open])).toEqual([
    ["到期怎么办", false],
    ["丢了怎么办", true],
  ]);
  expect(container.textContent).toContain("换领");
});

test("the browser keeps one of an accordion open by itself", () => {
  const names = [...serverHtml(<Collapse items={items} accordion />).matchAll(/name="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});

test("what a reader opened before the scripts came stays open, and the owner hears of it", async () => {
  const onOpenKeysChange = vi.fn();
  const { container } = await hydrate(<Collapse items={items} onOpenKeysChange={onOpenKeysChange} />, (root) => {
    root.querySelector("details")!.open = true;
  });
  expect(container.querySelector("details")?.open).toBe(true);
  expect(onOpenKeysChange.mock.calls).toEqual([[["a"]]]);
});

test("two sections of one key are a mistake that says so", () => {
  expect(() => serverHtml(<Collapse items={[items[0]!, items[0]!]} />)).toThrow('Collapse: two items have the key "a"');
});
