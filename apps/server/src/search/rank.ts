import { type CatalogueTask, MAX_COMPARED_LENGTH } from "./catalogue";
import type { Postings } from "./postings";
import { TOKEN_WEIGHT } from "./tokens";
import type { QueryTerm } from "./query-terms";

/** How well a document answers: `base` by the words in it, `coverage`: which part of the question they cover. Both 0 to 1. */
export type Match<Id> = { id: Id; base: number; coverage: number };

/** Weight at which a word counts half. */
const HALF = 1.2;
/** All pairs of a word are almost the word; half of them are much less than half of it. */
const PAIR_FACTOR = 0.7;
/** Above it an alternative is the word itself or a synonym. */
const AS_GOOD = 0.8;

const saturated = (weight: number): number => weight / (weight + HALF);

/** Below 1: that a word is rare says less than that it stands there. */
const RARITY = 0.8;

/** Rarity of a word that stands in `found` of `total` documents. */
const rarity = (found: number, total: number): number => Math.log(1 + (total + 1) / (found + 0.5)) ** RARITY;

/**
 * Sums by document. A frequent word stands in hundreds: nothing is made for each of them, and nothing has to be emptied,
 * as a sum that was begun in an earlier round counts as none.
 */
class Sums {
  #round = 0;
  #begun = new Int32Array();
  first = new Float64Array();
  second = new Float64Array();
  /** Documents that have sums, in the order in which they were met. */
  #met = new Int32Array();
  count = 0;

