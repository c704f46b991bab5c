import type { ClientOptions } from "@onehall/api";
import type { Hono } from "hono";
import type { AnswerCache } from "../contract/answer-cache";
import { noteSpelling } from "../contract/spelling";
import type { Visitor } from "../identity";

type Kept = NonNullable<ClientOptions["kept"]>;

export type InProcessFetch = {
  /** Carries a call of a page to the contract without leaving the process: past the limits and logs meant for the outside. */
  fetch: typeof globalThis.fetch;
  /** The same in the name of a visitor. */
  fetchAs: (visitor: Visitor) => typeof globalThis.fetch;
  /** Answers that are the same for all, while they are fresh. */
  kept: Kept;
};

/** Everything that the answer to a read can depend on. It cannot be that of a request from outside, which names a host and no scheme. */
const spelt = (method: string, url: string, contentType: string, body: string): string => `${method} ${url}\n${contentType}\n${body}`;

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

/** The contract for the pages of this process. @param below under what paths its calls stand: a face asks for nothing else here */
export function createInProcessFetch(contract: Hono, answers: Pick<AnswerCache, "known">, below: readonly string[]): InProcessFetch {
  function inner(request: Request): Request {
    const { pathname } = new URL(request.url);
    if (!below.some((path) => pathname.startsWith(path))) throw new Error(`${pathname} is not a call of the contract`);
    return request;
  }

  return {
    async fetch(input, init) {
      const request = inner(new Request(input, init));
      const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
      // What carries a file writes, and is never kept.
      if (request.method === "GET") noteSpelling(request, spelt("GET", request.url, "", ""));
      else if (type === FORM || type === JSON_TYPE) noteSpelling(request, spelt(request.method, request.url, type, await request.clone().text()));
      return contract.fetch(request);
    },
    fetchAs: (visitor) => async (input, init) => contract.fetch(inner(new Request(input, init)), { visitor }),
    kept(method, { url, body, contentType }) {
      if (body instanceof FormData) return undefined;
      const spelling = body === undefined ? spelt(method, url, "", "") : spelt(method, url, contentType ?? FORM, String(body));
      return answers.known(spelling)?.parsed;
    },
  };
}
