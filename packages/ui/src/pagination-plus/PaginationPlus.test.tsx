import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { en } from "../locale-en/index.js";
import { LocaleProvider } from "../locale/index.js";
import { hydrate } from "../testing/index.js";
import { PaginationPlus } from "./index.js";

const go = async (typed: string) => {
  const change = vi.fn();
  const { container } = await hydrate(<PaginationPlus total={24_680} page={3} onPageChange={change} />);
  const field = container.querySelector("input")!;
  field.value = typed;
  fireEvent.submit(container.querySelector("form")!);
  return { change, field };
};

test.each(["0", "-3", "abc", ""])("%j is cleared and leads nowhere", async (typed) => {
  const { change, field } = await go(typed);
  expect(change).not.toHaveBeenCalled();
  expect(field.value).toBe("");
});

test.each([
  ["2468", 100],
  ["100", 100],
  ["7", 7],
])("%s leads to page %d", async (typed, page) => {
  const { change, field } = await go(typed);
  expect(change.mock.calls).toEqual([[page]]);
  expect(field.value).toBe(String(page));
});

test("five numbers at most; a page beyond the cap is the last", async () => {
  const { container } = await hydrate(<PaginationPlus total={24_680} page={4000} href={(page) => `?page=${page}`} />);
  const numbers = [...container.querySelectorAll("li a")].map((link) => link.textContent).filter((text) => /^\d+$/.test(text));
  expect(numbers).toHaveLength(5);
  expect(container.querySelector('[aria-current="page"]')!.textContent).toBe("100");
});

test("speaks the language around it", async () => {
  const { container } = await hydrate(
    <LocaleProvider locale={en}>
      <PaginationPlus total={24_680} page={1} href={(page) => `?page=${page}`} />
    </LocaleProvider>,
  );
  expect(container.textContent).toContain("24680 entries, the first 1000 can be browsed, page 1 of 100");
  expect(container.textContent).not.toMatch(/\p{Script=Han}/u);
});
