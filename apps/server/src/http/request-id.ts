import { randomUUID } from "node:crypto";

/** The id of a request that is answered before Hono sees it: a valid id sent by a proxy is reused, with the same rule as Hono's requestId. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === "string" && given.length <= 255 && /^[\w\-=]+$/.test(given) ? given : randomUUID();
