import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { PaginationPlus } from "./index.js";

test("real links to the first thousand entries, and a form to go to a page", async () => {
  const { html } = await renderThenHydrate(<PaginationPlus total={24_680} page={3} href={(page) => `?page=${page}`} />);
  const server = document.createElement("div");
  server.innerHTML = html;
  expect(server.querySelector("p")!.textContent).toBe("共 24680 条，可翻看前 1000 条，第 3 / 100 页");
  expect(server.querySelector('a[href="?page=100"]')).not.toBeNull();
  expect(server.querySelector("form")!.method).toBe("get");
});
