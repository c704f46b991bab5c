import { province } from "@onehall/regions";

/** Longest text of an event that is kept, in characters. */
const LONGEST = 60;

const TASK_CODE = /^1[12]\d{6}[0-9A-Z]{23}$/;
/** Codes of public things: a task (31 characters) and a region of the province (12 digits). They name no person. */
const isPublicCode = (word: string): boolean => TASK_CODE.test(word) || (/^\d{12}$/.test(word) && word.startsWith(province().code.slice(0, 2)));
/** Digits in a row from which on they may be the number of a telephone, a person, a card or an account. */
const PERSONAL_DIGITS = /\d{7,}/;

/**
 * A text of an event without what could tell who did it: no query and no fragment of an address, no host, no mail address,
 * no long number, and not much of it.
 * @see TRACK-10
 */
export function anonymise(text: string): string {
  const plain = text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\s]+/gu, " ")
    .replaceAll(/https?:\/\/[^\s/?#]*/gi, "")
    .replaceAll(/[?#][^\s]*/g, "")
    .replaceAll(/[^\s@]+@[^\s@]+/g, "@")
    .replaceAll(/[0-9A-Za-z]+/g, (word) => (PERSONAL_DIGITS.test(word) && !isPublicCode(word) ? "…" : word))
    .trim();
  return [...plain].slice(0, LONGEST).join("");
}
