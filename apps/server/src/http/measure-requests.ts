import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { httpRequests, httpSeconds, securityEvents } from "../common/metrics";
import type { Log } from "../common/log";

/** Methods with a series of their own; anything may stand in a request. */
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** What a refusal means, by its status. 401 is one only where a token was brought: a browser that asks for the first time brings none. */
const EVENTS: Readonly<Record<number, string>> = { 401: "wrong-token", 403: "cross-site", 413: "upload-too-large", 415: "upload-refused", 429: "too-many" };

const eventOf = ({ headers }: IncomingMessage, { statusCode }: ServerResponse): string | undefined =>
  statusCode === 401 && headers.authorization === undefined ? undefined : EVENTS[statusCode];

export type MeasureOptions = {
  /** The pattern of a path's route. */
  routeOf: (path: string) => string;
  log: Pick<Log, "warn">;
};

/**
 * Counts and times every request by the pattern of its route, and tells the operator of refusals that may be attacks: a line in the log and a counter,
 * without the visitor's address.
 * @see OPS-01, OPS-02
 */
export const measureRequests =
  ({ routeOf, log }: MeasureOptions, next: RequestListener): RequestListener =>
  (request, response) => {
    const start = performance.now();
    response.once("finish", () => {
      const [path = ""] = (request.url ?? "").split("?", 1);
      const route = routeOf(path);
      const method = METHODS.has(request.method ?? "") ? String(request.method) : "other";
      httpRequests.inc({ route, method, status: response.statusCode });
      httpSeconds.observe({ route }, (performance.now() - start) / 1000);
      const event = eventOf(request, response);
      if (event === undefined) return;
      securityEvents.inc({ event });
      log.warn({ event, requestId: response.getHeader("x-request-id"), method, route }, "a request was refused");
    });
    next(request, response);
  };
