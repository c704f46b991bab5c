import { Converter } from "opencc-js/cn2t";
import { from } from "opencc-js/preset/cn2t";
import { createConvert, type Convert, type Dictionary } from "../convert";
import { ALONE, DROPPED, FORMS, ONLY_IN, WHOLE, WORDS } from "./judged";
import { placeReading, wordsOfPlace } from "./places";

const pairsOf = (text: string): Map<string, string> =>
  new Map(Array.from({ length: text.length / 2 }, (_, at) => [text.charAt(2 * at), text.charAt(2 * at + 1)]));

const forms = pairsOf(FORMS);
const alone = pairsOf(ALONE);
const opencc = Converter({ from: "cn", to: "hk" });

/** OpenCC's Hong Kong conversion in the forms that are commonly written. */
export const wholeConvert: Convert = (text) => [...opencc(text)].map((sign) => forms.get(sign) ?? sign).join("");

const isPlain = (text: string): boolean => [...text].every((sign) => sign.length === 1);

/** Every word that OpenCC knows to be simplified. */
const known = (): string[] =>
  (from.cn ?? [])
    .flat()
    .flatMap((list) => (typeof list === "string" ? list.split("|").map((entry) => entry.slice(0, entry.indexOf(" "))) : list.map(([word]) => word)));

function charactersOf(words: readonly string[]): Map<string, string> {
  const signs = new Set(words.filter((word) => word.length === 1));
  for (let code = 0x4e00; code <= 0x9fff; code++) signs.add(String.fromCharCode(code));
  const characters = new Map<string, string>();
  for (const sign of [...signs].sort()) {
    const read = alone.get(sign) ?? wholeConvert(sign);
    if (read !== sign && isPlain(read)) characters.set(sign, read);
  }
  return characters;
}

/** Whether a word says something in texts like ours; `characters`: what its parts say alone. */
function speaks(word: string, read: string, characters: Map<string, string>): boolean {
  if (DROPPED.has(word)) return false;
  return [...word].every((sign, at) => {
    const pair = sign + read.charAt(at);
    const cores = (characters.get(sign) ?? sign) === read.charAt(at) ? undefined : ONLY_IN[pair];
    return !cores || cores.some((core) => word.includes(core));
  });
}

/** A growing set of words, each kept only where the ones before it would not have given the same. */
class Words {
  readonly #characters: Map<string, string>;
  readonly #kept = new Map<string, string>();
  /** The dictionary's form of what is kept, by what is read otherwise. */
  readonly #groups = new Map<string, string[]>();
  #convert: Convert;

  constructor(characters: Map<string, string>) {
    this.#characters = characters;
    this.#convert = this.#current();
  }

  #current(): Convert {
    return createConvert(this.dictionary());
  }

  /** Words of the same length do not change each other's reading, so they are looked at together. `always`: also those that read as their parts do. */
  addAll(words: readonly (readonly [string, string])[], { always = false } = {}): void {
    const news = always ? words : words.filter(([word, read]) => this.#bare(word) !== read);
    for (const [word, read] of news) this.#kept.set(word, read);
    this.#group();
    this.#convert = this.#current();
  }

  /** A word for the whole of a text is looked up as the whole of a text. */
  #bare(word: string): string {
    return word.startsWith("^") ? `^${this.#convert(word.slice(1, -1))}$` : this.#convert(word);
  }

  #group(): void {
    this.#groups.clear();
    for (const [word, read] of this.#kept) {
      const otherwise = new Set([...word].flatMap((sign, at) => ((this.#characters.get(sign) ?? sign) === read.charAt(at) ? [] : [sign + read.charAt(at)])));
      // Where a character is read in two ways in one word, the word is left to the shorter ones.
      const signs = [...otherwise].map((pair) => pair.charAt(0));
      const twice = signs.some((sign) => [...word].some((other, at) => other === sign && !otherwise.has(sign + read.charAt(at))));
      if (twice || new Set(signs).size < signs.length) continue;
      const key = [...otherwise].sort().join("");
      this.#groups.set(key, [...(this.#groups.get(key) ?? []), word]);
    }
  }

  get convert(): Convert {
    return this.#convert;
  }

  dictionary(): Dictionary {
    const groups = [...this.#groups].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      characters: [...this.#characters].flat().join(""),
      words: Object.fromEntries(groups.map(([key, words]) => [key, words.toSorted().join(" ")])),
    };
  }
}

/**
 * The dictionary of both sides: OpenCC's characters, those of its words that read otherwise than their parts, the words that we judged, and the names of
 * places that would come out wrong. A fortieth of OpenCC's own size.
 * @param places every name of a region
 */
export function makeDictionary(places: readonly string[]): Dictionary {
  const list = known();
  const characters = charactersOf(list);
  const words = new Words(characters);
  const longer = list.filter((word) => word.length > 1 && isPlain(word));
  for (const length of [...new Set(longer.map((word) => word.length))].sort((a, b) => a - b))
    words.addAll(
      longer
        .flatMap((word) => (word.length === length && isPlain(wholeConvert(word)) ? [[word, wholeConvert(word)] as const] : []))
        .filter(([word, read]) => speaks(word, read, characters)),
    );
  words.addAll(
    WHOLE.map((word) => [word, words.convert(word)]),
    { always: true },
  );
  words.addAll(WORDS, { always: true });
  const { convert } = words;
  words.addAll(
    places.flatMap((name) => {
      const read = convert(name);
      const right = placeReading(name, read);
      return read === right ? [] : wordsOfPlace(name, right);
    }),
  );
  return words.dictionary();
}
