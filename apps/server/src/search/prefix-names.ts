import { LRUCache } from "lru-cache";
import type { Database } from "../data";
import { type IndexVersion, perIndexVersion } from "./index-version";
import type { Lexicon } from "./lexicon";
import { type CatalogueName, type NameIndex, nameIndex } from "./name-index";
import { withoutSpaces } from "./normalise";
import { syllables } from "./pinyin";

/** A name that begins as typed. */
export type PrefixMatch = CatalogueName & { highlightTerm: string };

/** Names at most; more are read, because several may lead to the same task. */
export const MOST_NAMES = 10;
const READ = 40;
/** Names that are read for letters of which some stand for whole syllables: those with other syllables fall out. */
const READ_HALF = 400;

/** Whether letters begin to spell syllables, each in full or by its beginning: shenfz → shen fen zheng. */
function spells(parts: readonly string[], letters: string): boolean {
  if (letters === "") return true;
  const [first = "", ...rest] = parts;
  if (first === "") return false;
  if (first.startsWith(letters)) return true;
  let shared = 0;
  while (shared < first.length && first[shared] === letters[shared]) shared += 1;
  for (let length = shared; length >= 1; length -= 1) if (spells(rest, letters.slice(length))) return true;
  return false;
}

/** How many characters of a name letters spell, after some that were typed as they are; 0 where they do not. */
function spelt(names: NameIndex, name: CatalogueName, signs: string, letters: string): number {
  const plain = [...withoutSpaces(name.term)];
  const from = [...signs].length;
  if (plain.slice(0, from).join("") !== signs) return 0;
  const read = names.readings(name).map((parts) => parts.slice(from));
  for (let length = 1; from + length <= plain.length; length += 1) if (read.some((parts) => spells(parts.slice(0, length), letters))) return from + length;
  return 0;
}

/** The first characters of a term that so many characters of its compared form stand for. */
function beginningOf(term: string, length: number): string {
  const signs = [...term];
  let spoken = 0;
  for (const [at, sign] of signs.entries()) {
    spoken += [...withoutSpaces(sign)].length;
    if (spoken >= length) return signs.slice(0, at + 1).join("");
  }
  return term;
}

/** Letters and digits, after characters or alone: 身份z, shenfenz, 12345re. A single letter alone could begin anything. */
function typedLetters(plain: string): { signs: string; letters: string } | undefined {
  const [, signs = "", typed = ""] = /^(\p{Script=Han}*)([a-z0-9][a-z0-9' ]*)$/u.exec(plain) ?? [];
  const letters = typed.replaceAll(/[' ]/g, "");
  return letters === "" || (signs === "" && letters.length < 2) ? undefined : { signs, letters };
}

const keyOf = ({ kind, payload }: Pick<PrefixMatch, "kind" | "payload">): string => `${kind} ${payload}`;

const SYLLABLE =
  /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|uo|ui|ue|ve|er|a|o|e|i|u|v)$/;
const SYLLABLE_BEGUN = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?[aeiouv][a-z]{0,3}$/;
const LONGEST_SYLLABLE = 6;
/** Ways to read letters that are looked up at most. */
const MOST_WAYS = 4;
/** Letters of half pinyin; nobody types more of it. */
const MOST_HALF = 24;

/** First letters of what may be syllables or initials, in every way that letters can be read so, long syllables first: shenfz → sfz; diely → dly, dely. */
function initialsOf(letters: string): string[] {
  const ways: string[][] = Array.from({ length: letters.length + 1 }, () => []);
  ways[letters.length] = [""];
  for (let at = letters.length - 1; at >= 0; at -= 1) {
    const here = new Set<string>();
    for (let length = Math.min(LONGEST_SYLLABLE, letters.length - at); length >= 1; length -= 1) {
      const part = letters.slice(at, at + length);
      const isPart = length === 1 || /^[zcs]h$/.test(part) || SYLLABLE.test(part) || (at + length === letters.length && SYLLABLE_BEGUN.test(part));
      for (const rest of isPart ? (ways[at + length] ?? []) : []) here.add(part.charAt(0) + rest);
    }
    ways[at] = [...here].slice(0, MOST_WAYS);
  }
  return ways[0] ?? [];
}

function readNames(names: NameIndex, typed: string, plain: string): PrefixMatch[] {
  const found = new Map<string, PrefixMatch>();
  const add = (name: CatalogueName, highlightTerm: string): void => {
    if (found.size < MOST_NAMES && highlightTerm !== "" && !found.has(keyOf(name))) {
      const { term, kind, payload, weight } = name;
      found.set(keyOf(name), { term, kind, payload, weight, highlightTerm });
    }
  };
  for (const start of new Set([typed, plain])) for (const name of names.beginning("term", [start], READ)) add(name, start);
  const letters = typedLetters(plain);
  if (!letters) return [...found.values()];
  const addSpelt = (name: CatalogueName): void => {
    if (found.size >= MOST_NAMES) return;
    const length = spelt(names, name, letters.signs, letters.letters);
    if (length > 0) add(name, beginningOf(name.term, length));
  };
  const spoken = letters.signs === "" ? letters.letters : syllables(letters.signs).join("") + letters.letters;
  // Whole syllables first, then initials.
  for (const spelling of ["pinyin", "initials"] as const) names.beginning(spelling, [spoken], READ).forEach(addSpelt);
  if (found.size === 0 && letters.letters.length <= MOST_HALF) {
    const before = letters.signs === "" ? [] : syllables(letters.signs).map((one) => one.charAt(0));
    const ways = initialsOf(letters.letters)
      .map((initials) => before.join("") + initials)
      .filter((initials) => initials.length > 1);
    names.beginning("initials", ways, READ_HALF).forEach(addSpelt);
  }
  return [...found.values()];
}

/** Beginnings whose names are cached. */
const KEPT = 5_000;
const keptOf = perIndexVersion(() => new LRUCache<string, readonly PrefixMatch[]>({ max: KEPT }));

/**
 * Names, phrases and aliases of the catalogue that begin as typed, best first, one for each task: in characters, in pinyin (whole syllables, half ones,
 * initials), and with letters after characters. What the search box offers first, and what Enter finds first, so that both mean the same.
 * @param typed as typed @param plain the same normalised
 * @see SEARCH-20
 */
export async function namesByPrefix(
  database: Database,
  indexVersion: IndexVersion,
  lexicon: Pick<Lexicon, "fromLatin">,
  typed: string,
  plain: string,
): Promise<readonly PrefixMatch[]> {
  if (plain === "") return [];
  const kept = keptOf(indexVersion);
  const known = kept.get(typed);
  if (known) return known;
  const meant = plain.length > 2 && /^[a-z' ]+$/.test(plain) ? lexicon.fromLatin(plain.replaceAll(/[' ]/g, "")) : undefined;
  const begun = readNames(await nameIndex(database, indexVersion), typed, plain);
  // Initials stand for many words: names that begin with the one that letters mean (jsz, 驾驶证) come first.
  const found = meant === undefined ? begun : [...begun].sort((one, other) => Number(other.term.startsWith(meant)) - Number(one.term.startsWith(meant)));
  if (found.length > 0) kept.set(typed, found); // then it is the beginning of a name of the catalogue, not of a person
  return found;
}

/** Whether a normalised text is letters or digits, or characters with letters after them. */
export const hasTypedLetters = (plain: string): boolean => typedLetters(plain) !== undefined || /^[a-z0-9]$/.test(plain);

/** Whether a normalised text is characters with letters after them (身份z). */
export const isMixed = (plain: string): boolean => /^\p{Script=Han}+[a-z]/u.test(plain) && hasTypedLetters(plain);