  /** Forgets everything. @param size documents there are */
  begin(size: number): void {
    this.#round += 1;
    this.count = 0;
    if (this.#begun.length >= size) return;
    const room = size * 2;
    [this.#begun, this.#met, this.first, this.second] = [new Int32Array(room), new Int32Array(room), new Float64Array(room), new Float64Array(room)];
  }

  /** Whether a document is met for the first time; its sums are then 0. */
  meet(document: number): boolean {
    if (this.#begun[document] === this.#round) return false;
    this.#begun[document] = this.#round;
    this.#met[this.count] = document;
    this.count += 1;
    this.first[document] = 0;
    this.second[document] = 0;
    return true;
  }

  at(index: number): number {
    return this.#met[index] ?? 0;
  }
}

/** Used again for every question: what is added up here never waits for anything. */
const [ofUnit, ofPairs, ofQuestion] = [new Sums(), new Sums(), new Sums()];

/** Words from which a question tells a story: what is in the name of no task then says little. */
const STORY = 4;
const ASIDE = { unknown: 0.3, unnamed: 0.2 } as const;
/** Words above which a question has a clause that says the wish, and the others tell of something else. */
const CLAUSES = 4;
/** A word with at least this weight stands in a name, a phrase or an alias. @see docs/decisions/search.md */
const NAMED = 2;

/** How much more a word of the clause that says the wish counts. */
const WISHED = 1.2;

/** How much is known of a unit: nothing, words of guides, or words of the names of tasks. */
export type Knowledge = "unknown" | "unnamed" | "named";

/** How well the catalogue knows each unit, and in how many tasks the word itself or a synonym stands. */
function known({ alternatives }: QueryTerm, { ids, of }: Postings): { count: number; knowledge: Knowledge } {
  ofUnit.begin(ids.length);
  let named = false;
  for (const { token, factor, value } of alternatives) {
    const posting = factor > AS_GOOD ? of.get(token) : undefined;
    if (!posting) continue;
    for (let index = 0; index < posting.documents.length; index += 1) {
      ofUnit.meet(posting.documents[index] ?? 0);
      named ||= (posting.weights[index] ?? 0) >= NAMED * value;
    }
  }
  return { count: ofUnit.count, knowledge: ofUnit.count === 0 ? "unknown" : named ? "named" : "unnamed" };
}

/** Units with their importance: how telling the word is, and how rare. Importances add up to 1. */
export type QueryWeights = { importance: number[]; knowledge: Knowledge[] };

/** @see QueryWeights */
export function weighQuery(units: readonly QueryTerm[], postings: Postings, total: number): QueryWeights {
  const seen = units.map((unit) => known(unit, postings));
  const raw = seen.map(({ count, knowledge }, at) => {
    const wish = units.length > CLAUSES && units[at]?.wished ? WISHED : 1;
    const aside = units.length < STORY || knowledge === "named" ? 1 : ASIDE[knowledge];
    return (units[at]?.factor ?? 0) * rarity(count, total) * aside * wish;
  });
  const sum = raw.reduce((one, other) => one + other, 0) || 1;
  return { importance: raw.map((weight) => weight / sum), knowledge: seen.map(({ knowledge }) => knowledge) };
}

/** The importance of each unit. */
export const weighTerms = (units: readonly QueryTerm[], postings: Postings, total: number): number[] => weighQuery(units, postings, total).importance;

/** The better of what was found, and of what is found now: by weight (`first`), and which part of the unit (`second`). */
function note({ first, second }: Sums, document: number, strength: number, part: number): void {
  if ((first[document] ?? 0) < strength) first[document] = strength;
  if ((second[document] ?? 0) < part) second[document] = part;
}

/** How well a unit is found, in every document that it is found in. */
function findUnit({ alternatives, pairs }: QueryTerm, { ids, of }: Postings): void {
  ofUnit.begin(ids.length);
  for (const { token, factor, value } of alternatives) {
    const posting = of.get(token);
    if (!posting) continue;
    const { documents, weights } = posting;
    for (let index = 0; index < documents.length; index += 1) {
      const document = documents[index] ?? 0;
      ofUnit.meet(document);
      note(ofUnit, document, factor * saturated((weights[index] ?? 0) / value), factor);
    }
  }
  if (pairs.length === 0) return;
  ofPairs.begin(ids.length);
  const { first: sums, second: counts } = ofPairs;
  for (const pair of pairs) {
    const posting = of.get(pair);
    if (!posting) continue;
    const { documents, weights } = posting;
    for (let index = 0; index < documents.length; index += 1) {
      const document = documents[index] ?? 0;
      ofPairs.meet(document);
      sums[document] = (sums[document] ?? 0) + saturated((weights[index] ?? 0) / TOKEN_WEIGHT.pair);
      counts[document] = (counts[document] ?? 0) + 1;
    }
  }
  for (let index = 0; index < ofPairs.count; index += 1) {
    const document = ofPairs.at(index);
    ofUnit.meet(document);
    const [sum, n] = [sums[document] ?? 0, counts[document] ?? 0];
    note(ofUnit, document, PAIR_FACTOR * (sum / pairs.length) ** 2, PAIR_FACTOR * (n / pairs.length) ** 2);
  }
}

/**
 * Every document that any unit leads to, with its match; in no order. Word by word, not document by document: the work is that of reading the postings
 * once, however many words a question has that a document does not.
 */
export function matches<Id extends number | string>(units: readonly QueryTerm[], importance: readonly number[], postings: Postings<Id>): Match<Id>[] {
  const { ids } = postings;
  ofQuestion.begin(ids.length);
  const { first: bases, second: coverages } = ofQuestion;
  units.forEach((unit, at) => {
    const share = importance[at] ?? 0;
    findUnit(unit, postings);
    for (let index = 0; index < ofUnit.count; index += 1) {
      const document = ofUnit.at(index);
      ofQuestion.meet(document);
      bases[document] = (bases[document] ?? 0) + share * (ofUnit.first[document] ?? 0);
      coverages[document] = (coverages[document] ?? 0) + share * (ofUnit.second[document] ?? 0);
    }
  });
  const found: Match<Id>[] = [];
  for (let index = 0; index < ofQuestion.count; index += 1) {
    const document = ofQuestion.at(index);
    const id = ids[document];
    if (id !== undefined) found.push({ id, base: bases[document] ?? 0, coverage: coverages[document] ?? 0 });
  }
  return found;
}

/**
 * How much of the question a text has, against how much of the text the question covers: the question counts more, and the less the longer it is, as a story
 * tells much beside what it asks for.
 */
const betaSquared = (units: number): number => Math.max(0.3, Math.min(4, 4 - (units - 6) * 0.7));

/** Characters of a name that a question covers, marked. Used again for every name: there are thousands for a frequent word. */
const marks = new Uint8Array(MAX_COMPARED_LENGTH);

/** A unit as names are compared with it: what of it a task has in any of its names. */
type Sought = { share: number; tokens: readonly string[]; factors: readonly number[]; pairs: readonly string[]; ofPairs: number };

/** What of a question stands in the names of a task; nothing else needs to be looked for in each of them. */
function soughtIn(names: string, units: readonly QueryTerm[], importance: readonly number[]): Sought[] {
  const sought: Sought[] = [];
  units.forEach(({ alternatives, pairs }, index) => {
    const there = alternatives.filter(({ token }) => names.includes(token));
    const together = pairs.filter((pair) => names.includes(pair));
    if (there.length > 0 || together.length > 0)
      sought.push({
        share: importance[index] ?? 0,
        tokens: there.map(({ token }) => token),
        factors: there.map(({ factor }) => factor),
        pairs: together,
        ofPairs: pairs.length,
      });
  });
  return sought;
}

/** Marks a token in a text, where it stands first; gives how many characters of it were not marked before, and −1 where it does not stand there. */
function cover(text: string, token: string): number {
  const at = text.indexOf(token);
  if (at < 0) return -1;
  let fresh = 0;
  for (let index = at; index < at + token.length; index += 1) {
    if (marks[index] === 0) fresh += 1;
    marks[index] = 1;
  }
  return fresh;
}

/** How close a question comes to one name: 0 to 1. `text`: its compared form. */
function closeness(sought: readonly Sought[], text: string, beta: number): number {
  if (text === "") return 0;
  marks.fill(0, 0, text.length);
  let covered = 0;
  let recall = 0;
  for (const { share, tokens, factors, pairs, ofPairs: all } of sought) {
    let found = 0;
    for (let index = 0; index < tokens.length; index += 1) {
      const fresh = cover(text, tokens[index] ?? "");
      if (fresh < 0) continue;
      covered += fresh;
      found = Math.max(found, factors[index] ?? 0);
    }
    let together = 0;
    if (found < PAIR_FACTOR && all > 0) {
      let there = 0;
      for (const pair of pairs) {
        const fresh = cover(text, pair);
        if (fresh < 0) continue;
        covered += fresh;
        there += 1;
      }
      together = PAIR_FACTOR * (there / all) ** 2;
    }
    recall += share * Math.max(found, together);
  }
  const precision = covered / text.length;
  return recall === 0 ? 0 : ((1 + beta) * precision * recall) / (beta * precision + recall);
}

/** How much each view of a task counts in the end. @see docs/decisions/search.md */
const SHARE = { closeness: 0.55, base: 0.35, closenessOfStory: 0.45, baseOfStory: 0.45, hot: 0.1, exact: 0.3, almostExact: 0.15, whole: 0.15 } as const;

/** Matter type of what is done as one thing. */
const ONE_THING = "TC";

/** The question as a whole: squeezed, the same without its frame, and whether it asks for everything that an event brings. */
type Asked = { plain: string; content: string; whole: boolean };

/** The final score of a task. */
export function score(
  units: readonly QueryTerm[],
  importance: readonly number[],
  match: Match<number>,
  task: CatalogueTask,
  { plain, content, whole }: Asked,
): number {
  const names = task.forms;
  const sought = soughtIn(task.joined, units, importance);
  const beta = betaSquared(units.length);
  const named = sought.length === 0 ? 0 : names.reduce((best, name) => Math.max(best, closeness(sought, name, beta)), 0);
  const close = sought.length === 0 ? 0 : task.spoken.reduce((best, phrase) => Math.max(best, closeness(sought, phrase, beta)), named);
  const exact = names.includes(plain) ? SHARE.exact : names.includes(content) ? SHARE.almostExact : 0;
  const event = whole && task.kind === ONE_THING ? SHARE.whole : 0;
  const isStory = units.length > CLAUSES;
  const alike = isStory ? SHARE.closenessOfStory * close + SHARE.baseOfStory * match.base : SHARE.closeness * close + SHARE.base * match.base;
  return alike + SHARE.hot * (task.hot / 100) + exact + event;
}
