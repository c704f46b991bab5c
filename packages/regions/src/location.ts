import { isRegionCode } from "./code.js";
import { LOCATION_KEY } from "./constants.js";
import type { Hall } from "./hall.js";
import { province } from "./province.js";

/** Where a visitor is, as far as the network tells. @see REGION-24 */
export type Location = {
  /** Region code, 6 digits. */
  code: string;
  city: string;
  province?: string;
  district?: string;
  nation?: string;
  ip?: string;
  lng?: number;
  lat?: number;
};

/** The city that is offered to a visitor, with the regions below it. */
export type TargetCity = { code: string; name: string; regions: Hall[] };
/** A location and what follows from it. */
export type LocationResult = { location: Location; targetCity: TargetCity };

/** What {@link locate} asks for. */
export type LocateOptions = {
  /** Kept for the session; `sessionStorage` in browsers. */
  session: Pick<Storage, "getItem" | "setItem">;
  /** Asks where the visitor is. */
  location: () => Promise<Location | null>;
  /** Cities of the province, the capital first; asked for when the location is known. */
  cities: () => Promise<readonly Hall[]>;
  /** The regions directly below one. */
  regions: (code: string) => Promise<Hall[]>;
};

/** The listed city of a location; the first one for places outside the province and for cities not listed. @see REGION-26 */
export function cityOf(location: Location, cities: readonly Hall[]): Hall | undefined {
  const code = isRegionCode(location.code) && location.code.startsWith(province().code.slice(0, 2)) ? `${location.code.slice(0, 4)}00` : "";
  return cities.find((city) => city.code === code) ?? cities[0];
}

/**
 * Finds the visitor's city and the regions below it: from the session, else by asking, and keeps the result for the session.
 * Undefined where nothing could be found; that is not kept, so that the next page asks again.
 * @see REGION-25, REGION-27, REGION-28
 */
export async function locate({ session, location, cities, regions }: LocateOptions): Promise<LocationResult | undefined> {
  const kept = recall(session);
  if (kept) return kept;
  try {
    const found = await location();
    const city = found ? cityOf(found, await cities()) : undefined;
    if (!found || !city) return undefined; // null is a miss
    const located = { location: found, targetCity: { code: city.code, name: city.name, regions: await regions(city.code) } };
    keep(session, located);
    return located;
  } catch {
    return undefined; // silent by design: the visitor loses a convenience, nothing else
  }
}

function recall(session: LocateOptions["session"]): LocationResult | undefined {
  try {
    const kept: unknown = JSON.parse(session.getItem(LOCATION_KEY) ?? "null");
    return isLocated(kept) ? kept : undefined;
  } catch {
    return undefined; // broken, or storage is forbidden: ask again
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function isLocated(value: unknown): value is LocationResult {
  if (!isObject(value) || !isObject(value["location"]) || !isObject(value["targetCity"])) return false;
  const city = value["targetCity"];
  return typeof city["code"] === "string" && typeof city["name"] === "string" && Array.isArray(city["regions"]);
}

function keep(session: LocateOptions["session"], located: LocationResult): void {
  try {
    session.setItem(LOCATION_KEY, JSON.stringify(located));
  } catch {
    // full or forbidden: the next page asks again
  }
}
