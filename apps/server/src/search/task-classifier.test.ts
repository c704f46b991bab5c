import { expect, test } from "vitest";
import { normalise } from "./normalise";
import { readTaskClassifier, type TaskExample, trainTaskClassifier } from "./task-classifier";

const SAID: Readonly<Record<number, readonly string[]>> = {
  1: ["身份证丢了怎么补", "补办身份证", "身份证被偷了", "钱包掉了身份证在里面", "lost my id card", "id card was lost"],
  2: ["驾照过期了", "驾照到期换新的", "驾驶证换证", "开车的本子到期了", "renew driving licence", "driving licence renew online"],
  3: ["开个小饭馆要办什么", "食品经营许可证怎么办", "开奶茶店办证", "卖盒饭要什么证", "open a restaurant", "how to open a restaurant"],
};
const EXAMPLES: readonly TaskExample[] = Object.entries(SAID).flatMap(([task, texts]) => texts.map((text) => ({ task: Number(task), text: normalise(text) })));
const trained = trainTaskClassifier(EXAMPLES);
const classify = readTaskClassifier(trained);

test.each([
  ["钱包连身份证一起丢了", 1],
  ["本子过期了还能开车吗", 2],
  ["想卖奶茶办什么证", 3],
  ["my id card is lost", 1],
])("%s, which nobody wrote down, asks for task %i", (question, task) => expect(classify(normalise(question), 3)[0]?.task).toBe(task));

test("the likeliest task comes first, no more are told than asked for, and the same sentences teach the same", () => {
  const told = classify(normalise("身份证过期了"), 3);
  expect(told.map(({ score }) => score)).toEqual(told.map(({ score }) => score).toSorted((one, other) => other - one));
  expect(classify(normalise("身份证过期了"), 1)).toEqual(told.slice(0, 1));
  expect(trainTaskClassifier(EXAMPLES)).toBe(trained);
});

test("every sentence asks for its own task, by more than for any other", () => {
  for (const { task, text } of EXAMPLES) {
    const [first, second] = classify(text, 2);
    expect(first?.task, text).toBe(task);
    expect(first?.score, text).toBeGreaterThan((second?.score ?? 0) + 0.3);
  }
});

test.each(["", " ", "🚒", "ꆈꌠ", "x".repeat(10_000), "火星"])("what has nothing in common with any sentence asks for no task (%#)", (question) =>
  expect(classify(normalise(question), 3)).toEqual([]),
);

test("nothing to learn from, or one task alone, is no error", () => {
  expect(readTaskClassifier(trainTaskClassifier([]))("身份证", 3)).toEqual([]);
  const alone = readTaskClassifier(trainTaskClassifier(EXAMPLES.filter(({ task }) => task === 1)));
  expect(alone(normalise("身份证丢了"), 3).map(({ task }) => task)).toEqual([1]);
});
