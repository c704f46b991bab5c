import { isHan } from "./normalise";
import { termWeight } from "./question";
import { type Segmenter, isSingleCharacter, bigrams, TOKEN_WEIGHT } from "./tokens";

/** A way to find a word: a token of the index, and how good it is in place of the word itself. */
export type Alternative = { token: string; factor: number; value: number };

/** A word of the question, with everything that may stand for it. */
export type QueryTerm = {
  text: string;
  /** How much it counts before it is known how rare it is, above 0 to 1. */
  factor: number;
  alternatives: Alternative[];
  /** The floor: its pairs of characters. */
  pairs: string[];
  /** Whether it stands in a clause that says what is wanted, or in the last one. */
  wished?: boolean;
};

/** What a clause says that asks for something; the others tell why. */
const WISH = /想|要|怎么|怎样|点样|边度|哪|能不能|能否|可以|可唔可以|得唔得|吗|如何|办|申请|咋/u;

const SYNONYM = 0.85;
const INNER = 0.55;
const SIGN_IN_ROW = 0.3;
const LEAST_FACTOR = 0.1;

/** Words of a question that are looked at; whole sentences have fewer. */
export const MAX_QUERY_TERMS = 20;

/** Tokens of one statement; a question of 100 characters has fewer. */
export const MAX_TOKENS = 160;

/** Groups of words that mean the same, by word. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

export const synonymsOf = (groups: readonly (readonly string[])[]): Synonyms => new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));

/** Words that may stand for a word, best factor first come: itself, its synonyms, the words inside it and theirs. */
function alternatives(word: string, synonyms: Synonyms, cutter: Segmenter): Alternative[] {
  const best = new Map<string, Alternative>();
  const add = (token: string, factor: number): void => {
    if ((best.get(token)?.factor ?? 0) < factor) best.set(token, { token, factor, value: isSingleCharacter(token) ? TOKEN_WEIGHT.sign : TOKEN_WEIGHT.word });
  };
  const addWithSynonyms = (token: string, factor: number): void => {
    add(token, factor);
    for (const other of synonyms.get(token) ?? []) if (other !== token) add(other, factor * SYNONYM);
  };
  addWithSynonyms(word, 1);
  for (const part of cutter.cutAll(word)) {
    if (part !== word && [...part].length > 1) addWithSynonyms(part, INNER * Math.sqrt([...part].length / [...word].length));
  }
  return [...best.values()];
}

const unitOf = (word: string, synonyms: Synonyms, cutter: Segmenter): QueryTerm => ({
  text: word,
  factor: termWeight(word) || LEAST_FACTOR,
  alternatives: alternatives(word, synonyms, cutter),
  pairs: isHan(word) && [...word].length > 1 ? bigrams(word) : [],
});

/**
 * Single signs in a row are mostly one word that the dictionary does not have (个税, 法援, 门特): one unit, found whole or by its pairs;
 * its characters alone say little.
 */
function rowOf(signs: readonly string[], synonyms: Synonyms, cutter: Segmenter): QueryTerm {
  const text = signs.join("");
  const alone = signs.flatMap((sign) => alternatives(sign, synonyms, cutter)).map((one) => ({ ...one, factor: one.factor * SIGN_IN_ROW }));
  const whole: Alternative[] = signs.length === 2 ? [{ token: text, factor: 1, value: TOKEN_WEIGHT.pair }] : [];
  return { text, factor: 1, alternatives: [...whole, ...alone], pairs: bigrams(text) };
}

/** The words of a question that say something. Words that only ask are left out, unless there are no others. */
export function queryTerms(text: string, synonyms: Synonyms, cutter: Segmenter): QueryTerm[] {
  const clauses = text.split(" ").map((clause) => cutter.cut(clause));
  const wished = new Set(text.split(" ").flatMap((clause, at) => (at === clauses.length - 1 || WISH.test(clause) ? (clauses[at] ?? []) : [])));
  const words = clauses.flatMap((clause) => [...clause, " "]);
  const units = new Map<string, QueryTerm>();
  let row: string[] = [];
  const endRow = (): void => {
    const [only] = row;
    if (only === undefined) return;
    const unit = row.length > 1 ? rowOf(row, synonyms, cutter) : unitOf(only, synonyms, cutter);
    units.set(unit.text, unit);
    row = [];
  };
  for (const word of words) {
    if (isSingleCharacter(word) && termWeight(word) === 1 && !synonyms.has(word)) {
      row.push(word);
      continue;
    }
    endRow();
    if (word !== " " && termWeight(word) > 0) units.set(word, unitOf(word, synonyms, cutter));
  }
  endRow();
  const found = units.size > 0 ? [...units.values()] : words.filter((word) => word !== " ").map((word) => unitOf(word, synonyms, cutter));
  return found.slice(0, MAX_QUERY_TERMS).map((unit) => ({ ...unit, wished: wished.has(unit.text) }));
}

/** Everything to be looked up for the units, without repetition. */
export const tokensOf = (units: readonly QueryTerm[]): string[] =>
  [...new Set(units.flatMap((unit) => [...unit.alternatives.map((one) => one.token), ...unit.pairs]))].slice(0, MAX_TOKENS);
