import { customPinyin, pinyin } from "pinyin-pro";

/** Place names that the dictionary reads wrong, as people of the province read them. */
const PLACES: Readonly<Record<string, string>> = { 大埔: "dà bù", 六都: "lù dū", 涌: "chōng" };
/** Ordinary words that the readings above would spoil. */
const WORDS: Readonly<Record<string, string>> = { 涌现: "yǒng xiàn", 涌入: "yǒng rù", 汹涌: "xiōng yǒng" };

customPinyin({ ...PLACES, ...WORDS });

/** What outsiders, and most input methods, type for the same places. Both readings find them. */
const OUTSIDE: readonly (readonly [word: string, syllables: readonly string[]])[] = [
  ["大埔", ["da", "pu"]],
  ["六都", ["liu", "du"]],
  ["涌", ["yong"]],
];

/**
 * Syllables of a normalised text without tones, ü as v. One entry a character: letters and digits stand for themselves, spaces are left out.
 */
export const syllables = (text: string): string[] => pinyin(text.replaceAll(" ", ""), { toneType: "none", type: "array", v: true });

/** A way to type a text: whole syllables run together, and their first letters. */
export type PinyinReading = { full: string; initials: string };

const join = (parts: readonly string[]): PinyinReading => ({ full: parts.join(""), initials: parts.map((part) => part.charAt(0)).join("") });

/** The syllables of a text, those of the preferred reading first; two readings where a place name is read otherwise outside. */
export function pinyinSyllables(text: string): (readonly string[])[] {
  const plain = text.replaceAll(" ", "");
  const parts = syllables(plain);
  const other = [...parts];
  const signs = [...plain];
  for (const [word, spoken] of OUTSIDE) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) other.splice(Array.from(plain.slice(0, at)).length, spoken.length, ...spoken);
  }
  return signs.length === parts.length && other.join("") !== parts.join("") ? [parts, other] : [parts];
}

/** The readings of a text, the preferred one first. */
export const pinyinReadings = (text: string): PinyinReading[] => pinyinSyllables(text).map(join);

/** Sounds that many people of the south type alike: zh z, ch c, sh s, -ng -n, l n. Two texts with one key sound the same to them. */
export const soundKey = (parts: readonly string[]): string =>
  parts
    .map((part) =>
      part
        .replace(/^([zcs])h/, "$1")
        .replace(/ng$/, "n")
        .replace(/^l/, "n"),
    )
    .join(" ");
