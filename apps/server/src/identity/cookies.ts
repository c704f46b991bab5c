import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { isSecure } from "./origin";
import { isToken } from "./secrets";

/** `session`: who is logged in. `login`: the browser that began a log-in. Both hold a random token and nothing else. */
export type CookieName = "session" | "login";

/** On TLS the browser itself refuses a `__Host-` cookie that another host or an unprotected connection has set. */
const nameOn = (origin: string, name: CookieName): string => (isSecure(origin) ? `__Host-${name}` : name);

const attributes = (origin: string) => ({ path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure(origin) }) as const;

/** The token of a cookie, if it looks like one. */
export function readToken(context: Context, origin: string, name: CookieName): string | undefined {
  const value = getCookie(context, nameOn(origin, name));
  return isToken(value) ? value : undefined;
}

/** Gone when the browser is closed, unless `maxAge` says how many seconds it lives. */
export const writeToken = (context: Context, origin: string, name: CookieName, token: string, maxAge?: number): void =>
  setCookie(context, nameOn(origin, name), token, { ...attributes(origin), ...(maxAge === undefined ? {} : { maxAge }) });

export const dropToken = (context: Context, origin: string, name: CookieName): void => {
  deleteCookie(context, nameOn(origin, name), attributes(origin));
};

/** Seconds that the next page has to be opened in. */
const LOGGED_OUT_SECONDS = 3600;

/** Tells the next page, whichever it is, to remove what is personal from the browser's storage: by a cookie that its script reads and deletes. @see ASVS-21 */
export const markLoggedOut = (context: Context): void =>
  setCookie(context, "logged-out", "1", { path: "/portal/", maxAge: LOGGED_OUT_SECONDS, sameSite: "Lax" });
