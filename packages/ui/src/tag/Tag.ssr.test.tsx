import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Tag } from "./index.js";

test("says its words, and its tone in a data attribute", async () => {
  const { container } = await renderThenHydrate(
    <>
      <Tag>行政许可</Tag>
      <Tag tone="success">免提交</Tag>
    </>,
  );
  expect([...container.querySelectorAll("span")].map((tag) => [tag.textContent, tag.dataset["tone"]])).toEqual([
    ["行政许可", "neutral"],
    ["免提交", "success"],
  ]);
});
