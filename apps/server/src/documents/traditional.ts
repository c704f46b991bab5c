import { toTraditional, TRADITIONAL } from "@onehall/language";
import type { Outline } from "./outline";

/** Texts that are no words: an address, a day. */
const KEPT: ReadonlySet<string> = new Set(["url", "date", "type", "lang"]);

const converted = (value: unknown): unknown => {
  if (typeof value === "string") return toTraditional(value);
  if (Array.isArray(value)) return value.map(converted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, KEPT.has(key) ? one : converted(one)]));
};

/** The same document in traditional characters. @see LANG-06 */
export const traditionalOutline = (outline: Outline): Outline => ({ ...(converted(outline) as Outline), lang: TRADITIONAL });
