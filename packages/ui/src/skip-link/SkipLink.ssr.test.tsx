import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { SkipLink } from "./index.js";

test("a link to the main content, in the tab order without scripts", async () => {
  const { container } = await renderThenHydrate(<SkipLink href="#main" />);
  const link = container.querySelector("a");
  expect(link?.getAttribute("href")).toBe("#main");
  expect(link?.textContent).toBe("跳到主要内容");
  expect(link?.tabIndex).toBe(0);
});
