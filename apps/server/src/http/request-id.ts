import { randomUUID } from "node:crypto";

/** The id of a request that is answered before the app is asked: one that a proxy gave is kept, in the same form as Hono's requestId takes it. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === "string" && given.length <= 255 && /^[\w\-=]+$/.test(given) ? given : randomUUID();
