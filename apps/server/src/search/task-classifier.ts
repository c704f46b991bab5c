import { featuresOf, type TextFeatures } from "./text-features";

/** Key of the setting that holds what was learned at import. */
export const TASK_CLASSIFIER_KEY = "search.task-classifier";

/** A normalised sentence in which somebody asks for the task. */
export type TaskExample = { task: number; text: string };
/** How much a question asks for a task: from about 1 for one of its sentences to the letter down to below 0. */
export type TaskScore = { task: number; score: number };

/** How often the sentences are gone through; more changes little on questions of other authors. */
const ROUNDS = 5;
/** How far before any other task that of a sentence should be, and how much one sentence may change. */
const [MARGIN, LARGEST_STEP] = [1, 0.3] as const;
/** What stands in one sentence alone teaches nothing about others. */
const COMMON = 2;
/** Weights below this share of the largest are left out. */
const SMALL = 1 / 2_000;
/** Scores up to here tell nothing. */
const LEAST = 0.05;

/** What was learned, as it is stored: numbers as bytes in base64, lists in the same order. */
type Stored = {
  tasks: number[];
  features: string[];
  /** Of each feature: how rare it is, and how many tasks have a weight for it. */
  rarity: number[];
  counts: number[];
  /** Of each weight: the place of its task, as Uint16, and its size in `unit`s, as Int16. */
  owners: string;
  weights: string;
  unit: number;
};

const bytesOf = (numbers: Uint16Array | Int16Array): string => Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString("base64");

/** Copied, as two-byte numbers must begin at an even place of memory. */
const bufferOf = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, "base64")).buffer;

/** Features of a text, by their places, each weighted so that the whole is of length 1. */
type Vector = { places: number[]; sizes: number[] };

function vectorOf(features: TextFeatures, placeOf: ReadonlyMap<string, number>, rarity: readonly number[]): Vector {
  const [places, sizes]: [number[], number[]] = [[], []];
  let squares = 0;
  for (const [feature, count] of features) {
    const place = placeOf.get(feature);
    if (place === undefined) continue;
    const size = Math.sqrt(count) * rarity[place]!;
    places.push(place);
    sizes.push(size);
    squares += size * size;
  }
  const length = Math.sqrt(squares) || 1;
  return { places, sizes: sizes.map((size) => size / length) };
}

/** Weights of one feature by task, few of which have any: the newest, and their sum over time, from which the mean follows. */
type Row = { owners: number[]; weights: number[]; sums: number[] };

function change({ owners, weights, sums }: Row, owner: number, by: number, time: number): void {
  let at = owners.indexOf(owner);
  if (at < 0) {
    at = owners.push(owner) - 1;
    weights.push(0);
    sums.push(0);
  }
  weights[at]! += by;
  sums[at]! += by * time;
}

/**
 * Learns from sentences which task a question asks for, also in words that no sentence has: a linear classifier over runs of up to three characters, by the
 * averaged passive-aggressive algorithm (Crammer et al. 2006). A weight is there only for what was ever mistaken, so that a province of many tasks stays small.
 * The same sentences give the same result. Takes a second for 18,000 sentences: it is done at import.
 * @returns what {@link readTaskClassifier} reads
 */
