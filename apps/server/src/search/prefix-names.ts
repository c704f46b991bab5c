import { LRUCache } from "lru-cache";
import { type Database, fragment, sql } from "../data";
import { type IndexVersion, perIndexVersion } from "./index-version";
import type { Lexicon } from "./lexicon";
import { withoutSpaces } from "./normalise";
import { pinyinSyllables, syllables } from "./pinyin";

/** A name that begins as typed. `payload`: task id, catalogue code or organisation number, by kind. */
export type PrefixMatch = { term: string; kind: "guide" | "theme" | "department"; payload: string; weight: number; highlightTerm: string };

/** Names at most; more are read, because several may lead to the same task. */
export const MOST_NAMES = 10;
const READ = 40;
/** Rows that are read for letters of which some stand for whole syllables: those with other syllables fall out. */
const READ_HALF = 400;

type Row = Omit<PrefixMatch, "highlightTerm">;

const columns = fragment`term, weight, kind, payload`;

const byText = sql<Row>`SELECT ${columns} FROM suggest
  WHERE term >= ${"from"} AND term < ${"to"} ORDER BY weight DESC, term LIMIT ${"most"}`;
/** Whole syllables first, then initials: one way to the database for both. */
const byLetters = sql<Row>`SELECT ${columns} FROM (
    SELECT * FROM (SELECT ${columns}, 1 AS way FROM suggest WHERE pinyin >= ${"from"} AND pinyin < ${"to"} ORDER BY weight DESC, term LIMIT ${"most"}) AS spoken
    UNION ALL
    SELECT * FROM (SELECT ${columns}, 2 AS way FROM suggest WHERE initials >= ${"from"} AND initials < ${"to"} ORDER BY weight DESC, term LIMIT ${"most"}) AS short
  ) AS found ORDER BY way, weight DESC, term`;
/** Several beginnings of initials at once. */
const byInitials = sql<Row>`SELECT ${columns} FROM suggest
  WHERE (initials >= ${"from"} AND initials < ${"to"}) OR (initials >= ${"from2"} AND initials < ${"to2"})
  OR (initials >= ${"from3"} AND initials < ${"to3"}) OR (initials >= ${"from4"} AND initials < ${"to4"}) ORDER BY weight DESC, term LIMIT ${"most"}`;

const LAST = "\u{10FFFF}";
const range = (prefix: string, most = READ) => ({ from: prefix, to: prefix + LAST, most });

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

/** How many characters of a term letters spell, after some that were typed as they are; 0 where they do not. */
function spelt(term: string, signs: string, letters: string): number {
  const plain = [...withoutSpaces(term)];
  const from = [...signs].length;
  if (plain.slice(0, from).join("") !== signs) return 0;
  const read = pinyinSyllables(plain.join("")).map((parts) => parts.slice(from));
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

async function readNames(database: Database, typed: string, plain: string): Promise<PrefixMatch[]> {
  const found = new Map<string, PrefixMatch>();
  const add = (row: Row, highlightTerm: string): void => {
    if (found.size < MOST_NAMES && highlightTerm !== "" && !found.has(keyOf(row))) found.set(keyOf(row), { ...row, highlightTerm });
  };
  const letters = typedLetters(plain);
  const starts = [...new Set([typed, plain])];
  const spoken = letters && (letters.signs === "" ? letters.letters : syllables(letters.signs).join("") + letters.letters);
  const [begun, sounding] = await Promise.all([
    Promise.all(starts.map((start) => database.all(byText, range(start)))),
    spoken === undefined ? [] : database.all(byLetters, range(spoken)),
  ]);
  begun.forEach((rows, index) => rows.forEach((row) => add(row, starts[index] ?? "")));
  if (!letters) return [...found.values()];
  const addSpelt = (row: Row): void => {
    const length = spelt(row.term, letters.signs, letters.letters);
    if (length > 0) add(row, beginningOf(row.term, length));
  };
  sounding.forEach(addSpelt);
  if (found.size === 0 && letters.letters.length <= MOST_HALF) {
    const before = letters.signs === "" ? [] : syllables(letters.signs).map((one) => one.charAt(0));
    const ways = initialsOf(letters.letters)
      .map((initials) => before.join("") + initials)
      .filter((initials) => initials.length > 1);
    const [first, second = first, third = first, fourth = first] = ways.map((initials) => range(initials, READ_HALF));
    if (first && second && third && fourth) {
      const rows = await database.all(byInitials, {
        ...first,
        from2: second.from,
        to2: second.to,
        from3: third.from,
        to3: third.to,
        from4: fourth.from,
        to4: fourth.to,
      });
      rows.forEach(addSpelt);
    }
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
  const begun = await readNames(database, typed, plain);
  // Initials stand for many words: names that begin with the one that letters mean (jsz, 驾驶证) come first.
  const found = meant === undefined ? begun : [...begun].sort((one, other) => Number(other.term.startsWith(meant)) - Number(one.term.startsWith(meant)));
  if (found.length > 0) kept.set(typed, found); // then it is the beginning of a name of the catalogue, not of a person
  return found;
}

/** Whether a normalised text is letters or digits, or characters with letters after them. */
export const hasTypedLetters = (plain: string): boolean => typedLetters(plain) !== undefined || /^[a-z0-9]$/.test(plain);

/** Whether a normalised text is characters with letters after them (身份z). */
export const isMixed = (plain: string): boolean => /^\p{Script=Han}+[a-z]/u.test(plain) && hasTypedLetters(plain);
