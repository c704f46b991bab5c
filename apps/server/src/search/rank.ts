import { type CatalogueTask, LONGEST_FORM } from "./catalogue";
import { TOKEN_VALUE } from "./tokens";
import type { Unit } from "./units";

/** Which documents a token stands in, with its weight there. */
export type Postings = ReadonlyMap<string, ReadonlyMap<number | string, number>>;

/** How well a document answers: `base` by the words in it, `coverage`: which part of the question they cover. Both 0 to 1. */
export type Match<Id> = { id: Id; base: number; coverage: number };

/** Weight at which a word counts half. */
const HALF = 1.6;
/** All pairs of a word are almost the word; half of them are much less than half of it. */
const PAIR_FACTOR = 0.7;

const saturated = (weight: number): number => weight / (weight + HALF);

/** Rarity of a word that stands in `found` of `total` documents. */
const rarity = (found: number, total: number): number => Math.log(1 + (total + 1) / (found + 0.5));

/** Each unit with its importance: how telling the word is, and how rare. Importances add up to 1. */
export function weighUnits(units: readonly Unit[], postings: Postings, total: number): number[] {
  const raw = units.map((unit) => {
    const found = new Set<number | string>();
    for (const { token, factor } of unit.alternatives) if (factor > 0.8) for (const id of postings.get(token)?.keys() ?? []) found.add(id);
    return unit.factor * rarity(found.size, total);
  });
  const sum = raw.reduce((one, other) => one + other, 0) || 1;
  return raw.map((weight) => weight / sum);
}

/** How well a unit is found in a document: by weight, and which part of it was found at all. */
type Finding = { strength: number; part: number };

/** How well a unit is found, in every document that it is found in. */
function findingsOf(unit: Unit, postings: Postings): Map<number | string, Finding> {
  const found = new Map<number | string, Finding>();
  const note = (id: number | string, strength: number, part: number): void => {
    const known = found.get(id);
    if (!known) found.set(id, { strength, part });
    else {
      known.strength = Math.max(known.strength, strength);
      known.part = Math.max(known.part, part);
    }
  };
  for (const { token, factor, value } of unit.alternatives)
    for (const [id, weight] of postings.get(token) ?? []) note(id, factor * saturated(weight / value), factor);
  const { pairs } = unit;
  const together = new Map<number | string, { sum: number; n: number }>();
  for (const pair of pairs)
    for (const [id, weight] of postings.get(pair) ?? []) {
      const known = together.get(id) ?? { sum: 0, n: 0 };
      known.sum += saturated(weight / TOKEN_VALUE.pair);
      known.n += 1;
      together.set(id, known);
    }
  for (const [id, { sum, n }] of together) note(id, PAIR_FACTOR * (sum / pairs.length) ** 2, PAIR_FACTOR * (n / pairs.length) ** 2);
  return found;
}

/**
 * Every document that any unit leads to, with its match; in no order. Word by word, not document by document: the work is that of reading the postings
 * once, however many words a question has that a document does not.
 */
export function matches<Id extends number | string>(units: readonly Unit[], importance: readonly number[], postings: Postings): Match<Id>[] {
  const found = new Map<number | string, Match<Id>>();
  units.forEach((unit, index) => {
    const share = importance[index] ?? 0;
    for (const [id, { strength, part }] of findingsOf(unit, postings)) {
      const match = found.get(id);
      if (!match) found.set(id, { id: id as Id, base: share * strength, coverage: share * part });
      else {
        match.base += share * strength;
        match.coverage += share * part;
      }
    }
  });
  return [...found.values()];
}

/** How much of the question a text has, against how much of the text the question covers: the question counts more. */
const BETA_SQUARED = 4;

/** Signs of a name that a question covers, marked. Used again for every name: there are thousands for a frequent word. */
const marks = new Uint8Array(LONGEST_FORM);

/** How close a question comes to one name: 0 to 1. `text`: its compared form. */
function closeness(units: readonly Unit[], importance: readonly number[], text: string): number {
  if (text === "") return 0;
  marks.fill(0, 0, text.length);
  let covered = 0;
  const cover = (token: string): boolean => {
    const at = text.indexOf(token);
    if (at < 0) return false;
    for (let index = at; index < at + token.length; index++) {
      if (marks[index] === 0) covered += 1;
      marks[index] = 1;
    }
    return true;
  };
  let recall = 0;
  units.forEach((unit, index) => {
    let found = 0;
    for (const { token, factor } of unit.alternatives) if (cover(token) && factor > found) found = factor;
    const together = found < PAIR_FACTOR && unit.pairs.length > 0 ? PAIR_FACTOR * (unit.pairs.filter(cover).length / unit.pairs.length) ** 2 : 0;
    recall += (importance[index] ?? 0) * Math.max(found, together);
  });
  const precision = covered / text.length;
  return recall === 0 ? 0 : ((1 + BETA_SQUARED) * precision * recall) / (BETA_SQUARED * precision + recall);
}

/** How much each view of a task counts in the end. @see docs/decisions/search.md */
const SHARE = { closeness: 0.55, base: 0.35, hot: 0.1, exact: 0.3, almostExact: 0.15, whole: 0.15 } as const;

/** Matter type of what is done as one thing. */
const ONE_THING = "TC";

/** The question as a whole: squeezed, the same without its frame, and whether it asks for everything that an event brings. */
type Asked = { plain: string; content: string; whole: boolean };

/** The final score of a task. */
export function score(
  units: readonly Unit[],
  importance: readonly number[],
  match: Match<number>,
  task: CatalogueTask,
  { plain, content, whole }: Asked,
): number {
  const names = task.forms;
  const close = names.reduce((best, name) => Math.max(best, closeness(units, importance, name)), 0);
  const exact = names.includes(plain) ? SHARE.exact : names.includes(content) ? SHARE.almostExact : 0;
  const event = whole && task.kind === ONE_THING ? SHARE.whole : 0;
  return SHARE.closeness * close + SHARE.base * match.base + SHARE.hot * (task.hot / 100) + exact + event;
}
