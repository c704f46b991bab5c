import { isOrgCode } from "@onehall/regions";
import { creditCheck } from "../../codes";

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECK_SIGNS = "10X98765432";

/** The check digit of the first 17 digits of an identity number. GB 11643. */
const checkDigit = (digits: string): string => CHECK_SIGNS[WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11] ?? "";

/** Whether a text is an identity number with a right check digit. GB 11643. */
export const isIdNumber = (text: string): boolean => /^\d{17}[\dX]$/.test(text) && checkDigit(text) === text[17];

/** Birthday (1990-05-04) and gender that an identity number says. */
export const meaningOf = (number: string): { born: string; gender: "男" | "女" } => ({
  born: `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`,
  gender: Number(number[16]) % 2 === 1 ? "男" : "女",
});

/** Whether a text is a unified social credit code with right check characters, its own and that of the organisation number in it. GB 32100. */
export function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false;
  return creditCheck(text.slice(0, 17)) === text[17] && isOrgCode(text.slice(8, 17));
}
