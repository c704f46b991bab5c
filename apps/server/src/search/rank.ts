import { squeezed } from "./normalise";
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

function findingOf(unit: Unit, id: number | string, postings: Postings): Finding {
  let strength = 0;
  let part = 0;
  for (const { token, factor, value } of unit.alternatives) {
    const weight = postings.get(token)?.get(id);
    if (weight === undefined) continue;
    strength = Math.max(strength, factor * saturated(weight / value));
    part = Math.max(part, factor);
  }
  const { pairs } = unit;
  if (pairs.length > 0) {
    const weights = pairs.map((pair) => postings.get(pair)?.get(id) ?? 0);
    strength = Math.max(strength, PAIR_FACTOR * (weights.reduce((sum, weight) => sum + saturated(weight / TOKEN_VALUE.pair), 0) / pairs.length) ** 2);
    part = Math.max(part, PAIR_FACTOR * (weights.filter((weight) => weight > 0).length / pairs.length) ** 2);
  }
  return { strength, part };
}

/** Every document that any unit leads to, with its match; in no order. */
export function matches<Id extends number | string>(units: readonly Unit[], importance: readonly number[], postings: Postings): Match<Id>[] {
  const ids = new Set<number | string>();
  for (const documents of postings.values()) for (const id of documents.keys()) ids.add(id);
  return [...ids].map((id) => {
    let base = 0;
    let coverage = 0;
    units.forEach((unit, index) => {
      const found = findingOf(unit, id, postings);
      base += (importance[index] ?? 0) * found.strength;
      coverage += (importance[index] ?? 0) * found.part;
    });
    return { id: id as Id, base, coverage };
  });
}

/** Compared forms of the names of tasks, which are the same for every question. Emptied when full. */
const forms = new Map<string, string>();
const MOST_FORMS = 50_000;

function formOf(name: string): string {
  const known = forms.get(name);
  if (known !== undefined) return known;
  if (forms.size >= MOST_FORMS) forms.clear();
  const form = squeezed(name);
  forms.set(name, form);
  return form;
}

/** How much of the question a text has, against how much of the text the question covers: the question counts more. */
const BETA_SQUARED = 4;

/** How close a question comes to one name: 0 to 1. */
function closeness(units: readonly Unit[], importance: readonly number[], name: string): number {
  const text = formOf(name);
  if (text === "") return 0;
  const covered = new Set<number>();
  const cover = (token: string): boolean => {
    const at = text.indexOf(token);
    if (at < 0) return false;
    for (let index = at; index < at + token.length; index++) covered.add(index);
    return true;
  };
  let recall = 0;
  units.forEach((unit, index) => {
    const found = unit.alternatives.filter(({ token }) => cover(token)).reduce((best, { factor }) => Math.max(best, factor), 0);
    const together = found < PAIR_FACTOR && unit.pairs.length > 0 ? PAIR_FACTOR * (unit.pairs.filter(cover).length / unit.pairs.length) ** 2 : 0;
    recall += (importance[index] ?? 0) * Math.max(found, together);
  });
  const precision = covered.size / text.length;
  return recall === 0 ? 0 : ((1 + BETA_SQUARED) * precision * recall) / (BETA_SQUARED * precision + recall);
}

/** How much each view of a task counts in the end. @see docs/decisions/search.md */
const SHARE = { closeness: 0.55, base: 0.35, hot: 0.1, exact: 0.3, almostExact: 0.15 } as const;

/** What the last step looks at. */
type Named = { name: string; phrase: string; aliases: readonly string[]; hot: number };

/** The final score of a task. `plain`: the squeezed question, `content`: the same without its frame. */
export function score(units: readonly Unit[], importance: readonly number[], match: Match<number>, task: Named, plain: string, content: string): number {
  const names = [task.name, task.phrase, ...task.aliases];
  const close = names.reduce((best, name) => Math.max(best, closeness(units, importance, name)), 0);
  const same = names.map(formOf);
  const exact = same.includes(plain) ? SHARE.exact : same.includes(content) ? SHARE.almostExact : 0;
  return SHARE.closeness * close + SHARE.base * match.base + SHARE.hot * (task.hot / 100) + exact;
}
