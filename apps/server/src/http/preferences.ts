import type { Context, Hono } from "hono";
import { setCookie } from "hono/cookie";

/** What a visitor may choose for every page, kept in cookies that say nothing about the person. */
export type Preferences = { elder: boolean; contrast: boolean; traditional: boolean };

const NAMES = ["elder", "contrast"] as const;
const ELDER = /(?:^|;\s*)elder=1(?:;|$)/;
const CONTRAST = /(?:^|;\s*)contrast=1(?:;|$)/;
const TRADITIONAL = /(?:^|;\s*)lang=hant(?:;|$)/;
const NONE: Preferences = { elder: false, contrast: false, traditional: false };
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Reads the choices from a Cookie header. */
export const preferencesOf = (cookie: string | undefined): Preferences =>
  cookie ? { elder: ELDER.test(cookie), contrast: CONTRAST.test(cookie), traditional: TRADITIONAL.test(cookie) } : NONE;

/** A path of our own to go back to; anything else leads home, so that nobody is sent to another site from here. */
export function ownPath(path: string | undefined): string {
  if (!path?.startsWith("/portal/") || /[\\\p{Cc}]/u.test(path)) return "/portal/index";
  const { origin, pathname, search, hash } = new URL(path, "http://own.invalid");
  return origin === "http://own.invalid" && pathname.startsWith("/portal/") ? pathname + search + hash : "/portal/index";
}

/** A cookie for a year; for no time at all where the choice is what pages are without any. */
const keep = (c: Context, name: string, value: string, chosen: boolean): void =>
  setCookie(c, name, value, { path: "/portal/", maxAge: chosen ? YEAR_SECONDS : 0, sameSite: "Lax", httpOnly: true });

/** GET /portal/preferences?elder=1&back=/portal/…, or with lang=hant, lang=hans: a plain link, so that it works without scripts. */
export function preferenceRoutes(app: Hono): void {
  app.get("/portal/preferences", (c) => {
    for (const name of NAMES) {
      const value = c.req.query(name);
      if (value === "0" || value === "1") keep(c, name, value, value === "1");
    }
    const lang = c.req.query("lang");
    if (lang === "hant" || lang === "hans") keep(c, "lang", lang, lang === "hant");
    c.header("Cache-Control", "no-store");
    return c.redirect(ownPath(c.req.query("back")), 303);
  });
}
