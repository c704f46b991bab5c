import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Container } from "./index.js";

test("renders the element asked for and passes its attributes on", async () => {
  const { container } = await renderThenHydrate(
    <Container as="main" id="main" className="page">
      正文
    </Container>,
  );
  const main = container.querySelector("main#main");
  expect(main?.textContent).toBe("正文");
  expect(main?.className).toMatch(/\S+ page$/);
});
