import { TRADITIONAL } from "@onehall/language";
import type { Context, Hono } from "hono";
import { setCookie } from "hono/cookie";
import type { Part } from "../common/document";
import { errorDocument } from "../common/error-document";
import { rewriteForFrame, isFramed } from "./post-process/frame";
import type { Page, PageCache } from "./page-cache";
import { pageKey } from "./page-key";
import { type HtmlHandler, rewriteHtml } from "./post-process/rewrite-html";
import { traditionalCharacters } from "./post-process/traditional";
import { isPersonalPage, loginFor } from "../common/personal-pages";
import { preferencesOf } from "../common/preferences";
import { backToTools, readingDocument, refusalDocument, type Refusal } from "../reading/document";
import { updateSettings, READING_COOKIE, readingSettingsOf, serializeSettings } from "../reading/settings";
import { STYLE_SOURCE } from "../reading/style";
import { readingRequest, READING_PATH, readingPath, readingTarget, type OwnHosts } from "../reading/target";
import { toReadingView } from "../reading/text";

export type ReadingOptions = {
  /** Answers a request to a page of our own inside of the process. */
  open: (request: Request) => Promise<Response>;
  cache: PageCache;
  /** Headers of every answer. */
  headers: Record<string, string>;
  publicOrigin: string | undefined;
  frameAncestors: string[];
  /** Address of the script that reads aloud. */
  helper: string | undefined;
  /** Counts a page that was opened. */
  countVisit: () => void;
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Redirects that one page may take; ours take one. */
const HOPS = 5;

const NOT_OURS: Refusal = {
  title: "这个地址不能用无障碍阅读打开",
  sentence: "无障碍阅读只能打开本站的页面。请检查地址是否完整，或者从下面的入口开始。",
  ways: [],
};

const personal = (target: string): Refusal => ({
  title: "这一页有您的个人信息",
  sentence: "为了保护您的信息，个人中心和电子证照不能在无障碍阅读中打开。您可以登录后直接打开原网页，并使用浏览器的放大和朗读功能。",
  ways: [
    { name: "打开原网页", href: target },
    { name: "登录", href: loginFor(target) },
  ],
});

/**
 * The text-only view of any page of our own: /portal/canyou/default.html?url=/portal/…, and the link that changes how it looks.
 * @see READING-01, READING-02; docs/decisions/reading.md
 */
export function readingRoutes(app: Hono, options: ReadingOptions): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    `style-src ${STYLE_SOURCE}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${options.frameAncestors.join(" ")}`,
  ].join("; ");
  const headers = {
    ...options.headers,
    "content-type": "text/html; charset=UTF-8",
    "content-security-policy": policy,
    vary: "Accept-Encoding, Cookie, Sec-Fetch-Dest",
  };
  const ownOf = (c: Context): OwnHosts => ({ origin: new URL(c.req.url).origin, publicOrigin: options.publicOrigin });

  const settingsOf = (c: Context) => readingSettingsOf(c.req.header("cookie"), preferencesOf(c.req.header("cookie")));

  const inFrame = (c: Context) => isFramed(c.req.header("sec-fetch-dest"));

  async function postProcessed(document: Part, c: Context): Promise<Pick<Page, "html" | "headers">> {
    const { traditional } = preferencesOf(c.req.header("cookie"));
    const handlers: HtmlHandler[] = [...(inFrame(c) ? [rewriteForFrame(new URL(c.req.url))] : []), ...(traditional ? [traditionalCharacters()] : [])];
    return { html: rewriteHtml(String(await document), handlers), headers: traditional ? { "content-language": TRADITIONAL } : {} };
  }

  async function refuse(c: Context, status: 400 | 403, refusal: Refusal): Promise<Response> {
    const { html, headers: ofLanguage } = await postProcessed(refusalDocument(refusal, settingsOf(c)), c);
    return c.body(html, status, { ...headers, ...ofLanguage, "cache-control": "no-store" });
  }

  /** The page itself, or the last one on its way that can be read. */
  async function opened(target: string, c: Context): Promise<{ response: Response; target: string }> {
    const own = ownOf(c);
    for (let hop = 0, at = target; ; hop += 1) {
      // As a visitor of whom nothing is known: no cookie goes along, so nothing personal can come back.
      const response = await options.open(new Request(new URL(at, own.origin), { headers: { host: c.req.header("host") ?? "", accept: "text/html" } }));
      const location = response.headers.get("location");
      if (location === null || response.status < 300 || response.status > 399) return { response, target: at };
      const next = readingTarget(new URL(location, new URL(at, own.origin)).href, own);
      if (next === undefined || isPersonalPage(next) || hop === HOPS) return { response, target: at };
      at = next;
    }
  }

  async function view(target: string, c: Context): Promise<Page> {
    const { response, target: place } = await opened(target, c);
    // A file that its address did not betray, or a page that sends out of what can be read: the browser knows best, and goes to an address of this site.
    if ((response.status >= 300 && response.status < 400) || !response.headers.get("content-type")?.startsWith("text/html")) {
      await response.body?.cancel();
      return { status: 303, headers: { ...options.headers, location: place, "cache-control": "no-store" }, html: "" };
    }
    const { origin, publicOrigin } = ownOf(c);
    const reading = toReadingView(await response.text(), { origin: publicOrigin ?? origin, target: place });
    const { traditional } = preferencesOf(c.req.header("cookie"));
    const document = readingDocument({ reading, target: place, origin: publicOrigin ?? origin, settings: settingsOf(c), helper: options.helper, traditional });
    const { html, headers: ofLanguage } = await postProcessed(document, c);
    return {
      status: response.status,
      headers: { ...headers, ...ofLanguage, "cache-control": response.status === 200 ? "private, no-cache" : "no-store" },
      html,
    };
  }

  app.all(READING_PATH, async (c) => {
    const { method, url } = c.req;
    if (method !== "GET" && method !== "HEAD") {
      c.header("Allow", "GET, HEAD");
      return errorDocument(c, 405);
    }
    const { target, scattered } = readingRequest(new URL(url).searchParams, ownOf(c));
    if (target === undefined) return refuse(c, 400, NOT_OURS);
    if (isPersonalPage(new URL(target, url).pathname)) return refuse(c, 403, personal(target));
    if (scattered) return c.redirect(readingPath(target), 303);
    const key = `reading ${serializeSettings(settingsOf(c))} ${pageKey(c.req.header("host") ?? "", readingPath(target), preferencesOf(c.req.header("cookie")), inFrame(c))}`;
    const asking = { method, acceptEncoding: c.req.header("accept-encoding") ?? "", ifNoneMatch: c.req.header("if-none-match") ?? "" };
    let drawn = false;
    const answer = options.cache.respond(
      key,
      asking,
      () => {
        drawn = true;
        return view(target, c);
      },
      { "x-request-id": c.get("requestId") },
    );
    // The page inside counts itself when it is drawn.
    if (!drawn && method === "GET") options.countVisit();
    return answer;
  });

  app.get("/portal/canyou/settings", (c) => {
    const next = updateSettings(settingsOf(c), (name) => c.req.query(name));
    setCookie(c, READING_COOKIE, serializeSettings(next), { path: "/portal/canyou/", maxAge: YEAR_SECONDS, sameSite: "Lax", httpOnly: true });
    c.header("Cache-Control", "no-store");
    const target = readingTarget(c.req.query("url") ?? "", ownOf(c));
    return c.redirect(backToTools(target ?? "/portal/index"), 303);
  });

  for (const path of ["/portal/canyou", "/portal/canyou/", "/portal/canyou/index.html"]) app.get(path, (c) => c.redirect(readingPath("/portal/index"), 302));
}
