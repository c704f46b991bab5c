import { PortalError } from "@onehall/api";
import type { Context } from "hono";

const hostOf = (origin: string): string => {
  try {
    return new URL(origin).host;
  } catch {
    return ""; // "null", of a sandboxed frame: nobody's page
  }
};

/**
 * Whether a page of another site sends this in a visitor's name.
 * @param publicOrigin what people open the site at, where a proxy hands on another host
 */
export function isCrossSiteCall({ req }: Context, publicOrigin: string | undefined): boolean {
  const origin = req.header("origin");
  if (origin === undefined) return req.header("sec-fetch-site") === "cross-site";
  return ![req.header("host") ?? new URL(req.url).host, ...(publicOrigin === undefined ? [] : [hostOf(publicOrigin)])].includes(hostOf(origin));
}

/**
 * Refuses a write that a page of another site sends. Programs, which send neither header, may write.
 * @throws PortalError status 403
 */
export function rejectCrossSiteWrite(context: Context, publicOrigin: string | undefined): void {
  if (isCrossSiteCall(context, publicOrigin)) throw new PortalError("foreign", "只接受从本站页面提交的内容，请打开本站页面后再试", { status: 403 });
}
