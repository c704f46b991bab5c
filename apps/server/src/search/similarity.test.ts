import { expect, test } from "vitest";
import { createSimilarity } from "./similarity";
import { normalise } from "./normalise";
import { featuresOf } from "./text-features";

const features = (text: string) => featuresOf(normalise(text), 2);

const SAYINGS = Object.entries({
  card: ["身份证不见了", "身份证给人偷了怎么补", "lost my id card"],
  shop: ["想开个卖糖水的铺子", "在村口开个小店要什么证", "open a small shop"],
  parcel: ["快递卡在路上好几天", "包裹寄丢了找谁", "where is my parcel"],
}).flatMap(([subject, texts]) => texts.map((text) => ({ subject, features: features(text) })));
const read = await createSimilarity(SAYINGS);
const alike = (question: string, most: number) => read(features(question), most);

test.each([
  ["钱包连身份证一起给人偷了", "card"],
  ["村口开间小铺", "shop"],
  ["包裹卡在中转站", "parcel"],
  ["I lost id card yesterday", "card"],
])("%s, which nobody wrote down, is most alike to what is said of %s", (question, subject) => expect(alike(question, 9)[0]?.subject).toBe(subject));

test("a sentence to the letter is entirely alike; the most alike come first, no more than are asked for, the same each time", () => {
  const found = alike("身份证不见了", 9);
  expect(found[0]).toMatchObject({ subject: "card" });
  expect(found[0]?.likeness).toBeGreaterThanOrEqual(1);
  expect(found.map(({ likeness }) => likeness)).toEqual(found.map(({ likeness }) => likeness).sort((one, other) => other - one));
  expect(alike("开个店 找谁补", 1)).toHaveLength(1);
  expect(alike("身份证不见了", 9)).toEqual(found);
});

test.each(["", " ", "🚒", "ꆈꌠ", "证", "x".repeat(100_000)])("what has no two signs in common with any sentence is alike to none (%#)", (question) => {
  expect(alike(question, 9)).toEqual([]);
});

test("a subject of which two sentences are alike goes before one of which a single one is as much", async () => {
  const of = await createSimilarity([
    { subject: 1, features: features("补办驾照") },
    { subject: 2, features: features("补办护照") },
    { subject: 2, features: features("护照补办") },
  ]);
  expect(of(features("补办"), 9).map(({ subject }) => subject)).toEqual([2, 1]);
});

test("without any sentence nothing is alike", async () => {
  expect((await createSimilarity([]))(features("身份证"), 9)).toEqual([]);
});
