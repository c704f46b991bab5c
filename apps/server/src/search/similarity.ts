import { setImmediate as nextTurn } from "node:timers/promises";
import type { TextFeatures } from "./text-features";

/** Something said of a subject: a task or a topic. */
export type ExampleSentence<Subject> = { subject: Subject; features: TextFeatures };
/** How alike a question is to what is said of a subject: from 0 to about 1.5, where 1 is one of its sentences to the letter. */
export type Similarity<Subject> = { subject: Subject; likeness: number };

/** How much the second and the third of the sentences that are most alike add to the first. */
const FOLLOWING = [0.3, 0.15] as const;
/** A sentence less alike than this is not like the question at all. */
const LEAST = 0.08;
/** Sentences between which other work may run. */
const AT_ONCE = 200;

/**
 * Compares questions with sentences that are said of subjects: the cosine of their features, weighted by how few subjects have them.
 * @returns reads a question: the subjects of which anything alike is said, the most alike first, at most `most`
 */
export async function createSimilarity<Subject>(
  sayings: readonly ExampleSentence<Subject>[],
): Promise<(question: TextFeatures, most: number) => Similarity<Subject>[]> {
  const subjects = [...new Set(sayings.map(({ subject }) => subject))];
  const placeOf = new Map(subjects.map((subject, place) => [subject, place]));
  const ordered = sayings.map(({ subject, features }) => ({ owner: placeOf.get(subject) ?? 0, features })).sort((one, other) => one.owner - other.owner);
  const numbers = new Map<string, number>();
  /** By sign: subjects that have it, and the last of them. */
  const [spread, last]: [number[], number[]] = [[], []];
  const texts: { signs: number[]; counts: number[] }[] = [];
  for (const [at, { owner, features }] of ordered.entries()) {
    if (at % AT_ONCE === 0) await nextTurn();
    const signs = [...features.keys()].map((sign) => {
      const number = numbers.get(sign) ?? numbers.size;
      numbers.set(sign, number);
      if (last[number] !== owner) spread[number] = (spread[number] ?? 0) + 1;
      last[number] = owner;
      return number;
    });
    texts.push({ signs, counts: [...features.values()] });
  }
  const rarity = new Float64Array(numbers.size);
  for (let number = 0; number < numbers.size; number += 1) rarity[number] = Math.log(1 + subjects.length / (spread[number] ?? 1));

  /** Where a sign stands: from `starts[sign]` to before the next start. */
  const starts = new Uint32Array(numbers.size + 1);
  for (const { signs } of texts) for (const sign of signs) starts[sign + 1]! += 1;
  for (let sign = 0; sign < numbers.size; sign += 1) starts[sign + 1]! += starts[sign]!;
  const [places, weights, next] = [new Uint32Array(starts[numbers.size]!), new Float32Array(starts[numbers.size]!), starts.slice()];
  for (const [place, { signs, counts }] of texts.entries()) {
    if (place % AT_ONCE === 0) await nextTurn();
    const raw = signs.map((sign, at) => Math.sqrt(counts[at] ?? 1) * rarity[sign]!);
    const length = Math.hypot(...raw) || 1;
    for (const [at, sign] of signs.entries()) {
      const free = next[sign]!++;
      places[free] = place;
      weights[free] = (raw[at] ?? 0) / length;
    }
  }
  const owners = Int32Array.from(ordered, ({ owner }) => owner);
  // Used again for every question; what was met is emptied after each.
  const sums = new Float64Array(texts.length);
  const met = new Uint32Array(texts.length);
  const [first, second, third] = [new Float64Array(subjects.length), new Float64Array(subjects.length), new Float64Array(subjects.length)];
  const told = new Uint32Array(subjects.length);

  return (question, most) => {
    const known = [...question].flatMap(([sign, count]) => {
      const number = numbers.get(sign);
      return number === undefined ? [] : [{ number, weight: Math.sqrt(count) * rarity[number]! }];
    });
    const length = Math.hypot(...known.map(({ weight }) => weight)) || 1;
    let metCount = 0;
    for (const { number, weight } of known) {
      const share = weight / length;
      for (let at = starts[number]!; at < starts[number + 1]!; at += 1) {
        const place = places[at]!;
        if (sums[place] === 0) met[metCount++] = place;
        sums[place]! += share * weights[at]!;
      }
    }
    let toldCount = 0;
    for (let at = 0; at < metCount; at += 1) {
      const place = met[at]!;
      const alike = sums[place]!;
      sums[place] = 0;
      if (alike < LEAST) continue;
      const owner = owners[place]!;
      if (first[owner] === 0) told[toldCount++] = owner;
      if (alike > first[owner]!) [first[owner], second[owner], third[owner]] = [alike, first[owner]!, second[owner]!];
      else if (alike > second[owner]!) [second[owner], third[owner]] = [alike, second[owner]!];
      else if (alike > third[owner]!) third[owner] = alike;
    }
    const found: { owner: number; likeness: number }[] = [];
    for (let at = 0; at < toldCount; at += 1) {
      const owner = told[at]!;
      found.push({ owner, likeness: first[owner]! + FOLLOWING[0] * second[owner]! + FOLLOWING[1] * third[owner]! });
      first[owner] = second[owner] = third[owner] = 0;
    }
    return found
      .sort((one, other) => other.likeness - one.likeness || one.owner - other.owner)
      .slice(0, most)
      .map(({ owner, likeness }) => ({ subject: subjects[owner]!, likeness }));
  };
}
