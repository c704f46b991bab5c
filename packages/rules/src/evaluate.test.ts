import fc from "fast-check";
import { expect, test } from "vitest";
import { compile, evaluate, openWhen, waitsFor } from "./evaluate.js";
import { type Answers, OUTSIDE, REGION, type Rules, UNSURE } from "./model.js";
import { anyRules, someAnswers } from "./testing.js";

const rules: Rules = {
  questions: [
    {
      id: "why",
      text: "为什么要换？",
      options: [
        { id: "expired", text: "到期" },
        { id: "damaged", text: "损坏", note: "看不清的按损坏。" },
        { id: "lost", text: "丢了", stop: "丢了要补领。", instead: "id-card-loss" },
      ],
    },
    {
      id: "who",
      text: "给谁换？",
      options: [
        { id: "adult", text: "成年人" },
        { id: "child", text: "孩子" },
      ],
    },
    {
      id: "book",
      text: "在同一本户口簿上吗？",
      options: [
        { id: "yes", text: "在" },
        { id: "no", text: "不在" },
      ],
      when: [{ who: ["child"] }],
    },
  ],
  parts: [
    { id: "fee", when: [{ why: ["damaged"] }] },
    { id: "guardian", when: [{ who: ["child"] }] },
    { id: "kinship", when: [{ book: ["no"] }] },
    { id: "local", when: [{ [REGION]: ["440300"] }] },
    { id: "elsewhere", when: [{ [OUTSIDE]: ["440300"] }] },
  ],
  stops: [{ text: "要回户口所在地。", when: [{ why: ["damaged"], who: ["child"] }] }],
};

test("without answers nothing is known, and the question that may end everything comes first", () => {
  expect(evaluate(rules, {})).toEqual({
    applies: [],
    excluded: [],
    unknown: ["fee", "guardian", "kinship", "local", "elsewhere"],
    stop: undefined,
    notes: [],
    open: ["why", "who"],
    next: "why",
  });
});

test("a question that may end everything comes before one that decides more parts", () => {
  const options = [
    { id: "yes", text: "是" },
    { id: "no", text: "不是" },
  ];
  const parts = ["photo", "booklet"].map((id) => ({ id, when: [{ child: ["yes"] }] }));
  const resident = { id: "resident", text: "户口在本市吗？", options: [options[0]!, { ...options[1]!, stop: "要回户口所在地办。" }] };
  const of = (stopped: Rules["questions"][number]): Rules => ({
    questions: [{ id: "child", text: "给孩子办吗？", options }, stopped],
    parts: [...parts, { id: "copy", when: [{ resident: ["yes"] }] }],
    stops: [],
  });
  expect(evaluate(of(resident), {}).next).toBe("resident");
  expect(evaluate(of({ ...resident, options }), {}).next).toBe("child");
});

test("answers decide parts and what is still worth asking", () => {
  const adult = evaluate(rules, { [REGION]: "440305001000", who: "adult", why: "damaged" });
  expect(adult).toEqual({
    applies: ["fee", "local"],
    excluded: ["guardian", "kinship", "elsewhere"],
    unknown: [],
    stop: undefined,
    notes: ["看不清的按损坏。"],
    open: [],
    next: undefined,
  });
  const child = evaluate(rules, { [REGION]: "440100", who: "child", why: "expired" });
  expect(child).toMatchObject({ applies: ["guardian", "elsewhere"], unknown: ["kinship"], open: ["book"], next: "book" });
});

test("an answer to a question that is not asked counts for nothing", () => {
  expect(evaluate(rules, { who: "adult", book: "no" }).excluded).toContain("kinship");
});

test("a stop ends the questions and says where to go", () => {
  expect(evaluate(rules, { why: "lost" })).toMatchObject({ stop: { text: "丢了要补领。", instead: "id-card-loss" }, open: [], next: undefined });
  expect(evaluate(rules, { why: "damaged", who: "child" }).stop).toEqual({ text: "要回户口所在地。" });
});

test.each([
  ["440300", true],
  ["440305", true],
  ["440305001001", true],
  ["440100", false],
  ["440000", undefined],
  [undefined, undefined],
])("the region %s lies in 440300: %s", (region, inside) => {
  const { applies, excluded } = evaluate(rules, region === undefined ? {} : { [REGION]: region });
  expect([applies.includes("local"), excluded.includes("local")]).toEqual([inside === true, inside === false]);
  expect([applies.includes("elsewhere"), excluded.includes("elsewhere")]).toEqual([inside === false, inside === true]);
});

