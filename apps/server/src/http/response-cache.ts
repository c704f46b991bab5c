import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AnswerCache } from "../contract/answer-cache";
import { noteSpelling } from "../contract/spelling";
import type { Log } from "../common/log";
import { requestIdOf } from "./request-id";

/** Longest body that is looked at, in bytes: questions are shorter, feedback with images is not ours. */
const LONGEST = 4096;
/** Longest address, in characters. */
const LONGEST_URL = 2048;

export type ResponseCacheOptions = {
  answers: Pick<AnswerCache, "known">;
  /** Below what paths the calls of the contract stand. */
  below: readonly string[];
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  log: Log;
};

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** A POST that a browser sends for another site together with cookies: whether it is refused, the long way knows. @see identity/own-site.ts */
function mayBeForeign({ cookie, origin, "sec-fetch-site": site }: IncomingHttpHeaders): boolean {
  if (cookie === undefined) return false;
  return site === undefined ? origin !== undefined : site !== "same-origin" && site !== "none";
}

/** Bytes of the body that is to be read; undefined where the request must take the long way. */
function lengthOf({ method, headers }: IncomingMessage): number | undefined {
  if (headers.authorization !== undefined || headers["transfer-encoding"] !== undefined || headers["content-encoding"] !== undefined) return undefined;
  const length = Number(headers["content-length"] ?? 0);
  if (method === "GET" || method === "HEAD") return length === 0 ? 0 : undefined;
  return method === "POST" && length <= LONGEST && !mayBeForeign(headers) ? length : undefined;
}

/** Everything of a request that its answer can depend on. */
const spellingOf = ({ method, url, headers }: IncomingMessage, body: string): string =>
  `${method === "POST" ? "POST" : "GET"} ${headers.host} ${url}\n${headers["content-type"] ?? ""}\n${body}`;

/**
 * Sends an answer of the contract that is kept, fresh and ready straight from memory, before anything is made of the request; hands everything else on,
 * with the body that was read, and with a note of how it was written. What comes out is the same either way.
 */
export function responseCacheListener({ answers, below, headers: everywhere, log }: ResponseCacheOptions, otherwise: RequestListener): RequestListener {
  const common = lowerCase(everywhere);

  /** Whether it was sent. */
  function send(request: IncomingMessage, response: ServerResponse, spelling: string): boolean {
    const { method = "GET", url = "", headers } = request;
    const answer = answers.known(spelling);
    const ready = answer?.ready(method, headers["accept-encoding"]);
    if (!answer || !ready) return false;
    const requestId = requestIdOf(headers["x-request-id"]);
    const status = method !== "POST" && answer.isKnown(headers["if-none-match"]) ? 304 : 200;
    response.writeHead(status, { ...common, ...(status === 304 ? ready.withoutBody : ready.headers), "x-request-id": requestId });
    response.end(status === 304 || method === "HEAD" ? undefined : ready.body);
    log.info({ requestId, method, path: url.split("?", 1)[0], status, kept: true });
    return true;
  }

  function answerOrHandOn(request: IncomingMessage, response: ServerResponse, body: string): void {
    const spelling = spellingOf(request, body);
    if (send(request, response, spelling)) return;
    noteSpelling(request, spelling);
    otherwise(request, response);
  }

  return (request, response) => {
    const { url = "" } = request;
    const length = url.length <= LONGEST_URL && below.some((path) => url.startsWith(path)) ? lengthOf(request) : undefined;
    if (length === undefined) return otherwise(request, response);
    if (length === 0) return answerOrHandOn(request, response, "");
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    // A body that never comes to its end is nobody's to answer: its connection is closed.
    request.on("end", () => {
      const [first, ...others] = chunks;
      const rawBody = first && others.length === 0 ? first : Buffer.concat(chunks);
      answerOrHandOn(Object.assign(request, { rawBody }), response, rawBody.toString("latin1")); // node-server takes what was read from `rawBody`
    });
  };
}
