/** Where the reading view stands. @see READING-01 */
export const READING_PATH = "/portal/canyou/default.html";

/** Own addresses that are no page to be read: programs, files of the kit, steps of the log-in, switches, this view itself. */
const NO_PAGE =
  /^\/portal\/(?:api|canyou|custom-config|item|item-solr|item-event|kit|login|logout|sample-login|v3-auth|preferences|operator|qr|sw\.js|v[23]\/assets)(?:[/.]|$)/;
/** What the browser saves or shows by itself. */
const FILE = /\.(?!html$)[a-z0-9]{1,5}$/i;

/** Hosts that are ours: the one asked, and the one that people see. */
export type OwnHosts = { origin: string; publicOrigin: string | undefined };

/** The address of the reading view of a page. @param target path and query */
export const readingPath = (target: string): string => `${READING_PATH}?url=${encodeURIComponent(target)}`;

/** Whether a path of this site is a page that can be shown as text. */
export const isReadable = (pathname: string): boolean => pathname.startsWith("/portal/") && !NO_PAGE.test(pathname) && !FILE.test(pathname);

/**
 * The page of our own that an address names, as path and query; undefined for another site, for what is no address, and for what is no page.
 * Whole addresses are taken too: older links have them.
 */
export function readingTarget(text: string, { origin, publicOrigin }: OwnHosts): string | undefined {
  // Browsers read a backslash as a slash and leave control characters out: what they take for another address must not pass for ours.
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(text) || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text, origin)) return undefined;
  const { origin: host, pathname, search, username, password } = new URL(text, origin);
  if ((host !== origin && host !== publicOrigin) || username || password || !isReadable(pathname)) return undefined;
  return pathname + search;
}

/**
 * What a request to the reading view asks for. A form inside of the view sends its fields beside `url`, and an address that nobody encoded falls apart
 * at its `&`: both belong to the page. @returns the page, and whether its fields stood beside it
 */
export function readingRequest(query: URLSearchParams, own: OwnHosts): { target: string | undefined; scattered: boolean } {
  const fields = [...query];
  const place = fields.findIndex(([name]) => name === "url");
  const [asked] = place < 0 ? [] : fields.splice(place, 1);
  const target = asked && readingTarget(asked[1], own);
  if (!target || fields.length === 0) return { target: target || undefined, scattered: false };
  const page = new URL(target, own.origin);
  for (const [name, value] of fields) page.searchParams.append(name, value);
  return { target: page.pathname + page.search, scattered: true };
}
