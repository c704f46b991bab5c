import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Seconds for which a page is served without asking again; after that it is served once more while a new one is made. */
const FRESH = 30;
/** Seconds for which an old page stands in when a new one cannot be made. */
const STALE_IF_ERROR = 24 * 60 * 60;
const BROTLI_QUALITY = 9;

/** A rendered page with everything that must travel along: its policy belongs to its inline scripts. */
export type Page = { status: number; headers: Record<string, string>; html: string };

type Bytes = Buffer<ArrayBuffer>;
type Stored = { madeAt: number; status: number; headers: Record<string, string>; etag: string; body: Bytes; br?: Bytes; gzip?: Bytes };

export type PageCache = {
  /** The page under the key, made by `render` when there is none or it is old. Requests for the same key wait for one render. */
  respond: (key: string, request: Request, render: () => Promise<Page>) => Promise<Response>;
};

export type PageCacheOptions = { mebibytes: number; now?: () => number; onError?: (error: unknown) => void };

/** Keeps rendered public pages in memory: fresh, then stale while revalidating, then stale if error; the least used go first. @see design.md, the way of a request */
export function createPageCache({ mebibytes, now = Date.now, onError = () => undefined }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, Stored>({ maxSize: Math.max(1, mebibytes) * 1024 * 1024, sizeCalculation: (page) => page.body.length * 2 });
  const running = new Map<string, Promise<Stored>>();

  const store = ({ status, headers, html }: Page): Stored => {
    const body = Buffer.from(html);
    return { madeAt: now(), status, headers, body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
  };

  function make(key: string, render: () => Promise<Page>): Promise<Stored> {
    const pending = running.get(key);
    if (pending) return pending;
    const made = render()
      .then((page) => {
        const stored = store(page);
        if (page.status === 200 && mebibytes > 0) pages.set(key, stored);
        return stored;
      })
      .finally(() => running.delete(key));
    running.set(key, made);
    return made;
  }

  async function find(key: string, render: () => Promise<Page>): Promise<Stored> {
    const kept = pages.get(key);
    if (!kept) return make(key, render);
    const age = (now() - kept.madeAt) / 1000;
    if (age < FRESH) return kept;
    const renewed = make(key, render);
    if (age < STALE_IF_ERROR) {
      // The visitor has the page already; a failed renewal is logged, and the next visitor tries again.
      renewed.then((page) => page.status >= 500 && onError(new Error(`page answered ${page.status}`)), onError);
      return kept;
    }
    return renewed;
  }

  return {
    async respond(key, request, render) {
      const page = await find(key, render);
      const headers = new Headers(page.headers);
      headers.set("ETag", page.etag);
      if (request.headers.get("if-none-match")?.includes(page.etag) && page.status === 200) return new Response(null, { status: 304, headers });
      const { encoding, body } = await encoded(page, request.headers.get("accept-encoding") ?? "", pages.has(key));
      if (encoding) headers.set("Content-Encoding", encoding);
      headers.set("Content-Length", String(body.length));
      return new Response(request.method === "HEAD" ? null : body, { status: page.status, headers });
    },
  };
}

/** Compresses once for each kept page and encoding; a page that is not kept gets the quicker one. */
async function encoded(page: Stored, accept: string, kept: boolean): Promise<{ encoding: string; body: Bytes }> {
  if (kept && /\bbr\b/.test(accept)) {
    page.br ??= await brotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    return { encoding: "br", body: page.br };
  }
  if (/\bgzip\b/.test(accept)) {
    page.gzip ??= await deflate(page.body);
    return { encoding: "gzip", body: page.gzip };
  }
  return { encoding: "", body: page.body };
}
