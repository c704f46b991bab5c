/** A place on the earth, in degrees. */
export type Point = { lat: number; lng: number };

/** Metres on the earth for one degree of latitude. */
const METRES = 111_195;

/** Beyond every distance on the map; the largest whole number that a database takes. */
const EVERYWHERE = Number.MAX_SAFE_INTEGER;

/** Radii in metres that are tried one after the other, so that an index can leave out most places. */
export const RADII: readonly number[] = [2_000, 10_000, 50_000, Infinity];

/**
 * What a statement needs to measure squares of distances in the plane that touches the earth at a point (good to 1 % within the province)
 * and to look only at the box around a circle: `(lat - here) * metres`, `(lng - there) * across`.
 */
export function searchCircle({ lat, lng }: Point, radius: number) {
  const across = METRES * Math.max(Math.cos((lat * Math.PI) / 180), 1e-6);
  const whole = radius === Infinity;
  const [high, wide] = whole ? [180, 360] : [radius / METRES, radius / across];
  return {
    here: lat,
    there: lng,
    metres: METRES,
    across,
    south: lat - high,
    north: lat + high,
    west: lng - wide,
    east: lng + wide,
    most: whole ? EVERYWHERE : radius * radius,
  };
}
