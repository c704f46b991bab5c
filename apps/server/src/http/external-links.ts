import { outsideTarget } from "@onehall/api";
import type { Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { isCrossSiteCall } from "../contract/router/origin-check";
import { errorDocument } from "../common/error-document";
import { ownPath } from "../common/own-path";
import { isAllowedHost, NOTICE } from "./post-process/outside-links";

/** Hosts of other sites that this browser is not warned of any more. */
const COOKIE = "left";
const MAX_HOSTS = 20;
const HALF_YEAR_SECONDS = 182 * 24 * 60 * 60;

export type LeaveOptions = {
  /** Hosts that need no notice, with all hosts below them: gov.cn. */
  allowed: readonly string[];
  /** `https://host` of the portal; that of the request when absent. */
  publicOrigin: string | undefined;
};

/** Whether a request comes from a page of this site; only then is it redirected at once. Other sites cannot forge this header in a browser. */
function fromOwnPage({ req }: Context, publicOrigin: string | undefined): boolean {
  const site = req.header("sec-fetch-site");
  if (site !== undefined) return site === "same-origin";
  const referer = req.header("referer");
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === (publicOrigin ?? new URL(req.url).origin);
}

const rememberedOf = (c: Context): string[] => (getCookie(c, COOKIE) ?? "").split(" ").filter((host) => /^[\w.:[\]-]{1,255}$/.test(host));

/** To another site, without a word about the page that the reader comes from. */
function redirectTo(c: Context, url: URL): Response {
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Robots-Tag", "noindex");
  c.header("Cache-Control", "no-store");
  return c.redirect(url.href, 303);
}

/**
 * GET …/leave?url=: leads on at once to hosts that are allowed, and to those that this browser remembers if a page of this site asks; to nobody else: the notice
 * is a page of the faces. POST …/leave remembers a host, or forgets it. @see docs/decisions/leaving.md
 */
export function leaveRoutes(app: Hono, { allowed, publicOrigin }: LeaveOptions): void {
  for (const path of Object.values(NOTICE)) {
    app.get(path, async (c, next) => {
      const url = outsideTarget(c.req.query("url"));
      const asked = c.req.query("remembered") === undefined;
      if (url && isAllowedHost(url.hostname, allowed)) return redirectTo(c, url);
      if (url && asked && rememberedOf(c).includes(url.host) && fromOwnPage(c, publicOrigin)) return redirectTo(c, url);
      await next();
      // Not no-referrer: with that browsers send the form of the notice as if it came from nowhere, and it is refused.
      c.res.headers.set("Referrer-Policy", "same-origin");
      c.res.headers.set("X-Robots-Tag", "noindex");
    });
    app.post(path, async (c) => {
      const form = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
      const [text, back, forget] = [form["url"], form["back"], form["forget"]];
      const url = typeof text === "string" ? outsideTarget(text) : undefined;
      if (!url || isCrossSiteCall(c, publicOrigin)) return errorDocument(c, 404);
      const others = rememberedOf(c).filter((host) => host !== url.host);
      const hosts = forget === "1" ? others : [url.host, ...others].slice(0, MAX_HOSTS);
      setCookie(c, COOKIE, hosts.join(" "), {
        path: "/portal/",
        maxAge: hosts.length > 0 ? HALF_YEAR_SECONDS : 0,
        sameSite: "Lax",
        httpOnly: true,
        secure: publicOrigin?.startsWith("https:") ?? false,
      });
      c.header("Cache-Control", "no-store");
      const query = new URLSearchParams({
        url: url.href,
        ...(typeof back === "string" && back !== "" ? { back: ownPath(back) } : {}),
        remembered: forget === "1" ? "0" : "1",
      });
      return c.redirect(`${path}?${query}`, 303);
    });
  }
}
