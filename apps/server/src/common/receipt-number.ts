import { randomInt } from "node:crypto";
import { localDate } from "./deadline";

/** Without I, L, O and U: a receipt number is read out on the telephone. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Day of the province and eight random characters: 16 characters, such as 20261118K3ZQ70XM. */
export const receiptNumber = (now: Date): string =>
  localDate(now).replaceAll("-", "") + Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join("");