export function trainTaskClassifier(examples: readonly TaskExample[]): string {
  const tasks = [...new Set(examples.map(({ task }) => task))];
  const ownerOf = new Map(tasks.map((task, owner) => [task, owner]));
  const read = examples.map(({ task, text }) => ({ owner: ownerOf.get(task) ?? 0, features: featuresOf(text) }));
  const seen = new Map<string, { sentences: number; owners: Set<number> }>();
  for (const { owner, features } of read)
    for (const feature of features.keys()) {
      const one = seen.get(feature) ?? { sentences: 0, owners: new Set() };
      seen.set(feature, one);
      one.sentences += 1;
      one.owners.add(owner);
    }
  const common = [...seen].filter(([, { sentences }]) => sentences >= COMMON);
  const placeOf = new Map(common.map(([feature], place) => [feature, place]));
  const rarity = common.map(([, { owners }]) => Math.log(1 + tasks.length / owners.size));
  const vectors = read.map(({ owner, features }) => ({ owner, ...vectorOf(features, placeOf, rarity) })).filter(({ places }) => places.length > 0);
  const rows = common.map((): Row => ({ owners: [], weights: [], sums: [] }));

  const scores = new Float64Array(tasks.length);
  const touched: number[] = [];
  let time = 1;
  function learn({ owner, places, sizes }: (typeof vectors)[number]): void {
    for (let at = 0; at < places.length; at += 1) {
      const { owners, weights } = rows[places[at]!]!;
      const size = sizes[at]!;
      for (let index = 0; index < owners.length; index += 1) {
        const one = owners[index]!;
        if (scores[one] === 0) touched.push(one);
        scores[one]! += weights[index]! * size;
      }
    }
    let [rival, best] = [-1, 0];
    for (const one of touched) if (one !== owner && scores[one]! > best) [rival, best] = [one, scores[one]!];
    const loss = MARGIN - scores[owner]! + best;
    for (const one of touched) scores[one] = 0;
    touched.length = 0;
    time += 1;
    if (loss <= 0) return;
    const step = Math.min(LARGEST_STEP, loss / 2);
    for (const [at, place] of places.entries()) {
      const by = step * sizes[at]!;
      change(rows[place]!, owner, by, time);
      if (rival >= 0) change(rows[place]!, rival, -by, time);
    }
  }

  // In an order that mixes the tasks and is the same each time.
  const stride = [7_919, 7_927, 7_933].find((prime) => vectors.length % prime !== 0) ?? 1;
  for (let round = 0; round < ROUNDS; round += 1)
    for (let count = 0; count < vectors.length; count += 1) learn(vectors[(count * stride + round) % vectors.length]!);

  const mean = (row: Row, index: number): number => row.weights[index]! - row.sums[index]! / time;
  const largest = rows.reduce((most, row) => row.owners.reduce((more, _, index) => Math.max(more, Math.abs(mean(row, index))), most), 0);
  const unit = largest / 32_767 || 1;
  const kept = rows.map((row) =>
    row.owners.flatMap((owner, index) => (Math.abs(mean(row, index)) < largest * SMALL ? [] : [{ owner, weight: mean(row, index) }])),
  );
  const all = kept.flat();
  const stored: Stored = {
    tasks,
    features: common.map(([feature]) => feature),
    rarity: rarity.map((one) => Math.round(one * 1_000) / 1_000),
    counts: kept.map(({ length }) => length),
    owners: bytesOf(Uint16Array.from(all, ({ owner }) => owner)),
    weights: bytesOf(Int16Array.from(all, ({ weight }) => Math.round(weight / unit))),
    unit,
  };
  return JSON.stringify(stored);
}

/**
 * Opens what was learned.
 * @param trained by {@link trainTaskClassifier}
 * @returns reads a normalised question: tasks that it may ask for, the likeliest first, at most `most`
 * @see SEARCH-29
 */
export function readTaskClassifier(trained: string): (question: string, most: number) => TaskScore[] {
  const { tasks, features, rarity, counts, unit, ...bytes } = JSON.parse(trained) as Stored;
  const [owners, weights] = [new Uint16Array(bufferOf(bytes.owners)), new Int16Array(bufferOf(bytes.weights))];
  const placeOf = new Map(features.map((feature, place) => [feature, place]));
  const starts = new Uint32Array(features.length + 1);
  for (const [place, count] of counts.entries()) starts[place + 1] = starts[place]! + count;
  // Used again for every question.
  const scores = new Float64Array(tasks.length);
  return (question, most) => {
    const { places, sizes } = vectorOf(featuresOf(question), placeOf, rarity);
    for (let at = 0; at < places.length; at += 1) {
      const [from, to, size] = [starts[places[at]!]!, starts[places[at]! + 1]!, sizes[at]! * unit];
      for (let index = from; index < to; index += 1) scores[owners[index]!]! += weights[index]! * size;
    }
    const found: TaskScore[] = [];
    for (let owner = 0; owner < tasks.length; owner += 1) if (scores[owner]! > LEAST) found.push({ task: tasks[owner]!, score: scores[owner]! });
    scores.fill(0);
    return found.sort((one, other) => other.score - one.score || one.task - other.task).slice(0, most);
  };
}
