import type { TextFeatures } from "./text-features";

/** What a feature that no sentence of a kind has counts there. Where most sentences are no examples, a feature that stands in none of them may be chance. */
const UNSEEN = { right: 0.3, others: 1.5 } as const;
/** Odds from which on a text is more likely right than not: chance alone gives some. */
const EVEN = 1;

/**
 * Learns from sentences how likely another one is of their kind: naive Bayes over features, where a long text is no surer than its features on the whole are.
 * @returns the probability, 0 to 1; 0 of what has no feature of any sentence
 */
export function createTextOdds(examples: Iterable<{ features: TextFeatures; right: boolean }>): (features: TextFeatures) => number {
  const counts = new Map<string, { right: number; others: number }>();
  const total = { right: 1, others: 1 };
  for (const { features, right } of examples) {
    const kind = right ? "right" : "others";
    total[kind] += features.size;
    for (const feature of features.keys()) {
      const count = counts.get(feature) ?? { right: 0, others: 0 };
      counts.set(feature, count);
      count[kind] += 1;
    }
  }
  const odds = new Map<string, number>();
  for (const [feature, { right, others }] of counts)
    odds.set(feature, Math.log((right + UNSEEN.right) / total.right) - Math.log((others + UNSEEN.others) / total.others));
  return (features) => {
    let [sum, known] = [0, 0];
    for (const feature of features.keys()) {
      const one = odds.get(feature);
      if (one === undefined) continue;
      known += 1;
      sum += one;
    }
    return known === 0 ? 0 : 1 / (1 + Math.exp(EVEN - sum / Math.sqrt(known)));
  };
}
