import type { IncomingMessage } from "node:http";
import proxyAddress, { compile } from "proxy-addr";
import { VISITOR_HEADER, normaliseAddress } from "./visitor-address";

/** Whether the host at this many hops from us (0 is the one connected) is a proxy of our own. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/** More proxies than this in a row are a mistake in the setting. */
const MAX_HOPS = 10;

/**
 * The proxies of the setting TRUST_PROXY: how many stand in front, or their addresses and networks (`10.0.0.0/8, loopback`). Both are counted from the right
 * of X-Forwarded-For, because whatever stands further left may have been written by the visitor.
 * @returns undefined for a text that is neither
 */
export function trustedProxies(text: string): TrustedProxies | undefined {
  const value = text.trim();
  if (/^\d+$/.test(value)) return Number(value) > MAX_HOPS ? undefined : (_address, hop) => hop < Number(value);
  try {
    return compile(value.split(/[\s,]+/).filter(Boolean));
  } catch {
    return undefined; // Not an address: the setting's reader says so.
  }
}

const FORWARDED = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-forwarded-port", "forwarded", "x-real-ip", VISITOR_HEADER] as const;

/** What the outermost of our own proxies has written, where each of them adds to what it was given. @param hops how many of them there are */
function writtenBy(value: string | string[] | undefined, hops: number): string | undefined {
  if (typeof value !== "string") return undefined;
  const values = value.split(",").map((one) => one.trim().toLowerCase());
  return values[Math.max(0, values.length - hops)];
}

/**
 * Leaves only what may be believed of the headers that name the visitor: nothing where a stranger is connected; behind our own proxies the one address
 * that the outermost of them saw, and the scheme and host that it says. Node's two views of the headers stay equal.
 */
export function keepTrustedHeaders(request: IncomingMessage, trusted: TrustedProxies): void {
  const { headers, rawHeaders } = request;
  if (!FORWARDED.some((name) => name in headers)) return;
  const peer = request.socket.remoteAddress ?? "";
  const kept: Record<string, string> = {};
  if (trusted(peer, 0)) {
    const address = normaliseAddress(proxyAddress(request, trusted));
    if (address !== "") kept["x-forwarded-for"] = address;
    const hops = Math.max(1, proxyAddress.all(request, trusted).length - 1);
    for (const name of ["x-forwarded-proto", "x-forwarded-host"]) {
      const value = writtenBy(headers[name], hops);
      if (value !== undefined) kept[name] = value;
    }
  }
  for (const name of FORWARDED) delete headers[name];
  Object.assign(headers, kept);
  const others = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !FORWARDED.some((one) => one === name.toLowerCase()) ? [name, rawHeaders[index + 1] ?? ""] : [],
  );
  rawHeaders.splice(0, rawHeaders.length, ...others, ...Object.entries(kept).flat());
}
