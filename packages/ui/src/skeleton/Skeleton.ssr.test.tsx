import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Skeleton } from "./index.js";

test("as many parts as asked for, hidden from readers, with one word for them", async () => {
  const { container } = await renderThenHydrate(<Skeleton shape="block" count={3} />);
  expect(container.querySelectorAll('[aria-hidden="true"] > [data-shape="block"]')).toHaveLength(3);
  expect(container.querySelector('[role="status"]')?.textContent).toBe("正在加载");
});

test("one of several speaks for all", async () => {
  const { container } = await renderThenHydrate(<Skeleton label="" />);
  expect(container.querySelector('[role="status"]')).toBeNull();
});
