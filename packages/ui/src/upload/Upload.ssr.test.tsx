import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Upload } from "./index.js";

test("without scripts it is the browser's own field, with the limits before it is used", async () => {
  const { html } = await renderThenHydrate(<Upload aria-label="照片" name="pictures" required />);
  const server = document.createElement("form");
  server.innerHTML = html;
  const input = server.querySelector("input")!;
  expect([input.type, input.name, input.multiple, input.required, input.accept]).toEqual(["file", "pictures", true, true, ".png,.jpg,.jpeg,.bmp,.raw,.psd"]);
  expect(server.querySelector(`[id="${input.getAttribute("aria-describedby")}"]`)!.textContent).toBe(
    "最多 3 个，每个不超过 2 MB；格式：png、jpg、jpeg、bmp、raw、psd",
  );
  expect(server.querySelectorAll("input")).toHaveLength(1);
});
