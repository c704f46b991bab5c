import { hallPath } from "@onehall/regions";
import type { Version } from "./paths";

/** Shared addresses without a version are drawn by the classic face; this is the name of their page in both. */
const SHARED = new Map([
  ["/portal/index", "index"],
  ["/portal/notice", "notice"],
  ["/portal/branch-hall", "branch-hall"],
  ["/portal/country-hall", "country-hall"],
  ["/portal/country-hall-child", "country-hall"],
]);

/** Older links, whose page both faces have under their version: `older` in the manifest, which stays out of the browser. @see ROUTE-10 */
const OLDER =
  /^\/portal\/((?:personal|legal)\/theme|guide(?:\/[^/]+)?|affairs-public-(?:second-list|depart-matters|duty-list|detail)|public\/(?:catalog|index|second-index)|notices|progress-query(?:-detail)?)$/;
/** Pages that only the modern face has under its version; the classic one draws them right below /portal. */
const UNVERSIONED = /^\/portal\/(?:v[23]\/)?((?:guide-combo|guide-single|scene-guide|pdf|leave)(?:\/.*)?|index\/.+)$/;

/** The same page in the other face, with its query and its place in the page: `/portal/v2/guide/X` ↔ `/portal/v3/guide/X`. */
export function otherVersionPath(path: string, to: Version): string {
  const { pathname, search: query, hash } = new URL(path, "http://own.invalid");
  const search = query + hash;
  if (to === "v2" && pathname === "/portal/v3/notice") return `/portal/notice${search}`;
  const named = SHARED.get(pathname);
  if (named) return `/portal/${to}/${named}${search}`;
  const unversioned = UNVERSIONED.exec(pathname)?.[1];
  if (unversioned) return `/portal/${to === "v2" ? "" : "v3/"}${unversioned}${search}`;
  const older = OLDER.exec(pathname)?.[1];
  if (older) return `/portal/${to}/${older}${search}`;
  return pathname.replace(/^\/portal\/v[23]\//, `/portal/${to}/`) + search;
}

/** Pages that the classic face alone has. */
const CLASSIC_ONLY = /^\/portal\/(?:v2\/(?:retain-audit-agent-list|mobile-search)|desk(?:\/.*)?)$/;

/** Where the switch to the other face leads: the twin of the page in view, or the hall of its region where there is none. */
export function versionSwitchPath(path: string, to: Version, region: string): string {
  const { pathname } = new URL(path, "http://own.invalid");
  return CLASSIC_ONLY.test(pathname) && to === "v3" ? hallPath(region, to) : otherVersionPath(path, to);
}
