import { createServer, type RequestListener, type Server } from "node:http";
import { answerUnreadable } from "./unreadable-request";

/** Longest times, in milliseconds. */
export type ConnectionLimits = {
  /** From the first byte of a request to the end of its headers. */
  headers: number;
  /** To the end of its body: six megabytes over a slow mobile network. */
  request: number;
  /** Without anything to send or receive. */
  idle: number;
  /** Between two requests; longer than that of the proxy in front, which otherwise reuses a connection that is being closed. */
  keepAlive: number;
  /** How often connections are looked through. */
  check: number;
};

const LIMITS: ConnectionLimits = { headers: 10_000, request: 60_000, idle: 120_000, keepAlive: 75_000, check: 5_000 };

/** A server that cuts off who sends headers or a body too slowly, or nothing at all: each such connection holds memory and a place. @see OPS-05 */
export function createHttpServer(listener: RequestListener, limits = LIMITS): Server {
  const { headers, request, idle, keepAlive, check } = limits;
  const options = { headersTimeout: headers, requestTimeout: request, keepAliveTimeout: keepAlive, connectionsCheckingInterval: check };
  return createServer(options, listener).setTimeout(idle).on("clientError", answerUnreadable);
}
