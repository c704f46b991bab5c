import { isOrgCode } from "@onehall/regions";

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const ID_CHECK = "10X98765432";
const CREDIT_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const;
const CREDIT_SIGNS = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** The check digit of the first 17 digits of an identity number. GB 11643. */
const idCheckDigit = (digits: string): string => ID_CHECK[ID_WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11] ?? "";

/** Whether a text is a day of the calendar: 20240229, not 20230229. */
function isRealDay(digits: string): boolean {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}

/** Whether a text is an identity number (居民身份证号码): a birthday that exists, and the right check digit. An X is a capital. GB 11643. */
export const isIdNumber = (text: string): boolean => /^\d{17}[\dX]$/.test(text) && isRealDay(text.slice(6, 14)) && idCheckDigit(text) === text[17];

/** Whether a text is a unified social credit code (统一社会信用代码): both check characters are right, its own and that of the organisation number in it. GB 32100. */
export function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false;
  const sum = CREDIT_WEIGHTS.reduce((total, weight, place) => total + weight * CREDIT_SIGNS.indexOf(text.charAt(place)), 0);
  return CREDIT_SIGNS.charAt((31 - (sum % 31)) % 31) === text[17] && isOrgCode(text.slice(8, 17));
}

/** Whether a text is a mobile number of the mainland: 11 digits, of which no operator has those that begin with 10, 11 or 12. */
export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

/** A mobile number that samples use: 100 is no prefix of any operator, so nobody is rung up by a demonstration. */
export const isSampleMobile = (text: string): boolean => /^100\d{8}$/.test(text);
