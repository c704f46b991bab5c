/** A pattern below /portal/, as the routes of the faces write it: `:service` is personal or legal, `:id?` may be missing. */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** Pages below both /portal/v2/ and /portal/v3/. */
const BOTH = words(`
  about-me contact-us privacy-policy service-agreement accessibility site-correction regions open-data
  branch-hall country-hall notices faq gov-people-interact progress-query progress-query-detail express/index topic/index
  affairs-public-depart-matters affairs-public-detail affairs-public-duty-list affairs-public-second-list
  public/index public/second-index public/activity public/catalog public/duty-service public/duty-service-province public/four-deal public/mzb/index public/mzb/license
  search/:tab? guide/:id? :service/theme :service/hot :service/mattersLv2/hot`);

/** Pages of the classic face alone. */
const CLASSIC = words(`
  v2/index v2/e-license v2/mobile-search v2/retain-audit-agent-list v2/public/four-avoid v2/guide-lead/:id? v2/item/:id? v2/simple-guide/:id?
  v2/:service v2/:service/activity v2/:service/department`);

/** Pages of the modern face alone. */
const MODERN = words(`
  v3/index/:region? v3/notice v3/lv3/hot v3/lv3/item v3/guide-combo/:id? v3/guide-combo/processing/:id? v3/activity/guide v3/activity/5/memorabilia
  v3/:service/hotMore v3/:service/mattersLv2/item`);

/** Shared and older addresses. */
const SHARED = words(`
  index/:region? branch-hall country-hall country-hall-child :service/theme guide/:id? notice
  scene-guide/:id? scene-guide/data guide-single/:id? guide-single/h5/:id? guide-single/h5/example/:id? guide-single/h5/selections/:id?
  guide-combo/:id? guide-combo/processing/:id? pdf/guide/:id? pdf/guide-combo/:id?`);

/**
 * Every page of the portal that content may lead to. The server serves the faces without knowing their sources, so the list stands here once more;
 * e2e/house/addresses.spec.ts keeps it equal to the routes of both. @see spec.md section 2
 */
export const ADDRESSES: readonly string[] = [...BOTH.flatMap((name) => [`v2/${name}`, `v3/${name}`]), ...CLASSIC, ...MODERN, ...SHARED];

/** Addresses that the server answers itself. */
const SERVED: readonly string[] = ["api/docs", "open-data/:file"];

const SEGMENT: Readonly<Record<string, string>> = { ":service": "/(?:personal|legal)" };

function expression(pattern: string): string {
  return pattern
    .split("/")
    .map((segment) => SEGMENT[segment] ?? (segment.startsWith(":") ? (segment.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+") : `/${segment}`))
    .join("");
}

const PAGES = new RegExp(`^/portal(?:${[...ADDRESSES, ...SERVED].map(expression).join("|")})$`, "u");

/** Whether an address leads to a page that the portal has, or out of it. What follows `?` or `#` is the page's own business. */
export const leadsSomewhere = (url: string): boolean => !url.startsWith("/portal/") || PAGES.test(url.replace(/[?#].*$/u, ""));
