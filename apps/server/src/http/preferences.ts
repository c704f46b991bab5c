import type { Context, Hono } from "hono";
import { setCookie } from "hono/cookie";
import { ownPath } from "../common/own-path";
import { TEXT_SIZES } from "../common/preferences";

const NAMES = ["elder", "contrast", "aloud"] as const;
/** Size of the text that elder mode begins with. */
const USUAL_SIZE = "20";
const SIZES: readonly string[] = [USUAL_SIZE, ...TEXT_SIZES.map(String)];
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A cookie for a year; for no time at all where the choice is what pages are without any. */
const keep = (c: Context, name: string, value: string, chosen: boolean): void =>
  setCookie(c, name, value, { path: "/portal/", maxAge: chosen ? YEAR_SECONDS : 0, sameSite: "Lax", httpOnly: true });

/** GET /portal/preferences?elder=1&back=/portal/…, or with size=20 to 36, lang=hant, lang=hans, scheme=light, scheme=dark: a plain link, so that it works without scripts. */
export function preferenceRoutes(app: Hono): void {
  app.get("/portal/preferences", (c) => {
    for (const name of NAMES) {
      const value = c.req.query(name);
      if (value === "0" || value === "1") keep(c, name, value, value === "1");
    }
    const lang = c.req.query("lang");
    if (lang === "hant" || lang === "hans") keep(c, "lang", lang, lang === "hant");
    const size = c.req.query("size");
    if (size !== undefined && SIZES.includes(size)) keep(c, "size", size, size !== USUAL_SIZE);
    const scheme = c.req.query("scheme");
    if (scheme === "light" || scheme === "dark") keep(c, "scheme", scheme, true);
    c.header("Cache-Control", "no-store");
    return c.redirect(ownPath(c.req.query("back")), 303);
  });
}
