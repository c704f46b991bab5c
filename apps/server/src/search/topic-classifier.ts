import { featuresOf } from "./text-features";

/** Sentences by the topic that they tell of. Those of `ordinary` tell of none, however near their words come. */
export type TopicExamples = Readonly<Record<string, readonly string[]>>;

export type TopicProbability = { id: string; probability: number };

/** The topic of sentences that tell of none. */
export const ORDINARY = "ordinary";

/** How often the sentences are gone through; more changes little on questions of other authors. */
const ROUNDS = 6;
const STEP = 0.3;
const BIAS_STEP = 0.05;
/** Errors up to here change nothing. */
const SMALL = 0.01;

/** A text as features that stand in it and their weights. */
type Vector = { features: Int32Array; weights: Float64Array };

/**
 * Learns from sentences which topic a text tells of, also in words that no sentence has: multinomial logistic regression over runs of characters, weighted by
 * how rare they are. The same sentences always give the same answers.
 * @param form how texts are compared
 * @returns reads a text in that form: every topic with its probability, the most probable first
 */
export function createTopicClassifier(examples: TopicExamples, form: (text: string) => string): (text: string) => TopicProbability[] {
  const topics = Object.keys(examples);
  const sentences = topics.flatMap((id, topic) => (examples[id] ?? []).map((text) => ({ signs: featuresOf(form(text)), topic })));
  const counts = new Map<string, number>();
  for (const { signs } of sentences) for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  // What stands in one sentence alone teaches nothing about others.
  const common = [...counts].filter(([, count]) => count > 1);
  const featureOf = new Map(common.map(([sign], feature) => [sign, feature]));
  const rarity = Float64Array.from(common, ([, count]) => Math.log(1 + sentences.length / count));

  function vectorOf(signs: ReadonlyMap<string, number>): Vector {
    const known = [...signs].filter(([sign]) => featureOf.has(sign));
    const features = Int32Array.from(known, ([sign]) => featureOf.get(sign) ?? 0);
    const weights = Float64Array.from(known, ([, count], place) => Math.sqrt(count) * rarity[features[place]!]!);
    const length = Math.hypot(...weights) || 1;
    return { features, weights: weights.map((weight) => weight / length) };
  }

  // Of one feature all topics stand side by side.
  const width = topics.length;
  const model = new Float64Array(common.length * width);
  const slopes = new Float64Array(common.length * width);
  const bias = new Float64Array(width);

  function probabilitiesOf({ features, weights }: Vector): Float64Array {
    const scores = bias.slice();
    for (let place = 0; place < features.length; place += 1)
      for (let topic = 0; topic < width; topic += 1) scores[topic]! += model[features[place]! * width + topic]! * weights[place]!;
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const sum = powers.reduce((total, power) => total + power, 0);
    return powers.map((power) => power / sum);
  }

  function learn(vector: Vector, right: number): void {
    const errors = probabilitiesOf(vector);
    errors[right]! -= 1;
    // Most topics are ruled out soon: only what is still wrong is worth the time.
    const wrong = [...errors.keys()].filter((topic) => Math.abs(errors[topic]!) > SMALL);
    for (const topic of wrong) bias[topic]! -= BIAS_STEP * errors[topic]!;
    for (let place = 0; place < vector.features.length; place += 1)
      for (const topic of wrong) {
        const at = vector.features[place]! * width + topic;
        const change = errors[topic]! * vector.weights[place]!;
        slopes[at]! += change * change;
        model[at]! -= (STEP * change) / Math.sqrt(slopes[at]! + 1e-6);
      }
  }

  const known = sentences.map(({ signs, topic }) => ({ vector: vectorOf(signs), topic }));
  // In an order that mixes the topics and is the same each time.
  const stride = [101, 103, 107, 109].find((prime) => known.length % prime !== 0) ?? 1;
  for (let round = 0; round < ROUNDS; round += 1)
    for (let count = 0; count < known.length; count += 1) {
      const sentence = known[(count * stride + round) % known.length];
      if (sentence) learn(sentence.vector, sentence.topic);
    }

  return (text) => {
    const probabilities = probabilitiesOf(vectorOf(featuresOf(text)));
    return topics.map((id, topic) => ({ id, probability: probabilities[topic] ?? 0 })).sort((one, other) => other.probability - one.probability);
  };
}
