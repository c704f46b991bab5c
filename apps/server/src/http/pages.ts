import type { RouterContextProvider, ServerBuild } from "react-router";
import { callPath, currentRegion, PortalError, type User } from "@onehall/api";
import type { Context, Hono } from "hono";
import { isCrossSiteCall } from "../contract/router/origin-check";
import type { Visitor } from "../identity";
import type { Log } from "../common/log";
import { type App, type AppAddresses, shownApps } from "../app-settings";
import { createAdmission } from "../common/admission";
import { bodyText } from "./body-text";
import { busyPage } from "./busy-page";
import { errorDocument } from "../common/error-document";
import { faceHandler } from "./face-handler";
import { postProcess, type PostProcessOptions } from "./post-process/post-process";
import { isFramed } from "./post-process/frame";
import type { InProcessFetch } from "./in-process-fetch";
import type { Page, PageCache } from "./page-cache";
import { pageKey } from "./page-key";
import { namesNoRegion, pageInstead } from "./wrong-parameters";
import { formWithoutLogin } from "./personal-pages";
import { isPersonalPage, loginFor } from "../common/personal-pages";
import { renderSeconds, timed } from "../common/metrics";
import type { YieldToCached } from "../common/yield-to-cached";
import { fetchOnBehalf } from "../common/trace";
import { isPrefetch } from "../common/prefetch";
import { preferencesOf, type Preferences } from "../common/preferences";

/** What a face is told of the request; its entry.server turns it into its own router context. Must match `RequestInfo` of packages/portal/src/app/context.ts. */
type RequestInfo = {
  fetch: typeof fetch;
  cached?: InProcessFetch["kept"];
  origin: string;
  preferences: Preferences;
  visitor: User | null | undefined;
  apps: App[];
  sample: boolean;
};
type FaceEntry = {
  makeContext: (info: RequestInfo) => RouterContextProvider;
  /** The page that an answer of the face stands for: pages come as text, everything else as a body. Absent in faces of tests. */
  renderedPageOf?: (answer: Response) => string | undefined;
};

/** A built face, or (in development) a way to get the newest one. */
export type FaceSource = ServerBuild | (() => Promise<ServerBuild>);

export type PagesOptions = PostProcessOptions & {
  faces: { v2: FaceSource; v3: FaceSource };
  cache: PageCache;
  calls: InProcessFetch;
  visitorOf: (c: Context) => Promise<Visitor | undefined>;
  /** Addresses of apps. @default none */
  apps?: AppAddresses;
  /** A demonstration with the sample log-in. @default true */
  sample?: boolean;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Resolves when the next page may be drawn. @default at once */
  rest?: YieldToCached["rest"];
  /** Counts a page that was opened. */
  countVisit: () => void;
  log: Log;
};

const PERSONAL = "private, no-store";

/**
 * Pages that are drawn at once, and that may wait. Times in milliseconds. Drawing occupies the event loop, so one begins when the one before is done; several
 * run at once only where they wait for a back end.
 */
const DRAWING = { running: 8, waiting: 64, patience: 5_000, crowd: { waiting: 16, patience: 400 }, deadline: 30_000 } as const;
/** Milliseconds after which a page is taken to wait for a back end. */
const HOLD = 50;

