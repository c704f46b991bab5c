import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ClampedText } from "./index.js";

/** Gives every element so many lines of 20 px. */
const withLines = (lines: number) => {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(lines * 20);
  vi.spyOn(window, "getComputedStyle").mockReturnValue({ lineHeight: "20px" } as CSSStyleDeclaration);
};
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [5, false],
  [6, true],
])("%i lines: folded %s", (lines, folded) => {
  withLines(lines);
  const { container } = render(<ClampedText>条文</ClampedText>);
  expect(container.querySelector("button") !== null).toBe(folded);
  expect(container.querySelector("[data-clamped]") !== null).toBe(folded);
});

test("a text that becomes short is not folded any more", () => {
  withLines(9);
  const { container, rerender } = render(<ClampedText>长的条文</ClampedText>);
  expect(container.querySelector("button")).not.toBeNull();
  withLines(2);
  rerender(<ClampedText>短的条文</ClampedText>);
  expect(container.querySelector("button, [data-clamped]")).toBeNull();
});

test("opens and folds again", () => {
  withLines(9);
  const { container } = render(<ClampedText lines={3}>条文</ClampedText>);
  const text = container.querySelector<HTMLElement>("[data-clamped]")!;
  expect(text.style.webkitLineClamp).toBe("3");
  vi.restoreAllMocks();
  fireEvent.click(screen.getByRole("button", { name: "展开" }));
  expect(text.dataset["clamped"]).toBeUndefined();
  const button = screen.getByRole("button", { name: "收起" });
  expect([button.getAttribute("aria-expanded"), button.getAttribute("aria-controls")]).toEqual(["true", text.id]);
  fireEvent.click(button);
  expect(text.dataset["clamped"]).toBe("true");
});
