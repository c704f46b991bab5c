/** What stands below /portal/v2/, apart from pages of one thing (a guide, a notice). @see spec.md section 2 */
const NAMES = `
  index about-me affairs-public-depart-matters affairs-public-duty-list affairs-public-second-list contact-us e-license faq gov-people-interact notices
  privacy-policy progress-query retain-audit-agent-list search service-agreement express/index topic/index guide-lead
  public/index public/activity public/catalog public/duty-service public/duty-service-province public/four-avoid public/four-deal public/second-index
  public/mzb/index public/mzb/license
  personal/activity personal/department personal/hot personal/theme legal/activity legal/department legal/hot legal/theme`;

/** Pages of the portal that the pack may lead to. */
const PAGES: ReadonlySet<string> = new Set(
  NAMES.trim()
    .split(/\s+/)
    .map((name) => `/portal/v2/${name}`),
);

/** Whether an address leads to a page that the portal has, or out of it. What follows `?` or `#` is the page's own business. */
export const leadsSomewhere = (url: string): boolean => !url.startsWith("/portal/") || PAGES.has(url.replace(/[?#].*$/, ""));
