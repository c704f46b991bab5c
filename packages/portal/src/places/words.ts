import type { MapService } from "@onehall/api";
import type { Station } from "@onehall/regions";

const KILOMETRE = 1_000;
/** Up to here tens of metres are told, up to there tenths of a kilometre. */
const NEAR = 1_000;
const FAR = 10_000;

/** How far a place is: 350 米, 1.2 公里, 25 公里. */
export function distanceText(metres: number): string {
  if (metres < NEAR) return `${Math.max(10, Math.round(metres / 10) * 10)} 米`;
  const kilometres = metres / KILOMETRE;
  return `${metres < FAR ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)} 公里`;
}

/** The region that a station belongs to most closely. */
export const codeOf = ({ villageCode, townCode, countyCode, cityCode }: Station): string => villageCode || townCode || countyCode || cityCode;

/** The part of the list of stations that one stands in. */
export const stationAnchor = ({ id }: Pick<Station, "id">): string => `station-${id}`;

/**
 * Where the way to a station is shown: the operator's map site, or the map program of the visitor's own device (RFC 5870, with the name to look for,
 * since positions are those of districts, not of doors).
 */
export function routeTo(map: MapService | null, { name, lat, lng }: { name: string; lat: number; lng: number }): string {
  const values: Record<string, string> = { name: encodeURIComponent(name), lat: String(lat), lng: String(lng) };
  if (map?.route) return map.route.replaceAll(/\{(name|lat|lng)\}/g, (_place, key: string) => values[key] ?? "");
  return `geo:${lat},${lng}?q=${values["name"]}`;
}
