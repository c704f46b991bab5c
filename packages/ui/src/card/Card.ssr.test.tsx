import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Card } from "./index.js";

test("renders the element asked for", async () => {
  const { container } = await renderThenHydrate(
    <Card as="section" aria-label="申请材料">
      <h2>申请材料</h2>
    </Card>,
  );
  expect(container.querySelector("section h2")?.textContent).toBe("申请材料");
});
