import { html } from "hono/html";
import { expect, test } from "vitest";
import { type Look, serverDocument } from "./document";

test.each<[Look, string]>([
  [{}, '<html lang="zh-CN">'],
  [{ elder: true, contrast: true, scheme: "dark" }, '<html lang="zh-CN" class="elder">'],
  [{ site: "示例门户" }, '<html lang="zh-CN" class="portal">'],
  [{ site: "示例门户", scheme: "dark", elder: true }, '<html lang="zh-CN" class="elder portal dark">'],
  [{ site: "示例门户", scheme: "dark", contrast: true }, '<html lang="zh-CN" class="portal contrast">'],
])("a page with the name of the site looks like the modern face, in the reader's choices: %o", async (look, root) => {
  const page = String(await serverDocument("登录", html``, look));
  expect(page).toContain(root);
  expect(page.includes('class="brand"')).toBe(look.site !== undefined);
  expect(page).toContain("返回首页");
});
