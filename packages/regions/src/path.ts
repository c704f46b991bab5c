import { regionLevel } from "./code.js";

/** The two faces of the portal: classic and modern. */
export type Version = "v2" | "v3";

/** First part of every path of the portal. */
const BASE = "/portal";

/**
 * Path of a region's page. A village has one page for both faces, which opens in a new window.
 * @throws RangeError if this is no region code
 * @see spec.md section 2, region and hall home routes
 */
export function hallPath(code: string, version: Version): string {
  const level = regionLevel(code);
  if (level === "village") return `${BASE}/country-hall-child?region=${code}`;
  return `${BASE}/${version}/${level === "town" ? "country-hall" : "index"}?region=${code}`;
}

/** Path of a department's window. `orgCode`: its 9-character organisation number. */
export const departmentPath = (orgCode: string, version: Version): string => `${BASE}/${version}/branch-hall?orgCode=${encodeURIComponent(orgCode)}`;

/**
 * Path within the app of a hall's page: its siteUrl without the first 7 characters, which are "/portal".
 * Undefined for other addresses: "http://" has 7 characters too, and what is left of it would lead nowhere.
 * @see spec.md section 2, region picker; norms.md, decision 2
 */
export function pathInApp(siteUrl: string): string | undefined {
  return /^\/portal(?=[/?#]|$)/.test(siteUrl) ? siteUrl.slice(BASE.length) || "/" : undefined;
}
