const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const ID_CHECK = "10X98765432";
const CREDIT_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const;
const CREDIT_SIGNS = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const ORG_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHINA_AHEAD = 28_800_000;

/** A birthday of the calendar, YYYYMMDD, from 1900 to the day that it is in China. */
function isBirthday(digits: string, now: Date): boolean {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
  const time = Date.parse(day);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return false;
  return day >= "1900-01-01" && day <= new Date(now.getTime() + CHINA_AHEAD).toISOString().slice(0, 10);
}

const idCheckSign = (text: string): string => ID_CHECK.charAt(ID_WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 11);

/** 18 signs with a birthday and a check sign as GB 11643 has them; a small x counts as a capital. */
const isLikeId = (text: string, first: RegExp, now: Date): boolean =>
  /^\d{17}[\dXx]$/.test(text) && first.test(text) && isBirthday(text.slice(6, 14), now) && idCheckSign(text) === text.slice(17).toUpperCase();

/** Identity number of the mainland (居民身份证号码), GB 11643. Places that begin with 99 are nowhere: numbers of samples. */
export const isIdNumber = (text: string, now = new Date()): boolean => isLikeId(text, /^(?:[1-7]|99)/, now);

/** Number of a residence permit of those from Hong Kong (81), Macao (82) and Taiwan (83) (港澳台居民居住证): written like an identity number. */
export const isResidencePermit = (text: string, now = new Date()): boolean => isLikeId(text, /^8[123]0000/, now);

/** Permit of those from Hong Kong and Macao to travel to the mainland (港澳居民来往内地通行证): H or M and 8 digits. */
export const isHomeReturnPermit = (text: string): boolean => /^[HM]\d{8}$/i.test(text);

/** Permit of those from Taiwan to travel to the mainland (台湾居民来往大陆通行证): 8 digits. */
export const isTaiwanPermit = (text: string): boolean => /^\d{8}$/.test(text);

/**
 * Number of a foreigner's permanent residence card (外国人永久居留身份证): 9, place, nationality, birthday, serial and check sign since 2023; before that three
 * letters of the nationality and 12 digits, the 5th to 10th of which are the birthday.
 */
export function isPermanentResidence(text: string, now = new Date()): boolean {
  if (text.startsWith("9")) return isLikeId(text, /^9[1-8]/, now);
  const [, birthday = ""] = /^[A-Z]{3}\d{4}(\d{6})\d{2}$/i.exec(text) ?? [];
  return birthday !== "" && ["19", "20"].some((century) => isBirthday(century + birthday, now));
}

/** Unified social credit code (统一社会信用代码), GB 32100: its own check sign and that of the organisation number in it (GB 11714). */
export function isCreditCode(text: string): boolean {
  const code = text.toUpperCase();
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code)) return false;
  const own = CREDIT_WEIGHTS.reduce((sum, weight, place) => sum + weight * CREDIT_SIGNS.indexOf(code.charAt(place)), 0);
  const org = ORG_WEIGHTS.reduce((sum, weight, place) => sum + weight * parseInt(code.charAt(8 + place), 36), 0);
  return CREDIT_SIGNS.charAt((31 - (own % 31)) % 31) === code.charAt(17) && "0X987654321".charAt(org % 11) === code.charAt(16);
}

/** Mobile number of the mainland: 11 digits; no operator has those that begin with 10, 11 or 12. */
export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);
