import { createHash } from "node:crypto";
import { orgCheckCharacter } from "@onehall/regions";
import type { Level } from "./regions";

/** Characters of GB 32100: digits and capital letters without I, O, S, V and Z. */
const SIGNS = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const BASE = BigInt(SIGNS.length);

const CREDIT_WEIGHTS = Array.from({ length: 17 }, (_, index) => 3 ** index % 31);
const CREDIT_BODY = new RegExp(`^[${SIGNS}]{17}$`);

/** The 18th character of a unified social credit code (GB 32100). @throws RangeError unless the body is 17 characters of the standard */
export function creditCheck(body: string): string {
  if (!CREDIT_BODY.test(body)) throw new RangeError(`统一社会信用代码本体“${body}”应为 17 位`);
  const sum = CREDIT_WEIGHTS.reduce((total, weight, index) => total + weight * SIGNS.indexOf(body.charAt(index)), 0);
  return SIGNS.charAt((31 - (sum % 31)) % 31);
}

/** `number` in the signs of GB 32100, filled up with zeros to `length`. */
function inSigns(number: bigint, length: number): string {
  let text = "";
  for (let rest = number; rest > 0n; rest /= BASE) text = SIGNS.charAt(Number(rest % BASE)) + text;
  return text.padStart(length, "0");
}

const withCheck = (body: string): string => body + orgCheckCharacter(body);

/** Four characters that stand for a department in the numbers of its local offices. Never begins with the letters of towns and villages. */
function departmentSigns(department: string): string {
  const digest = BigInt(`0x${createHash("sha256").update(department).digest("hex").slice(0, 12)}`);
  const first = SIGNS.replace(/[TC]/g, "");
  const rest = 31n ** 3n;
  const place = digest % (BigInt(first.length) * rest);
  return first.charAt(Number(place / rest)) + inSigns(place % rest, 3);
}

/**
 * Organisation number of an office that the pack does not number itself. The same input always gives the same number, and different
 * places or departments give different ones, because the number is made of the area and not drawn from a hash of it:
 * department characters + 4 area digits; `T` + 7 area digits for a town; `C` + 10 area digits in base 31 for a village.
 */
export function localOrg(region: string, department: string): string {
  if (region.length === 6) return withCheck(departmentSigns(department) + region.slice(2));
  const area = region.slice(2);
  return area.endsWith("000") ? withCheck(`T${area.slice(0, 7)}`) : withCheck(`C${inSigns(BigInt(area), 7)}`);
}

/**
 * Unified social credit code of an office, 18 characters: the kind (11, an authority), the area, the organisation number, the check character.
 * The area is the county's (or city's) also for towns and villages, whose organisation numbers tell them apart.
 */
export function creditCode(region: string, org: string): string {
  const body = `11${region.slice(0, 6)}${org}`;
  return body + creditCheck(body);
}

/** The digit behind the credit code in an implementation code. The basic code of the task, 12 digits, follows it: 31 characters. */
export const LEVEL_DIGIT: Readonly<Record<Level, string>> = { province: "2", city: "3", county: "4", town: "5", village: "6" };
