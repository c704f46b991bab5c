import type { Context } from "hono";

const noted = new WeakMap<object, string>();

/**
 * Notes how a request was written, before it is understood: with the answer, the next one that is written so need not be.
 * @param request what came from outside (node's message), or what a page asks inside the process
 */
export const setCacheKey = (request: object, cacheKey: string): void => void noted.set(request, cacheKey);

/** How the request of a context was written; undefined for one that nobody noted. */
export function cacheKeyOf(context: Context): string | undefined {
  const inside = noted.get(context.req.raw);
  if (inside !== undefined) return inside;
  const connection: object = context.env ?? {};
  return "incoming" in connection && connection.incoming instanceof Object ? noted.get(connection.incoming) : undefined;
}
