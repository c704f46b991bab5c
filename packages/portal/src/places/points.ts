import { boundaryOf, placeSearch } from "@onehall/api";
import type { Station } from "@onehall/regions";
import { browserClient } from "../page/browser-client";
import type { Paths } from "../paths";
import type { Point } from "./draw-map";
import type { StationsParameters } from "./query";
import { codeOf } from "./words";

const isPlaced = (station: Station): station is Station & { lat: number; lng: number } => station.lat !== null && station.lng !== null;

/**
 * What stands on the map: with a word, the halls and stations of that name (200 at most, the nearest first); without one, or where they cannot be had,
 * those of the list. @see STATION-07
 */
export async function pointsOf(paths: Paths, { keyword, region, from, level, openNow }: StationsParameters, stations: readonly Station[]): Promise<Point[]> {
  const listed = stations.filter(isPlaced).map((station): Point => ({
    name: station.name,
    address: station.address,
    phone: station.telphone,
    lat: station.lat,
    lng: station.lng,
    href: hrefOf(paths, codeOf(station)),
  }));
  // The search by name knows nothing of levels and opening hours.
  if (keyword === "" || level !== "" || openNow) return listed;
  const found = await browserClient()
    .call(placeSearch, { keyword, boundary: boundaryOf(region, from ?? undefined) })
    .catch(() => []);
  const places = found
    .filter(({ type }) => type !== "region")
    .map(({ name, address, telphone, lat, lng, code }): Point => ({ name, address, phone: telphone, lat, lng, href: hrefOf(paths, code) }));
  return places.length > 0 ? places : listed;
}

const hrefOf = (paths: Paths, code: string): string => (code ? paths.hall(code) : "");
