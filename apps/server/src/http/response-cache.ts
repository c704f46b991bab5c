import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ResponseCache } from "../contract/router/response-cache";
import { setCacheKey } from "../contract/router/cache-key";
import type { Log } from "../common/log";
import { cacheLookups } from "../common/metrics";
import { requestIdOf } from "./request-id";

/** Longest body considered for the cache, in bytes: reads are shorter, uploads are never cached. */
const LONGEST = 4096;
/** Longest address, in characters. */
const MAX_URL_LENGTH = 2048;

export type ResponseCacheOptions = {
  answers: Pick<ResponseCache, "known">;
  /** Path prefixes of the contract's calls. */
  below: readonly string[];
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  log: Log;
  /** Told of every answer that was sent from the cache. */
  answered?: () => void;
};

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** A cross-site POST with cookies: left to the full pipeline, which decides whether to reject it. @see identity/cross-site.ts */
function mayBeForeign({ cookie, origin, "sec-fetch-site": site }: IncomingHttpHeaders): boolean {
  if (cookie === undefined) return false;
  return site === undefined ? origin !== undefined : site !== "same-origin" && site !== "none";
}

/** Length of the body to read, in bytes; undefined where the request must go through the full pipeline. */
function lengthOf({ method, headers }: IncomingMessage): number | undefined {
  if (headers.authorization !== undefined || headers["transfer-encoding"] !== undefined || headers["content-encoding"] !== undefined) return undefined;
  const length = Number(headers["content-length"] ?? 0);
  if (method === "GET" || method === "HEAD") return length === 0 ? 0 : undefined;
  return method === "POST" && length <= LONGEST && !mayBeForeign(headers) ? length : undefined;
}

/** Cache key: everything of a request that its response can depend on. */
const spellingOf = ({ method, url, headers }: IncomingMessage, body: string): string =>
  `${method === "POST" ? "POST" : "GET"} ${headers.host} ${url}\n${headers["content-type"] ?? ""}\n${body}`;

/**
 * Serves a fresh, already compressed response from the cache before a Request object is created (fast path). Everything else is passed to `otherwise` with the body already read and the cache key attached. Both ways give the same bytes.
 */
export function responseCacheListener(
  { answers, below, headers: everywhere, log, answered }: ResponseCacheOptions,
  otherwise: RequestListener,
): RequestListener {
  const common = lowerCase(everywhere);

  /** Whether it was sent. */
  function send(request: IncomingMessage, response: ServerResponse, cacheKey: string): boolean {
    const { method = "GET", url = "", headers } = request;
    const answer = answers.known(cacheKey);
    const ready = answer?.ready(method, headers["accept-encoding"]);
    if (!answer || !ready) return false;
    const requestId = requestIdOf(headers["x-request-id"]);
    const status = method !== "POST" && answer.isKnown(headers["if-none-match"]) ? 304 : 200;
    response.writeHead(status, { ...common, ...(status === 304 ? ready.withoutBody : ready.headers), "x-request-id": requestId });
    response.end(status === 304 || method === "HEAD" ? undefined : ready.body);
    cacheLookups.inc({ cache: "response", result: "hit" });
    answered?.();
    log.info({ requestId, method, path: url.split("?", 1)[0], status, kept: true });
    return true;
  }

  function answerOrHandOn(request: IncomingMessage, response: ServerResponse, body: string): void {
    const cacheKey = spellingOf(request, body);
    if (send(request, response, cacheKey)) return;
    setCacheKey(request, cacheKey);
    otherwise(request, response);
  }

  return (request, response) => {
    const { url = "" } = request;
    const length = url.length <= MAX_URL_LENGTH && below.some((path) => url.startsWith(path)) ? lengthOf(request) : undefined;
    if (length === undefined) return otherwise(request, response);
    if (length === 0) return answerOrHandOn(request, response, "");
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    // An incomplete body gets no response: the connection is closed.
    request.on("end", () => {
      const [first, ...others] = chunks;
      const rawBody = first && others.length === 0 ? first : Buffer.concat(chunks);
      answerOrHandOn(Object.assign(request, { rawBody }), response, rawBody.toString("latin1")); // node-server takes what was read from `rawBody`
    });
  };
}
