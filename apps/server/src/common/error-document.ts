import type { Context } from "hono";

type Status = 404 | 405 | 500;

/** What is said in both languages, and to programs. @see ERROR-16 */
const WORDS: Readonly<Record<Status, { title: string; english: string; program: string }>> = {
  404: { title: "页面丢失", english: "This page could not be found.", program: "没有这个接口" },
  405: { title: "这个地址不接受这种请求", english: "Method not allowed.", program: "这个接口不接受这种请求" },
  500: { title: "系统故障", english: "Something went wrong on our side.", program: "系统繁忙，请稍后再试" },
};

/**
 * The page of last resort, when no face can draw one: plain HTML in both languages, without styles of its own, with a way home.
 * @see ERROR-03
 */
export function errorDocument(c: Context, status: Status): Response {
  const { title, english, program } = WORDS[status];
  if (c.req.path.startsWith("/portal/api/")) return c.json({ statusCode: String(status), statusDescription: program }, status, { "Cache-Control": "no-store" });
  // To load it anew helps where something broke, not where nothing is.
  const refresh =
    status === 500
      ? { said: "页面飞走了，请刷新。", english: "Please refresh, or go to the home page." }
      : { said: "", english: "Please go to the home page." };
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>错误提示</title></head><body><main><h1>错误提示</h1><p>${title}。${refresh.said}</p><p lang="en">${english} ${refresh.english}</p><p><a href="/portal/index">返回首页 (home page)</a></p><p>服务热线 <a href="tel:12345">12345</a></p></main></body></html>`;
  return c.html(html, status, {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  });
}
