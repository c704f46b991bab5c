import { isOrgCode } from "@onehall/regions";

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const ID_CHECK = "10X98765432";
const CREDIT_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const;
const CREDIT_SIGNS = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** The check digit of the first 17 digits of an identity number. GB 11643. */
const idCheckDigit = (digits: string): string => ID_CHECK[ID_WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11] ?? "";

const CHINA_AHEAD = 8 * 60 * 60 * 1000;

/** Whether a text is a birthday: a day of the calendar (20240229, not 20230229) from 1900 to today in China. */
function isBirthday(digits: string, now: Date): boolean {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
  const time = Date.parse(day);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return false;
  return day >= "1900-01-01" && day <= new Date(now.getTime() + CHINA_AHEAD).toISOString().slice(0, 10);
}

/** 17 digits and a check sign, with a birthday in them, as GB 11643 has them. */
const isLikeId = (text: string, first: RegExp, now: Date): boolean =>
  /^\d{17}[\dX]$/.test(text) && first.test(text) && isBirthday(text.slice(6, 14), now) && idCheckDigit(text) === text[17];

/** Whether a text is an identity number (居民身份证号码): a birthday that has been, and the right check digit. An X is a capital. Places that begin with 99 are nowhere: numbers of samples. GB 11643. */
export const isIdNumber = (text: string, now = new Date()): boolean => isLikeId(text, /^(?:[1-7]|99)/, now);

/** Whether a text is the number of a residence permit of those from Hong Kong (81), Macao (82) and Taiwan (83) (港澳台居民居住证). */
export const isResidencePermit = (text: string, now = new Date()): boolean => isLikeId(text, /^8[123]0000/, now);

/** Whether a text is the number of a permit of those from Hong Kong and Macao to travel to the mainland (港澳居民来往内地通行证): H or M and 8 digits. */
export const isHomeReturnPermit = (text: string): boolean => /^[HM]\d{8}$/.test(text);

/** Whether a text is the number of a permit of those from Taiwan to travel to the mainland (台湾居民来往大陆通行证): 8 digits. */
export const isTaiwanPermit = (text: string): boolean => /^\d{8}$/.test(text);

/**
 * Whether a text is the number of a foreigner's permanent residence card (外国人永久居留身份证): 9, place, nationality, birthday, serial and check digit since
 * 2023; before that three letters of the nationality and 12 digits, the 5th to 10th of which are the birthday.
 */
export function isPermanentResidence(text: string, now = new Date()): boolean {
  if (text.startsWith("9")) return isLikeId(text, /^9[1-8]/, now);
  const [, birthday = ""] = /^[A-Z]{3}\d{4}(\d{6})\d{2}$/.exec(text) ?? [];
  return birthday !== "" && ["19", "20"].some((century) => isBirthday(century + birthday, now));
}

/** Whether a text is the number of a document that says who somebody is: that of the mainland, or of those who have none of it. */
export const isIdentityDocument = (text: string, now = new Date()): boolean =>
  [isIdNumber, isResidencePermit, isPermanentResidence].some((is) => is(text, now)) || isHomeReturnPermit(text) || isTaiwanPermit(text);

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
