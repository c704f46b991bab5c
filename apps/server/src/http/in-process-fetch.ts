import type { ClientOptions } from "@onehall/api";
import type { Hono } from "hono";
import type { ResponseCache } from "../contract/router/response-cache";
import { setCacheKey } from "../contract/router/cache-key";
import type { Visitor } from "../identity";

type Kept = NonNullable<ClientOptions["cached"]>;

export type InProcessFetch = {
  /** Calls the contract in this process, bypassing rate limits and access log, which are meant for requests from outside. */
  fetch: typeof globalThis.fetch;
  /** The same, authenticated as a visitor. */
  fetchAs: (visitor: Visitor) => typeof globalThis.fetch;
  /** Fresh public responses from the cache. */
  kept: Kept;
};

/** Cache key: everything that the response to a read can depend on. Cannot collide with the key of an outside request, which has a host and no scheme. */
const spelt = (method: string, url: string, contentType: string, body: string): string => `${method} ${url}\n${contentType}\n${body}`;

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

/** The contract for the pages of this process. @param below path prefixes of its calls; anything else is a programming error */
export function createInProcessFetch(contract: Hono, answers: Pick<ResponseCache, "known">, below: readonly string[]): InProcessFetch {
  function inner(request: Request): Request {
    const { pathname } = new URL(request.url);
    if (!below.some((path) => pathname.startsWith(path))) throw new Error(`${pathname} is not a call of the contract`);
    return request;
  }

  return {
    async fetch(input, init) {
      const request = inner(new Request(input, init));
      const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
      // Requests with files are writes and are never cached.
      if (request.method === "GET") setCacheKey(request, spelt("GET", request.url, "", ""));
      else if (type === FORM || type === JSON_TYPE) setCacheKey(request, spelt(request.method, request.url, type, await request.clone().text()));
      return contract.fetch(request);
    },
    fetchAs: (visitor) => async (input, init) => contract.fetch(inner(new Request(input, init)), { visitor }),
    kept(method, { url, body, contentType }) {
      if (body instanceof FormData) return undefined;
      const cacheKey = body === undefined ? spelt(method, url, "", "") : spelt(method, url, contentType ?? FORM, String(body));
      return answers.known(cacheKey)?.parsed;
    },
  };
}
