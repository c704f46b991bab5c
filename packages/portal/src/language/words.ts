import { TRADITIONAL, type Convert } from "@onehall/language";
import { traditional } from "./conversion";

const unchanged: Convert = (text) => text;

/** For texts that a script writes without React: converts them to the characters of the page. */
export async function wordsOfPage(): Promise<Convert> {
  if (document.documentElement.lang !== TRADITIONAL) return unchanged;
  await import("./start-conversion").catch(() => undefined);
  return traditional;
}
