import { createHash } from "node:crypto";
import type { PackRegion } from "../../regions";
import type { PackSeat } from "./shapes";

/** Where a hall or station is, in degrees. `approximate`: only near the place. */
export type Position = { lat: number; lng: number; approximate: boolean };

const isDistrict = ({ name, level }: PackRegion): boolean => level === "county" && name.endsWith("区");

/** How far from the seat above it a place is taken to be, in degrees of latitude: districts are small, counties and cities without counties are not. */
function reach(region: PackRegion, parent: PackRegion | undefined): number {
  if (region.level === "county") return isDistrict(region) ? 0.08 : 0.35;
  if (region.level === "village") return 0.02;
  return parent && isDistrict(parent) ? 0.05 : 0.15;
}

const DECIMALS = 5;
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** A place near another that its code alone decides, so that it stays where it is when regions come and go. */
function near(region: PackRegion, parent: PackRegion | undefined, { lat, lng }: Position): Position {
  const digest = createHash("sha256").update(region.code).digest();
  const angle = (digest.readUInt32BE(0) / 2 ** 32) * 2 * Math.PI;
  const distance = reach(region, parent) * (0.3 + 0.7 * Math.sqrt(digest.readUInt32BE(4) / 2 ** 32));
  return {
    lat: rounded(lat + distance * Math.sin(angle)),
    lng: rounded(lng + (distance * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180)),
    approximate: true,
  };
}

/** The position of every region: its own seat, else one near that of the region above; the province sits in its first city. */
export function positionsOf(regions: readonly PackRegion[], seats: readonly PackSeat[], roughSeats: readonly PackSeat[]): Map<string, Position> {
  const at = (list: readonly PackSeat[], approximate: boolean) => list.map(({ code, lat, lng }): [string, Position] => [code, { lat, lng, approximate }]);
  const known = new Map([...at(roughSeats, true), ...at(seats, false)]);
  const positions = new Map<string, Position>();
  const byCode = new Map(regions.map((region) => [region.code, region]));
  const capital = regions.find((region) => region.level === "city" && known.has(region.code));
  for (const region of regions) {
    const above = positions.get(region.parent);
    const own = known.get(region.parent === "" && capital ? capital.code : region.code);
    const position = own ?? (above && near(region, byCode.get(region.parent), above));
    if (position) positions.set(region.code, position);
  }
  return positions;
}
