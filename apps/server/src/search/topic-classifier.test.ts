import { expect, test } from "vitest";
import { normalise } from "./normalise";
import { createTopicClassifier, ORDINARY } from "./topic-classifier";

const EXAMPLES = {
  fire: ["厨房着火了", "楼下着火冒烟", "隔壁冒烟有人被困", "the kitchen is on fire", "there is fire and smoke"],
  theft: ["手机被人偷了", "钱包被偷走", "有人偷我的车", "somebody stole my phone", "my wallet was stolen"],
  [ORDINARY]: ["身份证怎么换", "公司怎么注册", "居住证在哪里办", "how to renew a passport", "where is the office"],
};
const classify = createTopicClassifier(EXAMPLES, normalise);
const topicOf = (text: string): string | undefined => classify(normalise(text))[0]?.id;

test.each([
  ["阁楼着火冒黑烟", "fire"],
  ["smoke and fire", "fire"],
  ["单车被偷", "theft"],
  ["护照怎么换", ORDINARY],
])("%s, which is no example, tells of %s", (text, topic) => expect(topicOf(text)).toBe(topic));

test("all topics are told, the likeliest first, with probabilities that sum up to one; the same each time", () => {
  const told = classify(normalise("厨房冒烟"));
  expect(told.map(({ id }) => id).sort()).toEqual(["fire", ORDINARY, "theft"]);
  expect(told.map(({ probability }) => probability)).toEqual(told.map(({ probability }) => probability).sort((one, other) => other - one));
  expect(told.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  expect(createTopicClassifier(EXAMPLES, normalise)(normalise("厨房冒烟"))).toEqual(told);
});

test.each(["", " ", "🚒", "ꆈꌠ", "x".repeat(10_000)])("what has nothing in common with any example is told as nothing for certain (%#)", (text) => {
  for (const { probability } of classify(normalise(text))) expect(probability).toBeLessThan(0.6);
});
