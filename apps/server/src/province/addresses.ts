import { ALL_PATTERNS } from "@onehall/routes";

/** Addresses that the server answers itself. */
const SERVED: readonly string[] = ["en/", "canyou/default.html", "api/docs", "status", "open-data/:file"];

const SEGMENT: Readonly<Record<string, string>> = { ":service": "/(?:personal|legal)" };

function expression(pattern: string): string {
  return pattern
    .split("/")
    .map((segment) => SEGMENT[segment] ?? (segment.startsWith(":") ? (segment.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+") : `/${segment}`))
    .join("");
}

const PAGES = new RegExp(`^/portal(?:${[...ALL_PATTERNS, ...SERVED].map(expression).join("|")})$`, "u");

/** Whether an address leads to a page that the portal has, or out of it. What follows `?` or `#` is the page's own business. */
export const isKnownAddress = (url: string): boolean => !url.startsWith("/portal/") || PAGES.test(url.replace(/[?#].*$/u, ""));