/** Every page below /portal/: /portal/v3/… by the modern face, everything else by the classic one. */
export function pageRoutes(app: Hono, options: PagesOptions): void {
  const { calls } = options;
  const admit = createAdmission({ name: "page", ...DRAWING, ...(options.rest ? { pace: { hold: HOLD, rest: options.rest } } : {}) });
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof faceHandler>>();

  /** Whether the contract knows a region. What it cannot say counts as known: the page stays as it is. */
  const isRegion = async (code: string): Promise<boolean> => {
    const request = new Request(`http://inside.test${callPath(currentRegion)}`, { method: "POST", body: new URLSearchParams({ regCode: code }) });
    return (await calls.fetch(request)).status !== 404;
  };

  /** What a face answers; with the text of it where it is a page. `incomplete`: data failed, and the page hides what it could not get. */
  type Answer = { response: Response; page: string | undefined; incomplete: boolean };

  async function render(source: FaceSource, request: Request, info: RequestInfo): Promise<Answer> {
    const build = typeof source === "function" ? await source() : source;
    let handler = handlers.get(build);
    if (!handler) handlers.set(build, (handler = faceHandler(build, options.mode)));
    const { makeContext, renderedPageOf } = build.entry.module as unknown as FaceEntry;
    const version = source === options.faces.v3 ? "v3" : "v2";
    let incomplete = false;
    const watched: typeof fetch = async (input, init) => {
      const answer = await info.fetch(input, init);
      incomplete ||= answer.status >= 500;
      return answer;
    };
    const response = await timed(
      () => handler(request, makeContext({ ...info, fetch: watched })),
      (seconds) => renderSeconds.observe({ version }, seconds),
    );
    // The router's last resort, where even the error page could not be drawn, is a line of plain text.
    if (response.status === 500 && response.headers.get("content-type")?.startsWith("text/plain")) throw new Error("the face could not draw its error page");
    return { response, page: renderedPageOf?.(response), incomplete };
  }

  const faceOf = (path: string): FaceSource => (path.startsWith("/portal/v3/") || path === "/portal/v3" ? options.faces.v3 : options.faces.v2);

  async function toPage({ response, page, incomplete }: Answer, { req }: Context): Promise<Page> {
    const body = page ?? (await bodyText(response));
    const headers: Record<string, string> = { ...options.headers, ...Object.fromEntries(response.headers) };
    if (!response.headers.get("content-type")?.startsWith("text/html")) return { status: response.status, headers, html: body };
    // A face that names its parts otherwise than we ask for them would send every visitor a blank page.
    if (body === "") throw new Error("the face drew an empty page");
    const rendered = {
      html: body,
      url: new URL(req.url),
      seen: seenAt(req.url),
      preferences: preferencesOf(req.header("cookie")),
      inFrame: isFramed(req.header("sec-fetch-dest")),
    };
    const { html, headers: ofPage } = postProcess(rendered, options);
    Object.assign(headers, ofPage);
    // Not cached, so that the whole page of before stays where there is one.
    if (incomplete) headers["cache-control"] = "no-store";
    headers["cache-control"] ??= response.status === 200 ? "public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400" : "no-store";
    headers.vary = "Accept-Encoding, Cookie, Sec-Fetch-Dest";
    return { status: response.status, headers, html };
  }

  // A page that was prefetched says so when it is opened.
  app.post("/portal/visit", (c) => {
    options.countVisit();
    return c.body(null, 204, { "Cache-Control": "no-store" });
  });

  for (const root of ["/", "/portal"]) app.get(root, (c) => c.redirect("/portal/index", 302));

  app.all("/portal/*", (c: Context) => {
    const { method, path, url } = c.req;
    if (!["GET", "HEAD", "POST"].includes(method)) {
      c.header("Allow", "GET, HEAD, POST");
      return errorDocument(c, 405);
    }
    const source = faceOf(path);
    const preferences = preferencesOf(c.req.header("cookie"));
    const shared: RequestInfo = {
      fetch: fetchOnBehalf(calls.fetch, c),
      origin: options.publicOrigin ?? new URL(url).origin,
      preferences,
      visitor: undefined,
      apps: shownApps(options.apps ?? {}, preferences.operator ?? false),
      sample: options.sample ?? true,
    };
    if (isPersonalPage(path)) return personal(c, source, shared);
    const draw = (request: Request) => render(source, request, { ...shared, cached: calls.kept });
    if (path.endsWith(".data") || method === "POST") return uncached(c, draw);
    if (method === "GET" && !isPrefetch(c.req.header("sec-purpose"))) options.countVisit();

    const key = pageKey(new URL(url).host, url.slice(url.indexOf("/", "https://".length)), preferences, isFramed(c.req.header("sec-fetch-dest")));
    const asking = { method, acceptEncoding: c.req.header("accept-encoding") ?? "", ifNoneMatch: c.req.header("if-none-match") ?? "" };
    // HEAD is answered from GET: the policy of a page is made of its body.
    const page = () =>
      admit(async (): Promise<Page> => {
        const seen = seenAt(url);
        const elsewhere = async (): Promise<Page | undefined> => {
          const location = await pageInstead(seen, isRegion);
          return location === undefined ? undefined : { status: 302, headers: { ...options.headers, location, "cache-control": "no-store" }, html: "" };
        };
        const first = namesNoRegion(seen) ? await elsewhere() : undefined;
        if (first) return first;
        const drawn = await draw(method === "HEAD" ? new Request(url, { headers: c.req.raw.headers }) : c.req.raw);
        return (drawn.response.status === 404 ? await elsewhere() : undefined) ?? toPage(drawn, c);
      });
    return options.cache.respond(key, asking, page, { "x-request-id": c.get("requestId") });
  });

  /** A personal page: rendered per visitor, never cached, and only after log-in. */
  async function personal(c: Context, source: FaceSource, shared: RequestInfo): Promise<Response> {
    const { method, path, raw } = c.req;
    const visitor = await options.visitorOf(c);
    c.header("Cache-Control", PERSONAL);
    // A face that asks for data of the page sends the browser to the log-in itself.
    if (!visitor && !path.endsWith(".data")) {
      if (method === "POST" && !isCrossSiteCall(c, options.publicOrigin)) return formWithoutLogin(c);
      return c.redirect(loginFor(path + (method === "POST" ? "" : new URL(raw.url).search)), 303);
    }
    const info: RequestInfo = { ...shared, fetch: visitor ? fetchOnBehalf(calls.fetchAs(visitor), c) : shared.fetch, visitor: visitor?.user ?? null };
    const { status, headers, html } = await toPage(
      await admit(() => render(source, method === "HEAD" ? new Request(raw.url, { headers: raw.headers }) : asSeen(c), info)),
      c,
    );
    return new Response(method === "HEAD" || status === 204 || status === 304 ? null : html, { status, headers: { ...headers, "cache-control": PERSONAL } });
  }

  /** An address as the visitor sees it. */
  function seenAt(url: string): URL {
    const { pathname, search, origin } = new URL(url);
    return new URL(pathname + search, options.publicOrigin ?? origin);
  }

  /** The request at the address that the visitor sees: React Router takes a form from another origin for an attack. */
  function asSeen({ req: { raw } }: Context): Request {
    return !options.publicOrigin || raw.method !== "POST" ? raw : new Request(seenAt(raw.url), raw);
  }

  async function uncached(c: Context, draw: (request: Request) => Promise<Answer>): Promise<Response> {
    const answer = await admit(() => draw(asSeen(c)));
    const { response } = answer;
    if (response.headers.get("content-type")?.startsWith("text/html")) {
      const { status, headers: ofPage, html } = await toPage(answer, c);
      return new Response(html, { status, headers: { ...ofPage, "cache-control": response.headers.get("cache-control") ?? "no-store" } });
    }
    const headers = new Headers({ ...options.headers, ...Object.fromEntries(response.headers) });
    // A prefetched answer without a lifetime would be fetched a second time on the click.
    if (response.ok && c.req.method === "GET" && !headers.has("cache-control")) headers.set("cache-control", "private, max-age=10");
    return new Response(response.body, { status: response.status, headers });
  }

  app.notFound((c) => errorDocument(c, 404));
  app.onError((error, c) => {
    if (error instanceof PortalError && error.code === "busy") return busyPage(c, options.publicOrigin);
    options.log.error({ requestId: c.get("requestId"), path: c.req.path, err: error }, "request failed");
    return errorDocument(c, 500);
  });
}
