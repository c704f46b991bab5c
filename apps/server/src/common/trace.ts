import type { Context } from "hono";
import { VISITOR_HEADER, visitorAddress } from "./visitor-address";

/** Version 00 with a trace id and a parent id that are not zero. @see https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The trace that a request belongs to, as a header for requests that are made on its behalf; nothing where it brings none or an illegal one. */
export function traceHeaders({ req }: Context): Record<string, string> {
  const traceparent = req.header("traceparent");
  return traceparent !== undefined && TRACEPARENT.test(traceparent) ? { traceparent } : {};
}

/** The same `fetch`, whose requests are made inside the process on behalf of another request: they belong to its trace and its visitor. */
export function fetchOnBehalf(fetch: typeof globalThis.fetch, context: Context): typeof globalThis.fetch {
  const address = visitorAddress(context);
  const headers = Object.entries({ ...traceHeaders(context), ...(address === "" ? {} : { [VISITOR_HEADER]: address }) });
  if (headers.length === 0) return fetch;
  return (input, init) => {
    const request = new Request(input, init);
    for (const [name, value] of headers) request.headers.set(name, value);
    return fetch(request);
  };
}
