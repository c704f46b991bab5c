import { province } from "./province.js";
import { isTownCode } from "./town.js";

/** Levels of a region, from the top. */
export type RegionLevel = "province" | "city" | "county" | "town" | "village";

const REGION_CODE = /^(?!00)\d{6}(\d{6})?$/;
const VILLAGE_CODE = /^\d{12}$/;

/** Statistical codes write a county as 440106000000; the six digits in front are its code. */
const short = (code: string): string => code.replace(/^(\d{6})0{6}$/, "$1");

/** Whether this is written as a region code: 6 or 12 digits. Whether such a region exists only the data can tell. */
export const isRegionCode = (code: string): boolean => REGION_CODE.test(code);

/** Whether a region code names a village (or community): 12 digits, town and village parts filled. */
export const isVillageCode = (code: string): boolean => VILLAGE_CODE.test(code) && code.slice(6, 9) !== "000" && code.slice(9) !== "000";

/**
 * The level of a region.
 * @throws RangeError if this is no region code; ask {@link isRegionCode} about codes from outside
 */
export function regionLevel(code: string): RegionLevel {
  if (!isRegionCode(code)) throw new RangeError(`${JSON.stringify(code)} is not a region code: 6 or 12 digits are expected.`);
  const own = short(code);
  if (own.length === 12) return isTownCode(own) ? "town" : "village";
  if (own.endsWith("0000")) return "province";
  return own.endsWith("00") ? "city" : "county";
}

/**
 * The code of the region above; empty for the province. Towns of 441900 and 442000 hang on the city.
 * @throws RangeError if this is no region code
 */
export function parentCode(code: string): string {
  const own = short(code);
  const level = regionLevel(own);
  if (level === "province") return "";
  if (level === "city") return `${own.slice(0, 2)}0000`;
  if (level === "county") return `${own.slice(0, 4)}00`;
  return level === "town" ? own.slice(0, 6) : `${own.slice(0, 9)}000`;
}

/** The codes from the province down to a region, itself included. @throws RangeError if this is no region code */
export function lineage(code: string): string[] {
  const line: string[] = [];
  for (let next = short(code); next !== ""; next = parentCode(next)) line.unshift(next);
  return line;
}

/** Where to look for a value of the address. */
export type AddressParameters = { get(name: string): string | null };

/**
 * The region that an address asks for: its parameter `region` or `areaCode`, without a suffix .html; else the province.
 * `regionFirst`: which of the two wins where both are given. @see REGION-22, REGION-23
 */
export function initialRegion(parameters: AddressParameters, regionFirst: boolean = true): string {
  const names = regionFirst ? ["region", "areaCode"] : ["areaCode", "region"];
  const codes = names.map((name) => (parameters.get(name) ?? "").trim().replace(/\.html$/, ""));
  return codes.find(isRegionCode) ?? province().code;
}
