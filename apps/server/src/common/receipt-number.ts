import { randomInt } from "node:crypto";
import { localDate } from "./deadline";

/** Without I, L, O and U: a receipt number is read out on the telephone. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Length of a receipt number. */
const NUMBER_LENGTH = 16;

/** The number in a signed receipt, with which it begins. */
export const numberIn = (receipt: string): string => receipt.slice(0, NUMBER_LENGTH);

/** Day of the province and eight random characters: 16 characters, such as 20261118K3ZQ70XM. */
export const receiptNumber = (now: Date): string =>
  localDate(now).replaceAll("-", "") + Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join("");

/** One sign for the last five bits of each byte. */
export const receiptSigns = (bytes: Uint8Array): string => Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join("");
