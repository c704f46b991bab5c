import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Keys } from "./index.js";

test("the keys are in the server's HTML", async () => {
  const { html } = await renderThenHydrate(<Keys>Ctrl + F</Keys>);
  expect(html).toMatch(/<kbd [^>]*>Ctrl \+ F<\/kbd>/);
});
