import { hallPath, pathInApp, regionLevel, type Hall } from "@onehall/regions";
import { inFace } from "../page/in-face";
import type { Version } from "../paths";

const BASE = "/portal";

/**
 * Where choosing a hall leads: its site's path within the app, in the face that is being drawn; its region's page where the entry names none of ours.
 * A village has one page for both faces.
 * @see REGION-31
 */
export function hallHref({ code, siteUrl }: Pick<Hall, "code" | "siteUrl">, version: Version): string {
  const path = pathInApp(siteUrl);
  if (path === undefined) return hallPath(code, version);
  return regionLevel(code) === "village" ? BASE + path : inFace(BASE + path, version);
}
