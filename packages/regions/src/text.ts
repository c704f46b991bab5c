/** Text of a raw value, trimmed; empty where there is none. */
export const text = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" || typeof value === "boolean" ? String(value) : "";

const NO = new Set(["", "0", "false", "n", "N", "否"]);

/** Whether a raw yes-or-no value says yes: 1, "1", true, "Y", "是". */
export const isYes = (value: unknown): boolean => !NO.has(text(value));
