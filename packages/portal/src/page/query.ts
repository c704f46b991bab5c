/** The most pages that an address may ask for; the contract takes no more. */
const LAST_PAGE = 100_000;

/** The page number of an address; the first one for anything that is none. */
export function pageOf(query: URLSearchParams): number {
  const number = Number(query.get("page") ?? "1");
  return Number.isInteger(number) && number >= 1 && number <= LAST_PAGE ? number : 1;
}

/** The last part of an address's path: `theme` of /portal/v2/personal/theme. Pages with several addresses know by it which they are asked for. */
export const lastSegment = (pathname: string): string =>
  pathname
    .replace(/\.data$/, "")
    .replace(/\/+$/, "")
    .split("/")
    .at(-1) ?? "";

/** A path of our own to go back to; null for anything else, which prevents open redirects. */
export function localPath(path: string | null): string | null {
  if (!path?.startsWith("/portal/") || /[\\\p{Cc}]/u.test(path)) return null;
  const { pathname, search } = new URL(path, "http://own.invalid");
  return pathname.startsWith("/portal/") ? pathname + search : null;
}

const BASE = "/portal";

/** The same address as the router's redirects want it: without the base that they put in front. */
export const inRouter = (path: string): string => path.slice(BASE.length);

/** Which face an address belongs to. Addresses without a version are drawn by the classic one. */
export const versionOf = ({ pathname }: URL): "v2" | "v3" => (pathname.startsWith("/v3/") || pathname.startsWith(`${BASE}/v3/`) ? "v3" : "v2");

/** Longest keyword that the contract takes. */
const LONGEST = 100;

/** A word of an address as the contract takes it. */
export const wordOf = (query: URLSearchParams): string => [...(query.get("keyword") ?? "").trim()].slice(0, LONGEST).join("");
