import fc from "fast-check";
import { expect, test } from "vitest";
import { checkEachPart, checkNames, checkRules } from "./check.js";
import { evaluate } from "./evaluate.js";
import type { Answers, Question, Rules } from "./model.js";
import { anyRules } from "./testing.js";

const yesNo = (id: string, rest: Partial<Question> = {}): Question => ({
  id,
  text: id,
  options: [
    { id: "yes", text: "是" },
    { id: "no", text: "不是" },
  ],
  ...rest,
});
const part = (id: string, ...when: Rules["parts"][number]["when"]) => ({ id, when });
const good: Rules = { questions: [yesNo("p"), yesNo("q")], parts: [part("one", { p: ["yes"] }), part("two", { p: ["no"], q: ["yes"] })], stops: [] };

test("rules in which everything matters have no problems", () => {
  expect([...checkNames(good, new Set()), ...checkRules(good)]).toEqual([]);
});

test.each<[string, Rules, object, RegExp]>([
  ["a fact that is no question", { ...good, parts: [part("one", { x: ["yes"] })] }, { part: "one" }, /“x”不是这个事项的问题/],
  ["an option that there is none of", { ...good, parts: [part("one", { p: ["maybe"] })] }, { part: "one" }, /没有选项 maybe/],
  ["a region that there is none of", { ...good, parts: [part("one", { region: ["440399"] })] }, { part: "one" }, /没有编码为 440399/],
  ["a question that depends on a later one", { ...good, questions: [yesNo("p", { when: [{ q: ["yes"] }] }), yesNo("q")] }, { question: "p" }, /在它后面/],
  ["a question that depends on itself", { ...good, questions: [yesNo("p", { when: [{ p: ["yes"] }] })] }, { question: "p" }, /在它后面/],
])("names: %s", (_what, rules, at, text) => {
  expect(checkNames(rules, new Set(["440300"]))).toContainEqual({ at, text: expect.stringMatching(text) as string });
});

const many = ["a", "b", "c", "d", "e", "f"].map((id) => yesNo(id));

test.each<[string, Rules, object, RegExp]>([
  ["a question that changes nothing", { ...good, questions: [...good.questions, yesNo("idle")] }, { question: "idle" }, /什么也不改变/],
  [
    "a question that nobody is asked",
    { ...good, questions: [...good.questions, yesNo("r", { when: [{ p: ["yes"], q: [] }] })], parts: [...good.parts, part("three", { r: ["yes"] })] },
    { question: "r" },
    /什么也不改变/,
  ],
  ["a part that nobody needs", { ...good, parts: [...good.parts, part("never", { p: [] })] }, { part: "never" }, /永远不成立/],
  ["a part that everybody needs", { ...good, parts: [...good.parts, part("always", { p: ["yes"] }, { p: ["no"] })] }, { part: "always" }, /总是成立/],
  [
    "two cases that contradict each other",
    {
      ...good,
      parts: [
        { ...part("one", { p: ["yes"] }), sets: ["visits"] },
        { ...part("two", { q: ["yes"] }), sets: ["visits", "term"] },
      ],
    },
    { part: "two" },
    /与 one 可能同时成立，又都规定 visits/,
  ],
  ["more than five questions", { questions: many, parts: many.map(({ id }) => part(id, { [id]: ["yes"] })), stops: [] }, { question: "f" }, /6 个以上问题/],
  [
    "no way through",
    {
      questions: [
        {
          id: "p",
          text: "p",
          options: [
            { id: "a", text: "a", stop: "x" },
            { id: "b", text: "b", stop: "y" },
          ],
        },
      ],
      parts: [],
      stops: [],
    },
    { question: "p" },
    /没有人能办/,
  ],
  ["a stop that nobody meets", { ...good, stops: [{ text: "never", when: [{ p: [] }] }] }, { stop: 0 }, /没有一种回答会停在这里/],
])("combinations: %s", (_what, rules, at, text) => {
  expect(checkRules(rules)).toContainEqual({ at, text: expect.stringMatching(text) as string });
});

test("a difference between regions is enough for a part to matter", () => {
  expect(checkRules({ questions: [], parts: [part("local", { region: ["440300"] }), part("other", { outside: ["440300"] })], stops: [] })).toEqual([]);
});

/** Every combination of answers to all questions, asked or not. */
const combinations = (questions: readonly Question[]): Answers[] =>
  questions.reduce<Answers[]>((list, { id, options }) => list.flatMap((answers) => options.map((option) => ({ ...answers, [id]: option.id }))), [{}]);

test("rules without problems: every part applies to somebody and not to everybody, every question changes something", () => {
  let clean = 0;
  fc.assert(
    fc.property(anyRules, (rules) => {
      const used = rules.parts.filter(({ when }) => when.every((facts) => !("region" in facts)));
      const local = { ...rules, parts: used, stops: [], questions: rules.questions.filter(({ when }) => when === undefined) };
      if (checkNames(local, new Set()).length + checkRules(local).length > 0) return;
      clean += 1;
      const all = combinations(local.questions).map((answers) => ({ answers, result: evaluate(local, answers) }));
      const through = all.filter(({ result }) => !result.stop);
      for (const { id } of used) {
        expect(through.some(({ result }) => result.applies.includes(id))).toBe(true);
        expect(through.every(({ result }) => result.applies.includes(id))).toBe(false);
      }
      for (const { id, options } of local.questions)
        expect(
          all.some(({ answers, result }) =>
            options.some((option) => JSON.stringify(evaluate(local, { ...answers, [id]: option.id })) !== JSON.stringify(result)),
          ),
        ).toBe(true);
    }),
    { numRuns: 1_000 },
  );
  expect(clean).toBeGreaterThan(50);
});

test.each<[string, Rules, object, RegExp]>([
  ["a question that changes no part", { ...good, questions: [...good.questions, yesNo("idle")] }, { question: "idle" }, /什么也不改变/],
  ["a part that nobody has", { ...good, parts: [...good.parts, part("never", { p: [] })] }, { part: "never" }, /永远不成立/],
  ["a part that everybody has", { ...good, parts: [...good.parts, part("always", { p: ["yes"] }, { p: ["no"] })] }, { part: "always" }, /总是成立/],
])("each part for itself: %s", (_what, rules, at, text) => {
  expect(checkEachPart(rules)).toContainEqual({ at, text: expect.stringMatching(text) as string });
});

test("each part for itself: what the walk through all answers finds of parts and questions, it finds too", () => {
  const conditional: Rules = { ...good, questions: [yesNo("p"), yesNo("q", { when: [{ p: ["no"] }] })] };
  for (const rules of [good, conditional]) expect(checkEachPart(rules)).toEqual([]);
  fc.assert(
    fc.property(anyRules, (whole) => {
      const rules = {
        ...whole,
        questions: whole.questions.map(({ id, text, options }) => ({ id, text, options: options.map((one) => ({ id: one.id, text: one.text })) })),
        stops: [],
      };
      const said = new Set(checkEachPart(rules).map(({ at }) => JSON.stringify(at)));
      const walked = checkRules(rules).filter(({ at }) => "part" in at);
      expect(walked.filter(({ at }) => !said.has(JSON.stringify(at)))).toEqual([]);
    }),
  );
});
