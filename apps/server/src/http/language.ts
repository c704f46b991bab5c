import { TRADITIONAL } from "@onehall/language";
import type { MiddlewareHandler } from "hono";
import { preferencesOf } from "../common/preferences";
import { rewriteHtml } from "./post-process/rewrite-html";
import { traditionalCharacters } from "./post-process/traditional";

/** The kit's catalogue: static files for developers. */
const CATALOGUE = "/portal/kit/";

/** A finished page or document in traditional characters, with `lang="zh-Hant"`. */
export const localizeHtml = (html: string): string => rewriteHtml(html, [traditionalCharacters()]);

/**
 * Documents that the server writes itself (log-in, status, error document) follow the visitor's choice as pages do; what is already converted carries a
 * Content-Language header.
 */
export const localizeDocuments: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, status } = c.res;
  if (!preferencesOf(c.req.header("cookie")).traditional || c.req.method === "HEAD" || !headers.get("content-type")?.startsWith("text/html")) return;
  if (headers.has("content-language") || headers.has("content-encoding") || c.req.path.startsWith(CATALOGUE)) return;
  const html = localizeHtml(await c.res.text());
  const localized = new Headers(headers);
  localized.delete("content-length");
  localized.set("content-language", TRADITIONAL);
  localized.append("vary", "Cookie");
  c.res = undefined;
  c.res = new Response(html, { status, headers: localized });
};
