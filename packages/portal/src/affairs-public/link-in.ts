import { inFace } from "../page/in-face";
import type { Version } from "../paths";

/** Pages that only the classic face has. @see ROUTE-07 */
const CLASSIC_ONLY = /^\/portal\/v2\/(?:retain-audit-agent-list|guide-lead|public\/four-avoid)(?![^?#])/;

/** An address of the pack in the face that is being drawn, where that face has the page. */
export function linkIn(url: string, version: Version): string {
  if (version === "v2" || CLASSIC_ONLY.test(url)) return url;
  const [address = "", anchor] = url.split("#");
  return inFace(address, version) + (anchor === undefined ? "" : `#${anchor}`);
}
