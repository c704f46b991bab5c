import { isHan } from "./normalise";
import { soundKey, syllables } from "./pinyin";
import { termWeight } from "./question";
import type { Segmenter } from "./tokens";

/** A word of the catalogue: `pinyin` with spaces between the syllables; `weight`: how good a guess it is. */
export type LexiconWord = { word: string; pinyin: string; weight: number };

/** The vocabulary of the catalogue, for reading pinyin and correcting slips. */
export type Lexicon = {
  has(word: string): boolean;
  /** Latin letters read as pinyin: shenfenzheng, sfz, banshenfenzheng → 身份证. `undefined` if they spell nothing of the catalogue. */
  fromLatin(letters: string): string | undefined;
  /** The best word that letters begin to spell: shenfenz → 身份证. */
  complete(letters: string): string | undefined;
  /** The text with words of the catalogue in place of slips (身份正, 工积金, 居注证). `undefined` if there is nothing to correct. */
  correct(text: string, cutter: Segmenter): string | undefined;
};

const MAX_LATIN_LENGTH = 40;
const MAX_PIECE_LENGTH = 24;
const MAX_WINDOW_LENGTH = 6;
/** Characters of a question in which slips are looked for; sentences are shorter, and every window in it costs. */
const MAX_MENDED = 40;
const MAX_SLIPS = 2;
/** Words that count less than this are never doubted: they are the small words of every question. */
const WEAK = 0.2;

/** Costs of reading letters: a whole word, an abbreviation, a syllable that names nothing. The cheapest reading wins. */
const COST = { word: 1, sign: 2, loose: 1.6, initials: 2.2, syllable: 3 } as const;

/** One way to read a stretch of letters; `text` is empty where the syllable names nothing. */
type Piece = { text: string; cost: number };

const better = (one: LexiconWord | undefined, other: LexiconWord): LexiconWord =>
  one && (one.weight > other.weight || (one.weight === other.weight && one.word < other.word)) ? one : other;

/** Spelt as many people of the south would: no difference between zh and z, ng and n. */
const loosely = (letters: string): string => letters.replaceAll(/([zcs])h/g, "$1").replaceAll(/ng(?![aeiouv])/g, "n");

/** The ways to leave one character out: 居住证 → 住证, 居证, 居住; with `gap` in its place: *住证, 居*证, 居住*. */
const without = (signs: readonly string[], gap = ""): string[] => signs.map((_sign, at) => [...signs.slice(0, at), gap, ...signs.slice(at + 1)].join(""));

/** Stands for any character. */
const ANY = "*";

/** Whether a border between two characters runs through a stretch that nothing explains. */
const isSplit = (doubt: readonly number[], at: number): boolean => doubt[at - 1] === 2 && doubt[at] === 2;

/** The greatest doubt outside a window. */
const outside = (doubt: readonly number[], from: number, to: number): number => Math.max(0, ...doubt.slice(0, from), ...doubt.slice(to));

type Mending = { from: number; to: number; word: LexiconWord; rank: number };

const beats = (one: Mending, other: Mending | undefined): boolean =>
  !other ||
  one.rank < other.rank ||
  (one.rank === other.rank &&
    (one.to - one.from > other.to - other.from || (one.to - one.from === other.to - other.from && one.word.weight > other.word.weight)));

type Spelt = { letters: string; word: LexiconWord };

