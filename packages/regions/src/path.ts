import { regionLevel } from "./code.js";
import { province } from "./province.js";

/** The two faces of the portal: classic and modern. */
export type Version = "v2" | "v3";

/** First part of every path of the portal. */
const BASE = "/portal";

/**
 * Path of a region's page. A village has one page for both faces, which opens in a new window.
 * @throws RangeError if this is no region code
 * @see ROUTE-06
 */
export function hallPath(code: string, version: Version): string {
  const level = regionLevel(code);
  if (level === "village") return `${BASE}/country-hall-child?region=${code}`;
  return `${BASE}/${version}/${level === "town" ? "country-hall" : "index"}?region=${code}`;
}

/**
 * Path of a department's window. A local one is found at once when its path also says where it is; the office of a town or a village has no window but its hall.
 * @param orgCode its 9-character organisation number
 * @param region code of the region that it belongs to; left out where it is not known
 * @throws RangeError if `region` is no region code
 */
export function departmentPath(orgCode: string, version: Version, region = province().code): string {
  const level = regionLevel(region);
  if (level === "town" || level === "village") return hallPath(region, version);
  const place = region === province().code ? "" : `&region=${region}`;
  return `${BASE}/${version}/branch-hall?orgCode=${encodeURIComponent(orgCode)}${place}`;
}

/**
 * Path within the app of a hall's page: its siteUrl without the first 7 characters, which are "/portal".
 * Undefined for other addresses: "http://" has 7 characters too, and what is left of it would lead nowhere.
 * @see REGION-31
 */
export function pathInApp(siteUrl: string): string | undefined {
  return /^\/portal(?=[/?#]|$)/.test(siteUrl) ? siteUrl.slice(BASE.length) || "/" : undefined;
}
