import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Tooltip } from "./index.js";

test("the help is in the server's HTML and describes its control, without scripts too", async () => {
  const { html } = await renderThenHydrate(
    <Tooltip content="不含节假日">
      <button type="button" aria-describedby="other">
        时限
      </button>
    </Tooltip>,
  );
  const server = document.createElement("div");
  server.innerHTML = html;
  const [, id] = server.querySelector("button")!.getAttribute("aria-describedby")!.split(" ");
  expect(server.querySelector(`[id="${id}"]`)!.textContent).toBe("不含节假日");
});
