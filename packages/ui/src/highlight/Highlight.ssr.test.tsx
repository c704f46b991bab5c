import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Highlight } from "./index.js";

test("marks words, and shows HTML in them as plain characters", async () => {
  const { html, container } = await renderThenHydrate(
    <p>
      <Highlight text="<b>社保卡</b>补领" terms={["社保", "<b>"]} />
    </p>,
  );
  expect(container.textContent).toBe("<b>社保卡</b>补领");
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["<b>社保"]);
  expect(html).not.toContain("<b>");
});
