import type { RegionPath, RegionRow } from "../../contract/rows/regions";
import type { PackEnglish } from "../../province/english";
import { syllables } from "../../search/pinyin";

/** Endings of names of towns, and what they are. */
const KINDS = [
  [/街道(?:办事处)?$/u, " Sub-district"],
  [/镇$/u, " Town"],
  [/乡$/u, " Township"],
] as const;

/** 石牌街道 → Shipai Sub-district: in pinyin, with an apostrophe before a vowel inside (Xi'an). */
function spelt(name: string): string {
  const [ending, kind] = KINDS.find(([pattern]) => pattern.test(name)) ?? [/$^/u, ""];
  const word = syllables(name.replace(ending, ""))
    .map((syllable, index) => (index > 0 && /^[aeo]/u.test(syllable) ? `'${syllable}` : syllable))
    .join("")
    .replaceAll("v", "u");
  return word.charAt(0).toUpperCase() + word.slice(1) + kind;
}

export const regionName = ({ regions }: PackEnglish, { code, name }: Pick<RegionRow, "code" | "name">): string => regions[code] ?? spelt(name);

/** Tianhe, Guangzhou: a place with those above it, but for the province. */
export const placeName = (english: PackEnglish, { path, current }: RegionPath): string =>
  (path.length > 1 ? path.slice(1) : [current])
    .map((region) => regionName(english, region))
    .reverse()
    .join(", ");

/** Office hours with their Chinese parts replaced; their figures stay. */
export const hoursIn = ({ hours }: PackEnglish, text: string): string => hours.reduce((so, [chinese, word]) => so.replaceAll(chinese, word), text);