test("a town of a city without counties lies in the city and in itself only", () => {
  const town: Rules = { questions: [], parts: [{ id: "town", when: [{ [REGION]: ["441900003000"] }] }], stops: [] };
  const states = ["441900003000", "441900003001", "441900004000", "441900"].map((region) => {
    const { applies, excluded } = evaluate(town, { [REGION]: region });
    return applies.length > 0 ? true : excluded.length > 0 ? false : undefined;
  });
  expect(states).toEqual([true, true, false, undefined]);
});

const decided = (rule: Rules, answers: Answers): Map<string, boolean> => {
  const { applies, excluded } = evaluate(rule, answers);
  return new Map([...applies.map((id): [string, boolean] => [id, true]), ...excluded.map((id): [string, boolean] => [id, false])]);
};

test("more answers never take back what is known", () => {
  fc.assert(
    fc.property(anyRules, someAnswers, someAnswers, (rule, first, more) => {
      const before = decided(rule, first);
      const after = decided(rule, { ...more, ...first });
      // A region is known with its first answer; below it only more can become known.
      for (const [id, value] of before) expect(after.get(id)).toBe(value);
    }),
  );
});

test("the order of answers does not matter", () => {
  fc.assert(
    fc.property(anyRules, someAnswers, (rule, answers) => {
      expect(evaluate(rule, Object.fromEntries(Object.entries(answers).reverse()))).toEqual(evaluate(rule, answers));
    }),
  );
});

test("no part both applies and does not, and none is forgotten", () => {
  fc.assert(
    fc.property(anyRules, someAnswers, (rule, answers) => {
      const { applies, excluded, unknown } = evaluate(rule, answers);
      expect([...applies, ...excluded, ...unknown].sort()).toEqual(rule.parts.map(({ id }) => id).sort());
    }),
  );
});

test("following what is asked next decides everything, with no question twice", () => {
  fc.assert(
    fc.property(anyRules, fc.infiniteStream(fc.nat(2)), (rule, choices) => {
      let answers: Answers = { [REGION]: "440305001000" };
      for (let asked = 0; ; asked += 1) {
        expect(asked).toBeLessThanOrEqual(rule.questions.length);
        const now = evaluate(rule, answers);
        if (now.next === undefined) {
          if (!now.stop) expect(now.unknown).toEqual([]);
          return;
        }
        expect(Object.keys(answers)).not.toContain(now.next);
        const options = rule.questions.find(({ id }) => id === now.next)?.options ?? [];
        answers = { ...answers, [now.next]: options[Number(choices.next().value) % options.length]?.id ?? "" };
      }
    }),
  );
});

test("a question that somebody cannot answer is not asked again, and what it decides stays unknown and says so", () => {
  fc.assert(
    fc.property(anyRules, someAnswers, (rule, answers) => {
      const { next, unknown } = evaluate(rule, answers);
      if (next === undefined) return;
      const skipped = evaluate(rule, { ...answers, [next]: UNSURE });
      expect(skipped.open).not.toContain(next);
      expect(skipped.unknown).toEqual(unknown);
      for (const part of unknown) {
        const waits = waitsFor(compile(rule), part, { ...answers, [next]: UNSURE });
        expect(waits).toEqual(waitsFor(compile(rule), part, answers));
        expect(waits.filter((id) => answers[id] !== undefined)).toEqual([]);
        if (answers[REGION] === "440305001000") expect(waits, part).not.toEqual([]);
      }
    }),
  );
});

test("what is still open of a condition decides its part as the whole of it does", () => {
  fc.assert(
    fc.property(anyRules, someAnswers, someAnswers, (rule, answers, more) => {
      const later = { ...more, ...answers };
      for (const part of evaluate(rule, answers).unknown) {
        const when = openWhen(compile(rule), part, answers);
        expect(when.length, part).toBeGreaterThan(0);
        for (const facts of when) expect(Object.keys(facts), part).not.toEqual([]);
        expect(decided({ ...rule, parts: [{ id: part, when }] }, later).get(part)).toBe(decided(rule, later).get(part));
      }
    }),
  );
});
