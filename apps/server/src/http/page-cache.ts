import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { encode, type Encoding, encodingFor } from "../common/content-coding";
import { cacheLookups } from "../common/metrics";

/** Seconds for which a page is served without asking again; after that it is served once more while a new one is made. */
const FRESH = 30;
/** Seconds for which an old page stands in when a new one cannot be made. */
const STALE_IF_ERROR = 24 * 60 * 60;

/** A rendered page with everything that must travel along: its policy belongs to its inline scripts. Header names in lower case. */
export type Page = { status: number; headers: Record<string, string>; html: string };

/** What of a request decides how a page is sent. */
export type PageRequest = { method: string; acceptEncoding: string; ifNoneMatch: string };

type Bytes = Buffer<ArrayBuffer>;
/** A body as it goes out, with its headers (and those of a 304) made once: most answers are the same bytes again. Raw: names and values in turn, which Node writes without looking through an object. */
export type PreparedResponse = { body: Bytes; etag: string; headers: Record<string, string>; rawHeaders: string[]; rawHeadersWithoutBody: string[] };
type Stored = {
  madeAt: number;
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Bytes;
  sendable: Partial<Record<Encoding, PreparedResponse>>;
};

export type PageCache = {
  /** The cached entry of a key that is fresh and already compressed. */
  ready: (key: string, acceptEncoding: string | undefined) => PreparedResponse | undefined;
  /**
   * The page under the key, made by `render` when there is none or it is old. Requests for the same key wait for one render.
   * `more` are headers of this one answer.
   */
  respond: (key: string, asking: PageRequest, render: () => Promise<Page>, more?: Record<string, string>) => Response | Promise<Response>;
};

export type PageCacheOptions = { mebibytes: number; now?: () => number; onError?: (error: unknown) => void };

/** In-memory LRU cache of rendered public pages: fresh, then stale-while-revalidate, then stale-if-error. @see ARCH-05 */
export function createPageCache({ mebibytes, now = Date.now, onError = () => undefined }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, Stored>({ maxSize: Math.max(1, mebibytes) * 1024 * 1024, sizeCalculation: (page) => page.body.length * 2 });
  const running = new Map<string, Promise<Stored>>();

  function make(key: string, render: () => Promise<Page>): Promise<Stored> {
    const pending = running.get(key);
    if (pending) return pending;
    const made = render()
      .then(({ status, headers, html }) => {
        const body = Buffer.from(html);
        // A page that says so itself is true for this moment only, such as whether a licence's code is still valid.
        const kept = status === 200 && mebibytes > 0 && !headers["cache-control"]?.includes("no-store");
        const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
        const stored: Stored = { madeAt: now(), status, headers, body, etag, sendable: {} };
        if (kept) pages.set(key, stored);
        return stored;
      })
      .finally(() => running.delete(key));
    running.set(key, made);
    return made;
  }

  /** In seconds. A page from the future is old: the clock was set back. */
  const ageOf = (page: Stored) => {
    const age = (now() - page.madeAt) / 1000;
    return age < 0 ? FRESH : age;
  };

  return {
    ready(key, acceptEncoding = "") {
      const page = pages.get(key);
      const found = page && ageOf(page) < FRESH ? page.sendable[encodingFor(acceptEncoding)] : undefined;
      if (found) cacheLookups.inc({ cache: "page", result: "hit" });
      return found;
    },
    respond(key, asking, render, more) {
      const kept = pages.get(key);
      cacheLookups.inc({ cache: "page", result: kept ? (ageOf(kept) < FRESH ? "hit" : "stale") : "miss" });
      if (!kept) return make(key, render).then((page) => send(page, asking, more));
      const age = ageOf(kept);
      if (age >= FRESH) {
        const renewed = make(key, render);
        if (age >= STALE_IF_ERROR) return renewed.then((page) => send(page, asking, more));
        // The visitor has the page already; a failed renewal is logged, and the next visitor tries again.
        renewed.then((page) => page.status >= 500 && onError(new Error(`page answered ${page.status}`)), onError);
      }
      return send(kept, asking, more);
    },
  };
}

function send(page: Stored, { method, acceptEncoding, ifNoneMatch }: PageRequest, more: Record<string, string> = {}): Response | Promise<Response> {
  if (page.status === 200 && ifNoneMatch.includes(page.etag))
    return new Response(null, { status: 304, headers: { ...page.headers, etag: page.etag, ...more } });
  const encoding = encodingFor(acceptEncoding);
  const answer = ({ body, headers }: PreparedResponse) =>
    new Response(method === "HEAD" ? null : body, { status: page.status, headers: { ...headers, ...more } });
  const ready = page.sendable[encoding];
  return ready ? answer(ready) : prepare(page, encoding).then(answer);
}

async function prepare(page: Stored, encoding: Encoding): Promise<PreparedResponse> {
  const body = await encode(page.body, encoding);
  const withoutBody = { ...page.headers, etag: page.etag };
  const headers = { ...withoutBody, "content-length": String(body.length), ...(encoding === "identity" ? {} : { "content-encoding": encoding }) };
  const raw = (named: Record<string, string>) => Object.entries(named).flat();
  return (page.sendable[encoding] = { body, etag: page.etag, headers, rawHeaders: raw(headers), rawHeadersWithoutBody: raw(withoutBody) });
}
