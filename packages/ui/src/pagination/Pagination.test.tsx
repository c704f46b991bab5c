import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Pagination } from "./index.js";

const href = (page: number) => `#${page}`;
const jumpTo = (text: string) => {
  const field = screen.getByRole<HTMLInputElement>("textbox");
  fireEvent.change(field, { target: { value: text } });
  const event = createEvent.submit(field.form!);
  fireEvent(field.form!, event);
  return {
    value: field.value,
    prevented: event.defaultPrevented,
    message: screen.getByRole("status").textContent,
    invalid: field.getAttribute("aria-invalid"),
    focused: document.activeElement === field,
  };
};

test("a plain press asks the owner, a press for a new tab is the browser's", () => {
  const onPageChange = vi.fn();
  render(<Pagination total={236} page={7} href={href} onPageChange={onPageChange} />);
  const eight = screen.getByRole("link", { name: "第 8 页" });
  expect(fireEvent.click(eight)).toBe(false);
  expect(onPageChange.mock.calls).toEqual([[8]]);
  expect(fireEvent.click(eight, { ctrlKey: true })).toBe(true);
  expect(onPageChange).toHaveBeenCalledOnce();
});

test("without addresses they are buttons", () => {
  const onPageChange = vi.fn();
  render(<Pagination total={30} page={2} onPageChange={onPageChange} />);
  fireEvent.click(screen.getByRole("button", { name: "下一页" }));
  expect(onPageChange.mock.calls).toEqual([[3]]);
});

test.each([
  ["3", 3, ""],
  ["１２", 12, ""],
  ["99", 24, "最多 24 页，已转到第 24 页"],
])("jump to %s goes to %i", (typed, page, message) => {
  const onPageChange = vi.fn();
  render(<Pagination total={236} href={href} onPageChange={onPageChange} jump />);
  expect(jumpTo(typed)).toMatchObject({ value: String(page), prevented: true, message, invalid: null });
  expect(onPageChange.mock.calls).toEqual([[page]]);
});

test.each(["0", "-2", "abc", ""])("jump to “%s” is cleared and explained", (typed) => {
  const onPageChange = vi.fn();
  render(<Pagination total={236} href={href} onPageChange={onPageChange} jump />);
  expect(jumpTo(typed)).toEqual({ value: "", prevented: true, message: "请输入 1 到 24 之间的页码", invalid: "true", focused: true });
  expect(onPageChange).not.toHaveBeenCalled();
});

test("without an owner the form is sent, the page clamped", () => {
  render(<Pagination total={236} href={href} jump={{ action: "#items" }} />);
  expect(jumpTo("99")).toMatchObject({ value: "24", prevented: false });
});

test("the page reached is told", () => {
  const { rerender } = render(<Pagination total={30} page={1} href={href} />);
  const summary = screen.getByText("共 30 条，第 1 / 3 页");
  rerender(<Pagination total={30} page={2} href={href} />);
  expect(summary.textContent).toBe("共 30 条，第 2 / 3 页");
  expect(summary.getAttribute("aria-live")).toBe("polite");
});
