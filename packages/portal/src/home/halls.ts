import { stationSearch } from "@onehall/api";
import { plainCall } from "../page/background-call";

/** Halls that the home page shows. */
export const HALLS = 3;

/**
 * Writes into the halls of the page whether they are open now: pages are cached, this is momentary. Marks `[data-hall]` (the id) with `data-open`
 * "true" or "false"; where the call fails, only the hours stand there. @param halls names their region (`data-halls-now`) @see STATION-13
 */
export async function showOpenHalls(halls: HTMLElement): Promise<void> {
  const places = new Map([...halls.querySelectorAll<HTMLElement>("[data-hall]")].map((place) => [place.dataset.hall, place]));
  const { hallsNow: region = "" } = halls.dataset;
  const { list } = await plainCall(stationSearch, { region, pageSize: HALLS });
  for (const { id, openNow } of list) {
    const place = places.get(id);
    if (place && openNow !== null) place.dataset.open = String(openNow);
  }
}
