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
 * Refuses a write that a page of another site sends in a visitor's name. Programs, which send neither header, may write.
 * @param publicOrigin what people open the site at, where a proxy hands on another host
 * @throws PortalError status 403
 */
export function refuseForeignWrite({ req }: Context, publicOrigin: string | undefined): void {
  const origin = req.header("origin");
  const foreign =
    origin === undefined
      ? req.header("sec-fetch-site") === "cross-site"
      : ![req.header("host") ?? new URL(req.url).host, ...(publicOrigin === undefined ? [] : [hostOf(publicOrigin)])].includes(hostOf(origin));
  if (foreign) throw new PortalError("foreign", "只接受从本站页面提交的内容，请打开本站页面后再试", { status: 403 });
}
