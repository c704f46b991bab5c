import type { GuideHall } from "./hall";

/**
 * Shows whether a hall is open: one of the two elements `[data-open]` of the page, which say it. By a call of its own, as the page is cached for longer
 * than that is true. Nothing is shown where the hall cannot be asked or is another one.
 */
export async function showOpenNow(root: ParentNode, { name, open }: GuideHall): Promise<void> {
  const answer = await fetch(new URL(open, location.origin), { headers: { accept: "application/json" } })
    .then((response) => response.json() as Promise<{ data?: readonly { name?: unknown; openNow?: unknown }[] }>)
    .catch(() => undefined);
  const [station] = answer?.data ?? [];
  if (station?.name !== name || typeof station.openNow !== "boolean") return;
  const sign = root.querySelector<HTMLElement>(`[data-open="${station.openNow ? "yes" : "no"}"]`);
  if (sign) sign.hidden = false;
}
