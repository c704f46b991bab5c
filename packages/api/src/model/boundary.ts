/** The boundary of a region for placeSearch; it never widens the search beyond it. */
export const boundaryOf = (regionName: string): string => `region(${regionName},0)`;
