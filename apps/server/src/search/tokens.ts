import { Jieba } from "@node-rs/jieba";
import { dict } from "@node-rs/jieba/dict.js";
import { LRUCache } from "lru-cache";
import { isHan, normalise } from "./normalise";

/** Cuts Chinese into words. */
export type Segmenter = {
  /** Words that follow one another and cover the text: 换 / 居民身份证. */
  cut(text: string): string[];
  /** The same, and the shorter words inside long ones: 换 / 居民 / 身份 / 身份证 / 居民身份证. */
  cutAll(text: string): string[];
  /** Whether a text is a frequent word of the dictionary that is no name. */
  isOrdinary(text: string): boolean;
};

/** From this frequency a word is ordinary: 公平, not 石牌. */
const ORDINARY = 150;
/** Kinds of names in the dictionary. */
const NAME_TAG = /^n[rstz]/;

/** Frequency of the pack's own words: above almost everything in the dictionary, so that they are kept whole. */
const OWN_WORD = 20_000;

const dictionary = Buffer.from(dict);

/** Frequent words of two to four characters; read once, when they are first asked for (0.1 s). */
let ordinary: Set<string> | undefined;
function ordinaryWords(): Set<string> {
  if (ordinary) return ordinary;
  ordinary = new Set();
  for (const line of dictionary.toString("utf8").split("\n")) {
    const [word = "", frequency = "", tag = ""] = line.split(" ", 3);
    if (Number(frequency) >= ORDINARY && word.length > 1 && !NAME_TAG.test(tag)) ordinary.add(word);
  }
  return ordinary;
}

/** @param own words of the pack, as lines of a dictionary */
function loadSegmenter(own: string): Segmenter {
  const jieba = Jieba.withDict(dictionary);
  if (own !== "") jieba.loadDict(Buffer.from(own));
  const kept = (parts: string[]): string[] => parts.filter((part) => part.trim() !== "");
  // Without the statistical guesses at unknown words: they would cut a question otherwise than the name that it asks for.
  return {
    cut: (text) => kept(jieba.cut(text, false)),
    cutAll: (text) => kept(jieba.cutForSearch(text, false)),
    isOrdinary: (text) => ordinaryWords().has(text),
  };
}

/** By the pack's own words: the one in use, and that of the pack before or after it. */
const segmenters = new LRUCache<string, Segmenter>({ max: 2, memoMethod: loadSegmenter });

/**
 * A cutter that knows the pack's own words. Loading the dictionary takes about 0.3 s; the same words get the same cutter.
 * @param words normalised, Chinese characters only
 */
export const createSegmenter = (words: Iterable<string> = []): Segmenter =>
  segmenters.memo(
    [...new Set(words)]
      .sort()
      .map((word) => `${word} ${OWN_WORD} n`)
      .join("\n"),
  );

/** Pairs of neighbouring Chinese characters: the floor below which no two-character word can fall. */
export function bigrams(text: string): string[] {
  const found: string[] = [];
  for (const run of text.split(/[^\p{Script=Han}]+/u)) {
    const signs = [...run];
    for (let index = 0; index + 1 < signs.length; index++) found.push(`${signs[index]}${signs[index + 1]}`);
  }
  return found;
}

/** How much a token says: a word all, a pair of characters that is no word less, a single character least. */
export const TOKEN_WEIGHT = { word: 1, pair: 0.4, sign: 0.1 } as const;

export const isSingleCharacter = (word: string): boolean => isHan(word) && [...word].length === 1;

/** Tokens of a text that is indexed, each with its value; a token that is several things counts as the best of them. */
export function indexTokens(text: string, cutter: Segmenter): Map<string, number> {
  const plain = normalise(text);
  const tokens = new Map<string, number>();
  const add = (token: string, value: number): void => {
    if ((tokens.get(token) ?? 0) < value) tokens.set(token, value);
  };
  for (const word of cutter.cutAll(plain)) add(word, isSingleCharacter(word) ? TOKEN_WEIGHT.sign : TOKEN_WEIGHT.word);
  for (const pair of bigrams(plain)) add(pair, TOKEN_WEIGHT.pair);
  for (const sign of plain) if (isHan(sign)) add(sign, TOKEN_WEIGHT.sign);
  return tokens;
}
