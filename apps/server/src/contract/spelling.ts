import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

const noted = new WeakMap<object, string>();

/** Notes how a request was written, before it is understood: with the answer, the next one that is written so need not be. */
export const noteSpelling = (request: IncomingMessage, spelling: string): void => void noted.set(request, spelling);

/** How the request of a context was written; undefined for one that comes from inside the process, or that nobody noted. */
export function spellingOf(context: Context): string | undefined {
  const connection: object = context.env ?? {};
  return "incoming" in connection && connection.incoming instanceof Object ? noted.get(connection.incoming) : undefined;
}
