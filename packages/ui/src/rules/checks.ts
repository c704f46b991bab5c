import type { RuleType } from "./Rule.js";

const MAX_ADDRESS_LENGTH = 254;
const MAX_MAILBOX_LENGTH = 64;

const host = (name: string) =>
  name.includes(".") && name.split(".").every((part) => part !== "" && !part.startsWith("-") && !part.endsWith("-")) && !/[\s@,;:/?#[\]()<>"\\]/.test(name);

/** One @, a mailbox without gaps, a host with a dot. Each character is looked at once: nothing typed can make it slow. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const mailbox = text.slice(0, Math.max(at, 0));
  return (
    text.length <= MAX_ADDRESS_LENGTH &&
    mailbox.length > 0 &&
    mailbox.length <= MAX_MAILBOX_LENGTH &&
    !/[\s@,;:[\]()<>"\\]/.test(mailbox) &&
    !mailbox.startsWith(".") &&
    !mailbox.endsWith(".") &&
    !mailbox.includes("..") &&
    host(text.slice(at + 1))
  );
}

/** An address of the web, read by the browser's own parser. */
export function isUrl(text: string): boolean {
  if (/\s/.test(text) || !/^(https?|ftp):\/\//i.test(text)) return false;
  try {
    return new URL(text).hostname !== "";
  } catch {
    return false;
  }
}

const isPattern = (value: unknown) => {
  try {
    return value instanceof RegExp || Boolean(new RegExp(String(value)));
  } catch {
    return false;
  }
};

const isNumber = (value: unknown): value is number => typeof value === "number" && !Number.isNaN(value);

/** Whether a value is of a kind. */
export const isOfType: Record<RuleType, (value: unknown) => boolean> = {
  any: () => true,
  enum: () => true,
  string: (value) => typeof value === "string",
  number: isNumber,
  integer: (value) => Number.isInteger(value),
  float: (value) => isNumber(value) && !Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  method: (value) => typeof value === "function",
  regexp: isPattern,
  array: Array.isArray,
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  date: (value) =>
    value instanceof Date
      ? !Number.isNaN(value.getTime())
      : typeof value === "string" && /^\d{4}-\d{2}(-\d{2})?$/.test(value) && !Number.isNaN(Date.parse(value)),
  email: (value) => typeof value === "string" && isEmail(value),
  url: (value) => typeof value === "string" && isUrl(value),
  hex: (value) => typeof value === "string" && /^#?([\da-f]{3}|[\da-f]{6})$/i.test(value),
};

/** Whether there is nothing to look at: no value, no text, an empty list or one of empty entries, an unticked box. */
export const isEmpty = (value: unknown, type?: RuleType): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (value === false && type === undefined) ||
  (Array.isArray(value) && value.every((entry) => type === undefined && isEmpty(entry)));
