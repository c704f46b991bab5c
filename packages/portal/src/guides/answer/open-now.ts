import { stationDetail } from "@onehall/api";
import { plainCall } from "../../page/background-call";

/**
 * Shows whether a hall is open: one of the two elements `[data-open]` of the page, which say it. By a call of its own, as the page is cached for longer
 * than that is true. Nothing is shown where the hall cannot be asked or is another one. @param code of its region
 */
export async function showOpenNow(root: ParentNode, code: string, hall: string): Promise<void> {
  const station = await plainCall(stationDetail, { id: code }).catch(() => null);
  if (station?.name !== hall || station.openNow === null) return;
  const sign = root.querySelector<HTMLElement>(`[data-open="${station.openNow ? "yes" : "no"}"]`);
  if (sign) sign.hidden = false;
}
