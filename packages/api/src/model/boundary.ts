/**
 * The boundary of a region for placeSearch; it never widens the search beyond it. `region`: name or code; codes are never ambiguous.
 * `centre`, in degrees: the nearest come first.
 */
export const boundaryOf = (region: string, centre?: { lat: number; lng: number }): string =>
  centre ? `region(${region},0,${centre.lat},${centre.lng})` : `region(${region},0)`;
