import { expect, test } from "vitest";
import { NO_RULES, type PersonalAnswer } from "../model/rules.js";
import {
  caseText,
  conditionsText,
  countedText,
  feesText,
  licenceText,
  materialsText,
  needOf,
  promiseText,
  refusalCasesText,
  situationText,
  statutoryText,
  visitsText,
} from "./words.js";

const none = { materials: [], conditions: [], fees: [], steps: [] };
const yesNo = [
  { id: "yes", text: "是" },
  { id: "no", text: "不是" },
];
const rules = {
  ...NO_RULES,
  questions: [
    { id: "why", text: "为什么换？", options: yesNo },
    { id: "who", text: "给谁换？", options: yesNo },
  ],
};
const personal: PersonalAnswer = {
  answers: {},
  open: ["why", "who"],
  next: "why",
  stop: null,
  notes: [],
  excluded: none,
  undecided: { ...none, conditions: ["由监护人陪同孩子到场。", "在深圳住满半年。"], fees: ["补领"], materials: ["户口簿"] },
  waits: [
    { list: "conditions", name: "由监护人陪同孩子到场。", questions: ["who"] },
    { list: "conditions", name: "在深圳住满半年。", questions: [] },
    { list: "fees", name: "补领", questions: ["why", "who"] },
    { list: "cases", name: "visits", questions: ["why"] },
  ],
};
const fee = (name: string, standard: string) => ({ name, standard, basis: "", waiver: null });

test("what an open question or the region decides does not stand as if for everybody", () => {
  const conditions = ["身份证快到期。", ...personal.undecided.conditions];
  expect(conditionsText({ rules, personal, conditions })).toEqual([
    "身份证快到期。",
    "视情况（看“给谁换？”）：由监护人陪同孩子到场。",
    "视情况（看在哪里办）：在深圳住满半年。",
  ]);
  expect(conditionsText({ rules, conditions })).toEqual(conditions);
  expect(caseText({ rules, personal }, "fees", "补领")).toBe("视情况（看“为什么换？”“给谁换？”）：");
  // Of another server, which does not say what it waits for.
  expect(caseText({ rules, personal }, "materials", "户口簿")).toBe("视情况：");
});

test("what is open is named by its situation", () => {
  const waits: PersonalAnswer["waits"] = [
    { list: "materials", name: "户口簿", questions: ["why", "who"], when: [{ why: ["yes"], who: ["yes", "no"] }, { who: ["no"] }] },
    { list: "conditions", name: "在深圳住满半年。", questions: [], when: [{ region: ["440300"] }] },
  ];
  const guide = { rules, personal: { ...personal, waits } };
  expect(situationText(guide, "materials", "户口簿")).toBe("为什么换：是，给谁换：是、不是；或者给谁换：不是");
  expect(situationText(guide, "conditions", "在深圳住满半年。")).toBe("看在哪里办");
  expect(situationText(guide, "materials", "身份证")).toBe("");
  // Of another server, which does not say what decides.
  expect(situationText({ rules, personal }, "fees", "补领")).toBe("视情况");
});

test("a refusal that concerns only some says whom", () => {
  const refusalCases = [{ text: "监护人没有到场的，不予受理。" }];
  const waiting = { ...personal, undecided: { ...personal.undecided, refusals: ["监护人没有到场的，不予受理。"] } };
  const waits = [{ list: "refusals" as const, name: "监护人没有到场的，不予受理。", questions: ["who"] }];
  expect(refusalCasesText({ rules, personal: { ...waiting, waits }, refusalCases })).toEqual(["视情况（看“给谁换？”）：监护人没有到场的，不予受理。"]);
  expect(refusalCasesText({ rules, personal, refusalCases })).toEqual(["监护人没有到场的，不予受理。"]);
});

test.each([
  [[], "不收费"],
  [[fee("工本费", "每证20元")], "每证20元"],
  [[fee("补领", "每证40元")], "视情况：每证40元"],
  [[fee("工本费", "每证20元"), fee("补领", "每证40元")], "每证20元；视情况另收：每证40元"],
])("%j costs %s", (fees, text) => {
  expect(feesText({ fees, personal })).toBe(text);
});

test("a value that is another one in some cases says on what that rests", () => {
  expect(visitsText({ visits: 1, rules, personal })).toBe("1 次，视情况（看“为什么换？”）");
  expect(visitsText({ visits: 0 })).toBe("0 次，不用跑");
});

test("a limit is said in its own unit and with its event, never converted", () => {
  const term = { statutory: { days: 60, unit: "自然日", from: "提交登记表" }, promised: { days: 3, unit: "个月", from: "受理" } };
  expect(statutoryText({ statutoryDays: 42, term })).toBe("60 个自然日（自提交登记表之日起）");
  expect(promiseText({ promisedDays: 60, instant: false, term })).toBe("3 个月（自受理之日起）");
  expect([countedText({ term }), countedText({ term: { promised: term.statutory } }), countedText({})]).toEqual(["今天受理", "从今天算起", "今天受理"]);
  // Of a server that says neither.
  expect(promiseText({ promisedDays: 15, instant: false })).toBe("15 个工作日");
  expect(promiseText({ promisedDays: 0, instant: false, term: {} })).toBe("当场办结");
});

const material = (name: string, licence: string | null = null) =>
  ({ name, type: "原件", copies: 1, need: "必要", source: "申请人自备", note: "", licence, forms: [], samples: [] }) as const;

test.each([
  [["户口簿"], "视情况要准备 1 份材料。"],
  [["户口簿", "旧证"], "您需要准备 1 份材料，视情况还要准备 1 份。"],
  [["旧证"], "您需要准备 1 份材料。"],
])("%j: %s", (names, text) => {
  const materials = names.map((name) => ({ ...material(name), forms: [], samples: [] }));
  expect(materialsText({ materials, personal })).toBe(text);
  const shared = { ...material("结婚证", "结婚证"), forms: [], samples: [] };
  expect(materialsText({ materials: [...materials, shared], personal })).toBe(text.replace(/。$/, "，另有 1 份有电子证照的可以免提交。"));
});

test("what only some need, and what an e-licence may stand in for, is never said to be nothing", () => {
  expect(
    materialsText({
      materials: [
        { ...material("旧证"), forms: [], samples: [] },
        { ...material("协议"), need: "非必要", forms: [], samples: [] },
      ],
    }),
  ).toBe("您需要准备 1 份材料，视情况还要准备 1 份。");
  expect(materialsText({ materials: [{ ...material("结婚证", "结婚证"), forms: [], samples: [] }] })).toBe(
    "1 份材料有电子证照的都可以免提交，没有电子证照的要交。",
  );
});

test("who is in the situation has to bring it, and whoever has no e-licence hands in the paper", () => {
  const waits: PersonalAnswer["waits"] = [{ list: "materials", name: "户口簿", questions: ["who"] }];
  const guide = { rules, personal: { ...personal, waits } };
  expect(needOf(guide, { ...material("户口簿"), need: "非必要" })).toEqual({ when: "视情况（看“给谁换？”）：", need: "必要" });
  expect(needOf(guide, { ...material("旧证"), need: "非必要" })).toEqual({ when: "", need: "非必要" });
  expect(needOf(guide, material("户口簿", "居民户口簿")).need).toBe("免提交");
  expect([licenceText({ licence: "居民户口簿", type: "原件" }), licenceText({ licence: null, type: "原件" })]).toEqual([
    "由“居民户口簿”电子证照代替，没有电子证照的请交原件。",
    "",
  ]);
});
