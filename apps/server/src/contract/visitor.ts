import { getConnInfo } from "@hono/node-server/conninfo";
import { ipType } from "@onehall/api";
import type { Context } from "hono";
import { answers } from "./answers";

/** IPv4 addresses as a socket for both writes them. */
const MAPPED = /^::ffff:\d+\.\d+\.\d+\.\d+$/i;

/** The address of the connection; empty when a page asks inside the process, where there is none. */
function address(context: Context): string {
  const connection: object = context.env ?? {};
  return "incoming" in connection ? (getConnInfo(context).remote.address ?? "") : "";
}

const isSix = (text: string): boolean => text.includes(":") && !MAPPED.test(text);

/** By the proxy's header where there is one: it can only make the visitor's own banner wrong. */
export const ipKind = answers(
  ipType,
  (_input, _services, { context }) => {
    const visitor = context.req.header("x-forwarded-for")?.split(",")[0]?.trim() || address(context);
    return { code: 200, data: isSix(visitor) ? "ipv6" : "ipv4" } as const;
  },
  { personal: true },
);
