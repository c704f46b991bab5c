/** Patterns below /portal/ as the routes of the faces write them, one after the other: `:service` is personal or legal, `:id?` may be missing. */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** Pages below both /portal/v2/ and /portal/v3/. */
const BOTH = words(`
  about-me contact-us privacy-policy service-agreement accessibility site-correction regions site-map open-data
  branch-hall country-hall stations notices faq search/:tab? about/search gov-people-interact progress-query progress-query-detail feedback feedback-progress express/index topic/index
  good-bad-review review supervision useful
  affairs-public-depart-matters affairs-public-detail affairs-public-duty-list affairs-public-second-list
  e-license licence-check user user/profile user/affairs user/abstracts user/messages user/guides user/feedback user/account
  public/index public/second-index public/activity public/catalog public/duty-service public/duty-service-province public/four-avoid public/four-deal
  public/mzb/index public/mzb/license
  guide/:id? guide/:id/checklist guide/:id/compare guide-lead/:id? item/:id? simple-guide/:id?
  personal legal :service/theme :service/activity :service/department :service/hot :service/hotMore :service/mattersLv2/hot :service/mattersLv2/item lv3/hot lv3/item
  activity/guide activity/5/memorabilia`);

/** Pages that the classic face draws without a version in the address, and the modern one below /portal/v3/. */
const SHARED = words(`
  index/:region? notice leave guide-single/:id? guide-single/h5/:id? guide-single/h5/example/:id? guide-single/h5/selections/:id?
  guide-combo/:id? guide-combo/processing/:id? scene-guide/:id? scene-guide/data pdf/guide/:id? pdf/guide-combo/:id?`);

/** Pages of one face alone, and older addresses. */
const SINGLE = words(`
  v2/index v2/retain-audit-agent-list v2/mobile-search
  branch-hall country-hall country-hall-child :service/theme guide/:id?`);

/**
 * Every page of the portal that content may lead to. The server serves the faces without knowing their sources, so the list stands here once more;
 * e2e/house/addresses.spec.ts keeps it equal to the routes of both. @see PORTAL-21
 */
export const ADDRESSES: readonly string[] = [
  ...BOTH.flatMap((name) => [`v2/${name}`, `v3/${name}`]),
  ...SHARED.flatMap((name) => [name, `v3/${name}`]),
  ...SINGLE,
];

/** Addresses that the server answers itself. */
const SERVED: readonly string[] = ["canyou/default.html", "api/docs", "status", "open-data/:file"];

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
