import type { Context } from "hono";

/**
 * The page of last resort, when no face can draw one: plain HTML in both languages, without styles of its own, with a way home.
 * @see spec.md section 2, error page
 */
export function errorDocument(c: Context, status: 404 | 500): Response {
  if (c.req.path.startsWith("/portal/api/")) {
    return c.json({ statusCode: String(status), statusDescription: status === 404 ? "没有这个接口" : "系统繁忙，请稍后再试" }, status, {
      "Cache-Control": "no-store",
    });
  }
  const [title, text] = status === 404 ? ["页面找不到了", "This page could not be found."] : ["系统开小差了", "Something went wrong on our side."];
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>错误提示</title></head><body><main><h1>错误提示</h1><p>${title}。页面飞走了，请刷新。</p><p lang="en">${text} Please refresh, or go to the home page.</p><p><a href="/portal/index">返回首页 (home page)</a></p><p>服务热线 <a href="tel:12345">12345</a></p></main></body></html>`;
  return c.html(html, status, {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  });
}
