import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SelectTab } from "./index.js";

const items = Array.from({ length: 20 }, (_, index) => ({ value: `d${index}`, label: `部门 ${index}` }));
const shown = () => screen.getAllByRole("listitem").map((item) => item.textContent);

beforeEach(() => {
  const real = window.getComputedStyle.bind(window);
  vi.spyOn(window, "getComputedStyle").mockImplementation(
    (element) => new Proxy(real(element), { get: (style, name) => (name === "gridTemplateColumns" ? "100px 100px 100px" : Reflect.get(style, name)) }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("two lines of what fits; all after 全部展开; two again after 收起", () => {
  render(<SelectTab items={items} />);
  expect(shown()).toEqual(["部门 0", "部门 1", "部门 2", "部门 3", "部门 4", "部门 5"]);
  fireEvent.click(screen.getByRole("button", { name: "全部展开" }));
  expect(shown()).toHaveLength(20);
  fireEvent.click(screen.getByRole("button", { name: "收起", expanded: true }));
  expect(shown()).toHaveLength(6);
});

test("never more than the maximum, which is 16 where nobody says otherwise", () => {
  const { rerender } = render(<SelectTab items={items} lineClamp={10} />);
  expect(shown()).toHaveLength(16);
  rerender(<SelectTab items={items} lineClamp={10} maxVisible={7} />);
  expect(shown()).toHaveLength(7);
});

test("one selected in the back keeps in sight", () => {
  render(<SelectTab items={items} defaultValue="d15" />);
  expect(shown()).toEqual(["部门 0", "部门 1", "部门 2", "部门 3", "部门 4", "部门 15"]);
});

test("selecting tells the owner; a disabled one cannot be selected", () => {
  const onValueChange = vi.fn();
  render(<SelectTab items={[items[0]!, { ...items[1]!, disabled: true }]} onValueChange={onValueChange} />);
  fireEvent.click(screen.getByRole("button", { name: "部门 0" }));
  fireEvent.click(screen.getByRole("button", { name: "部门 1" }));
  expect(onValueChange.mock.calls).toEqual([["d0"]]);
  expect(screen.getByRole("button", { name: "部门 0", pressed: true }).dataset["selected"]).toBe("true");
});

test("few need no button", () => {
  render(<SelectTab items={items.slice(0, 6)} />);
  expect(screen.queryByRole("button", { name: /展开/ })).toBeNull();
});
