import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Tabs } from "./index.js";

const items = ["a", "b", "c"].map((key) => ({ key, label: `标签 ${key}`, content: `内容 ${key}`, disabled: key === "b" }));
const active = () => screen.getByRole("tab", { selected: true }).textContent;
const focusTab = (key: string) => screen.getByRole("tab", { name: `标签 ${key}` }).focus();
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

afterEach(() => {
  vi.restoreAllMocks();
});

test("only the active tab is in the tab order", () => {
  render(<Tabs items={items} />);
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test("arrows open what they reach, past disabled ones and around the ends", () => {
  render(<Tabs items={items} />);
  focusTab("a");
  press("ArrowRight");
  expect([active(), document.activeElement?.textContent]).toEqual(["标签 c", "标签 c"]);
  press("ArrowRight");
  expect(active()).toBe("标签 a");
  press("End");
  expect(active()).toBe("标签 c");
  expect(screen.getByRole("tabpanel").textContent).toContain("内容 c");
});

test("manual: arrows move, Space and a press open", () => {
  const onActiveKeyChange = vi.fn();
  render(<Tabs items={items} activation="manual" onActiveKeyChange={onActiveKeyChange} />);
  focusTab("a");
  press("ArrowRight");
  expect([active(), document.activeElement?.textContent]).toEqual(["标签 a", "标签 c"]);
  press(" ");
  expect(active()).toBe("标签 c");
  expect(onActiveKeyChange.mock.calls).toEqual([["c"]]);
});

test("a press opens and goes nowhere; on a disabled one nothing happens", () => {
  render(<Tabs items={items} />);
  expect(fireEvent.click(screen.getByRole("tab", { name: "标签 c" }))).toBe(false);
  expect(active()).toBe("标签 c");
  expect(fireEvent.click(screen.getByRole("tab", { name: "标签 b" }))).toBe(false);
  expect(active()).toBe("标签 c");
});

test("held by its owner it only asks; a key that is not there counts as the first", () => {
  const onActiveKeyChange = vi.fn();
  const { rerender } = render(<Tabs items={items} activeKey="a" onActiveKeyChange={onActiveKeyChange} />);
  fireEvent.click(screen.getByRole("tab", { name: "标签 c" }));
  expect([active(), onActiveKeyChange.mock.calls]).toEqual(["标签 a", [["c"]]]);
  rerender(<Tabs items={items} activeKey="gone" />);
  expect(active()).toBe("标签 a");
});

test("browser shortcuts with an arrow are left alone", () => {
  render(<Tabs items={items} />);
  focusTab("a");
  for (const modifier of ["altKey", "ctrlKey", "metaKey"])
    expect(fireEvent.keyDown(document.activeElement!, { key: "ArrowLeft", [modifier]: true }), modifier).toBe(true);
  expect(active()).toBe("标签 a");
});

test("scroll buttons move the strip by 300 px and end at its ends", () => {
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(900);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
  const scrollBy = vi.fn();
  Element.prototype.scrollBy = scrollBy;
  const { container } = render(<Tabs items={items} />);
  const [before, after] = container.querySelectorAll("button");
  expect([before?.disabled, after?.disabled, before?.tabIndex]).toEqual([true, false, -1]);
  fireEvent.click(after!);
  expect(scrollBy.mock.calls[0]).toEqual([{ left: 300, behavior: "smooth" }]);
});
