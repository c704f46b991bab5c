import type { Convert } from "./convert";
import { traditional } from "./in-hand";
import { TRADITIONAL } from "./languages";

const asTheyAre: Convert = (text) => text;

/** For words that a script writes without React: gives them the characters of the page. */
export async function wordsOfPage(): Promise<Convert> {
  if (document.documentElement.lang !== TRADITIONAL) return asTheyAre;
  await import("./on-browser").catch(() => undefined);
  return traditional;
}
