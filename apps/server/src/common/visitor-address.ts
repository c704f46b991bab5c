import { isIP, isIPv4, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Header by which a page that asks inside the process says for whom; never from outside: `normaliseRequest` removes it there. */
export const VISITOR_HEADER = "x-onehall-visitor";

/** An IPv4 address as a socket for both writes it, in either notation. */
const MAPPED = /^(?:::|(?:0{1,4}:){5})ffff:(?:(\d{1,3}(?:\.\d{1,3}){3})|([\da-f]{1,4}):([\da-f]{1,4}))$/i;

/** The four numbers in the last two groups of a mapped address. */
function dotted(high: string, low: string): string {
  const [one, other] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [one >> 8, one & 255, other >> 8, other & 255].join(".");
}

/** `203.0.113.7:4711` and `[2001:db8::1]:4711`, as some proxies write it, and fe80::1%eth0. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1")
    .replace(/%.*$/, "");

/** An address in its own family: an IPv4 address inside an IPv6 one is IPv4. Empty for what is none. */
export function normaliseAddress(text: string): string {
  const address = bare(text);
  const [, four, high, low] = MAPPED.exec(address) ?? [];
  const mapped = four ?? (high !== undefined && low !== undefined ? dotted(high, low) : undefined);
  if (mapped !== undefined) return isIPv4(mapped) ? mapped : "";
  return isIP(address) === 0 ? "" : address;
}

/**
 * The visitor's address: as a trusted proxy names it, else of the connection. Other words of X-Forwarded-For never come this far: `normaliseRequest` has
 * removed them. Empty when a page asks inside the process, where there is no connection.
 */
export function visitorAddress(context: Context): string {
  const forwarded = normaliseAddress(context.req.header("x-forwarded-for") ?? "");
  if (forwarded) return forwarded;
  const connection: object = context.env ?? {};
  return "incoming" in connection ? normaliseAddress(getConnInfo(context).remote.address ?? "") : "";
}

/** An IPv6 address as its network of 64 bits, of which one customer has all addresses; an IPv4 address as it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser writes every IPv6 address in one way: hexadecimal groups, the longest run of zeros as `::`.
  const [left = "", right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const groups = (text = ""): string[] => (text === "" ? [] : text.split(":"));
  const zeros = Array<string>(8 - groups(left).length - groups(right).length).fill("0");
  return `${[...groups(left), ...zeros, ...groups(right)].slice(0, 4).join(":")}::/64`;
}

/** The same, and for what a page asks inside the process the visitor of that page. */
export const proxiedVisitorAddress = (context: Context): string => visitorAddress(context) || normaliseAddress(context.req.header(VISITOR_HEADER) ?? "");

/** Whom limits count: the network of the visitor, also behind a page. Empty where no address is known. @see OPS-16 */
export const clientOf = (context: Context): string => networkOf(proxiedVisitorAddress(context));
