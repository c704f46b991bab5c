/**
 * Shows whether a hall is open: one of the two elements `[data-open]` in the place, which say it. By a call of its own, as the page is cached for longer
 * than that is true. Nothing is shown where the hall cannot be asked or is another one. @param place names the hall (`data-hall-now`) and the address that
 * tells (`data-ask`)
 */
export async function showOpenNow(place: HTMLElement): Promise<void> {
  const { hallNow, ask = "" } = place.dataset;
  const answer = await fetch(new URL(ask, location.origin), { headers: { accept: "application/json" } })
    .then((response) => response.json() as Promise<{ data?: readonly { name?: unknown; openNow?: unknown }[] }>)
    .catch(() => undefined);
  const [station] = answer?.data ?? [];
  if (station?.name !== hallNow || typeof station?.openNow !== "boolean") return;
  const sign = place.querySelector<HTMLElement>(`[data-open="${station.openNow ? "yes" : "no"}"]`);
  if (sign) sign.hidden = false;
}