/** The place of the first entry that does not come before some letters. */
function firstFrom(entries: readonly Spelt[], letters: string): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.letters ?? "") < letters) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Builds the vocabulary; some milliseconds for some thousand words. */
export function createLexicon(words: readonly LexiconWord[]): Lexicon {
  const known = new Set<string>();
  const bySyllables = new Map<string, LexiconWord>();
  const bySound = new Map<string, LexiconWord>();
  const byLetters = new Map<string, LexiconWord>();
  const byLooseLetters = new Map<string, LexiconWord>();
  const byInitials = new Map<string, LexiconWord>();
  const spoken = new Set<string>();
  /** Words by what is left when one character is wrong, or missing. */
  const byRest = new Map<string, LexiconWord>();
  const byShorter = new Map<string, LexiconWord>();
  const byWord = new Map<string, LexiconWord>();

  const keep = (map: Map<string, LexiconWord>, key: string, word: LexiconWord): void => {
    map.set(key, better(map.get(key), word));
  };
  for (const word of words) {
    const parts = word.pinyin.split(" ");
    known.add(word.word);
    for (const part of parts) spoken.add(part);
    keep(byLetters, parts.join(""), word);
    if (parts.length === 1) continue;
    keep(bySyllables, word.pinyin, word);
    keep(bySound, soundKey(parts), word);
    keep(byLooseLetters, loosely(parts.join("")), word);
    keep(byInitials, parts.map((part) => part.charAt(0)).join(""), word);
    const signs = [...word.word];
    byWord.set(word.word, word);
    for (const rest of without(signs, ANY)) keep(byRest, rest, word);
    for (const shorter of without(signs)) keep(byShorter, shorter, word);
  }
  const isWord = (text: string): boolean => known.has(text);
  /** Words of several characters by their letters, in the order of these. */
  const begun = [...byLetters]
    .filter(([, { word }]) => [...word].length > 1)
    .map(([letters, word]): Spelt => ({ letters, word }))
    .sort((one, other) => (one.letters < other.letters ? -1 : 1));

  function pieceOf(letters: string): Piece | undefined {
    const exact = byLetters.get(letters);
    if (exact) return { text: exact.word, cost: [...exact.word].length > 1 ? COST.word : COST.sign };
    const loose = byLooseLetters.get(loosely(letters));
    if (loose) return { text: loose.word, cost: COST.loose };
    const short = byInitials.get(letters);
    if (short) return { text: short.word, cost: COST.initials };
    return spoken.has(letters) ? { text: "", cost: COST.syllable } : undefined;
  }

  /**
   * How doubtful each character is: 2 where no known word explains it; 1 where it is a known word of one character, or a word of the language that
   * the catalogue does not have: both may be part of a longer word, misspelt.
   */
  function doubts(text: string, cutter: Segmenter): number[] {
    return cutter.cut(text).flatMap((word) => {
      const length = [...word].length;
      const doubt = !isHan(word) || termWeight(word) < WEAK || (length > 1 && isWord(word)) ? 0 : length > 1 || isWord(word) ? 1 : 2;
      return Array.from({ length }, () => doubt);
    });
  }

  function guess(window: readonly string[]): { word: LexiconWord; rank: number } | undefined {
    const parts = syllables(window.join(""));
    const same = bySyllables.get(parts.join(" "));
    if (same) return { word: same, rank: 0 };
    if (window.length < 3) return undefined; // two characters that sound roughly alike are too many
    const similar = bySound.get(soundKey(parts));
    if (similar) return { word: similar, rank: 1 };
    const bestOf = (map: ReadonlyMap<string, LexiconWord>, keys: readonly string[]): LexiconWord | undefined =>
      keys.reduce<LexiconWord | undefined>((best, key) => {
        const word = map.get(key);
        return word ? better(best, word) : best;
      }, undefined);
    const slip = bestOf(byRest, without(window, ANY)) ?? (window.length > 3 ? (bestOf(byWord, without(window)) ?? byShorter.get(window.join(""))) : undefined);
    return slip && { word: slip, rank: 2 };
  }

  function mendOnce(text: string, cutter: Segmenter): string | undefined {
    const squeezed = text.replaceAll(" ", "");
    const signs = [...squeezed];
    const doubt = doubts(squeezed, cutter);
    let best: Mending | undefined;
    for (let length = Math.min(MAX_WINDOW_LENGTH, signs.length); length >= 2; length--) {
      for (let from = 0; from + length <= signs.length; from++) {
        const window = signs.slice(from, from + length);
        const most = Math.max(...doubt.slice(from, from + length));
        if (most === 0 || !isHan(window.join("")) || isWord(window.join(""))) continue;
        // A window that ends inside an unexplained stretch would leave half of it behind.
        if (isSplit(doubt, from) || isSplit(doubt, from + length)) continue;
        const found = guess(window);
        if (!found || (most === 1 && (found.rank > 0 || (length < 3 && outside(doubt, from, from + length) > 0)))) continue;
        const mending = { from, to: from + length, ...found };
        if (beats(mending, best)) best = mending;
      }
    }
    return best && signs.slice(0, best.from).join("") + best.word.word + signs.slice(best.to).join("");
  }

  return {
    has: isWord,

    fromLatin(letters) {
      if (letters.length < 2 || letters.length > MAX_LATIN_LENGTH) return undefined;
      // Cheapest reading of the first n letters, for every n.
      const cheapest: ({ cost: number; texts: string[] } | undefined)[] = [{ cost: 0, texts: [] }];
      for (let end = 1; end <= letters.length; end++) {
        for (let start = Math.max(0, end - MAX_PIECE_LENGTH); start < end; start++) {
          const before = cheapest[start];
          const piece = before && pieceOf(letters.slice(start, end));
          if (!before || !piece) continue;
          const cost = before.cost + piece.cost;
          const soFar = cheapest[end];
          if (!soFar || cost < soFar.cost) cheapest[end] = { cost, texts: [...before.texts, piece.text] };
        }
      }
      const text = cheapest[letters.length]?.texts.join("") ?? "";
      return [...text].length > 1 ? text : undefined;
    },

    complete(letters) {
      let best: LexiconWord | undefined;
      for (let at = firstFrom(begun, letters); at < begun.length; at += 1) {
        const one = begun[at];
        if (!one?.letters.startsWith(letters)) break;
        best = better(best, one.word);
      }
      return best?.word;
    },

    correct(text, cutter) {
      if ([...text.replaceAll(" ", "")].length > MAX_MENDED) return undefined;
      let mended: string | undefined;
      for (let slips = 0; slips < MAX_SLIPS; slips++) {
        const next = mendOnce(mended ?? text, cutter);
        if (next === undefined || next === text) break;
        mended = next;
      }
      return mended;
    },
  };
}
