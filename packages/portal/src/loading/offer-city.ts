import { ipLocation } from "@onehall/api";
import { LOCATION_KEY, type Location } from "@onehall/regions";
import { plainCall } from "../page/background-call";

/** Session key that says that a city has been offered: once is enough. */
export const OFFERED = "gdbs.cityOffered";

/** What the session holds under a key; where storage is forbidden, undefined. */
function kept(key: string): string | null | undefined {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Offers the visitor's city on a home page whose address names no region: once in a session, after the page has loaded, and silently not at all where the
 * location is unknown. The offer itself is fetched by those who get one. @see REGION-25, REGION-26, REGION-27, REGION-28
 */
export async function offerCity(): Promise<void> {
  if (kept(OFFERED) !== null) return; // where storage is forbidden, it could not be remembered, and would come with every page
  let location: Location | null = null;
  if (kept(LOCATION_KEY) === null) {
    location = await plainCall(ipLocation, {}).catch(() => null);
    if (!location) return;
  }
  const { offer } = await import("./offer");
  await offer(location);
}
