import { expect, test } from "vitest";
import { lintPack } from "./check";
import type { Source } from "./document";
import { readFacts } from "./facts";
import type { Problem } from "./problems";
import { WHOLE_PACK } from "./testing-whole-pack";

const FILE = "tasks/civil/marriage.md";
const FACTS: Source = {
  file: "facts.yaml",
  text: "- { id: agent, question: 谁去办？, options: [{ id: self, text: 本人 }, { id: agent, text: 委托别人 }] }\n",
};
const OWN = "first, question: 是第一次结婚吗？, options: [{ id: first, text: 第一次 }, { id: again, text: 不是, note: 带离婚证。 }]";
const MATERIAL = "  - { name: 居民身份证, type: 原件, copies: 1, need: 必要, source: 申请人自备 }";
const DIVORCE = "{ name: 离婚证, type: 原件, copies: 1, need: 非必要, source: 申请人自备";

/** What the checker says of the pack with one task changed, each text replaced by the next. */
function said(...changes: [from: string, to: string][]): string[] {
  const before = WHOLE_PACK.find(({ file }) => file === FILE)?.text ?? "";
  const text = changes.reduce((whole, [from, to]) => {
    expect(whole).toContain(from);
    return whole.replace(from, to);
  }, before);
  const sources = [...WHOLE_PACK.filter(({ file }) => file !== FILE), { file: FILE, text }, FACTS];
  return lintPack({ sources, mark: "" }, "2026-11-20").problems.map((problem) => `${problem.file}:${problem.line} ${problem.text}`);
}

/** One more material. */
const also = (rest: string): [string, string] => [MATERIAL, `${MATERIAL}\n  - ${DIVORCE}${rest} }`];

test("conditions on everything that may have them are read, and shared facts", () => {
  expect(
    said(
      also(", when: { first: again }"),
      ["  - 双方都没有配偶。", '  - 双方都没有配偶。\n  - { text: 已经领到离婚证。, when: [{ first: [again] }, { outside: ["440100"], agent: agent }] }'],
      ["  - id: who", "  - agent\n  - id: who"],
      [
        "statutory: 60\npromised: 15",
        "statutory: 60\npromised: 15\nterm: { statutory: { days: 3, unit: 个月, from: 受理 }, promised: { days: 15, unit: 工作日, from: 受理 } }",
      ],
      ["version: 1\n", "version: 1\ncases:\n  - { when: { agent: agent }, visits: 2, visitReason: 要双方各来一次。 }\n"],
    ),
  ).toEqual([]);
});

test("a refusal may concern only some", () => {
  const written = (when: string): [string, string] => ["version: 1\n", `version: 1\nrefusalCases: [{ text: 离婚证是假的，不予受理。, when: ${when} }]\n`];
  expect(said(written("{ first: again }"))).toEqual([]);
  expect(said(written("{ first: third }")).join()).toContain("问题 first 没有选项 third");
});

test.each<[what: string, problem: string, ...changes: [from: string, to: string][]]>([
  ["a material for some that says nothing of whom", "“离婚证”是非必要材料，要写 when：谁要交", also("")],
  ["a material for everybody that says for whom", "只有一部分人要交：写了 when 的材料", also(", when: { first: again }"), ["need: 非必要", "need: 必要"]],
  ["a fact that is no question", "“second”不是这个事项的问题", also(", when: { second: again }")],
  ["an option that is none", "问题 first 没有选项 third", also(", when: { first: third }")],
  ["a region that is none", "没有编码为 449900 的地区", also(', when: { region: "449900" }')],
  ["a code without quotes", "when”应为“问题: 选项”，或者这样的列表", also(", when: { region: 440100 }")],
  ["a shared fact that there is none of", "facts.yaml 里没有 age：自己的问题要写 question 和 options", ["  - id: who", "  - age\n  - id: who"]],
  [
    "an option of no text",
    "facts.yaml 的 agent 没有选项 friend：自己的选项要写 text",
    ["  - id: who", "  - { id: agent, options: [self, friend] }\n  - id: who"],
  ],
  [
    "a shared fact in words of its own",
    "agent 在 facts.yaml 里问“谁去办？”：不改问法",
    ["  - id: who", "  - { id: agent, question: 谁来交材料？ }\n  - id: who"],
  ],
  [
    "a shared answer in words of its own",
    "agent 的选项 self 在 facts.yaml 里是“本人”：不改说法",
    ["  - id: who", "  - { id: agent, options: [{ id: self, text: 新人自己 }, agent] }\n  - id: who"],
  ],
  [
    "a shared fact under a name of its own",
    "“谁来登记？”和 facts.yaml 的 agent 问的一样：写 agent",
    ["[{ id: both, text: 双方一起 }, { id: one, text: 只来一个人, stop: 要双方一起到场。 }]", "[{ id: me, text: 本人 }, { id: other, text: 委托别人 }]"],
  ],
  ["the same answer twice", "选项编号 first 重复", [OWN, OWN.replace("id: again", "id: first")]],
  ["the same question twice", "问题 first 写了两次", ["  - id: who", `  - { id: ${OWN} }\n  - id: who`]],
  ["a region that is asked for", "region、outside 不用写进 facts", ["  - id: who", `  - { id: ${OWN.replace("first", "region")} }\n  - id: who`]],
  ["a question that changes nothing", "问题 agent 什么也不改变", ["  - id: who", "  - agent\n  - id: who"]],
  [
    "a question that depends on a later one",
    "问题的 when 只能用写在它前面的问题，first 在它后面",
    ["question: 谁来登记？", "question: 谁来登记？\n    when: { first: again }"],
  ],
  ["a material that nobody needs", "when 永远不成立", also(", when: { who: one, first: again }")],
  ["a material that everybody needs", "when 总是成立", also(", when: { first: [first, again] }")],
  ["an answer that leads nowhere", "instead：没有事项 nothing", ["stop: 要双方一起到场。", "stop: 要双方一起到场。, instead: nothing"]],
  ["an answer that leads on without a reason", "写了 instead，也要写 stop 说明原因", ["note: 带离婚证。", "instead: id-card"]],
  [
    "cases that contradict each other",
    "互相矛盾",
    ["version: 1\n", "version: 1\ncases: [{ when: { first: again }, visits: 2 }, { when: { who: both }, visits: 3 }]\n"],
  ],
  ["a case of a region", "次数、时限、渠道、结果不能按地区写", ["version: 1\n", 'version: 1\ncases: [{ when: { region: ["440100"] }, visits: 2 }]\n']],
  ["a case without a difference", "没有写哪里不同", ["version: 1\n", "version: 1\ncases: [{ when: { first: again } }]\n"]],
  ["a case beyond the law", "承诺办结时限 61 超过法定办结时限 60", ["version: 1\n", "version: 1\ncases: [{ when: { first: again }, promised: 61 }]\n"]],
  [
    "working days that differ",
    "50 个工作日与 statutory 的 60 不一致",
    ["promised: 15", "promised: 15\nterm: { statutory: { days: 50, unit: 工作日, from: 受理 } }"],
  ],
  [
    "days that are not converted",
    "60 自然日折算不成 statutory 的 60 个工作日",
    ["promised: 15", "promised: 15\nterm: { statutory: { days: 60, unit: 自然日, from: 受理 } }"],
  ],
])("%s is found", (_what, problem, ...changes) => {
  expect(said(...changes).filter((line) => line.startsWith(FILE) && line.includes(problem))).not.toEqual([]);
});

test("an amount or why there is none, not both", () => {
  const both = "version: 1\nfees: [{ name: 工本费, standard: 每证9元, amount: { yuan: 9, per: 证 }, noAmount: 各地不同。, basis: 粤价〔2004〕1号 }]\n";
  expect(said(["version: 1\n", both]).join()).toContain("amount 和 noAmount 只写一个");
});

test("a task without questions is asked too for whom a material is", () => {
  const whole = WHOLE_PACK.map((source) =>
    source.file === "tasks/police/id-card.md" ? { ...source, text: source.text.replace(/materials:\n/, `materials:\n  - ${DIVORCE} }\n`) } : source,
  );
  expect(lintPack({ sources: whole, mark: "" }, "2026-11-20").problems.map(({ text }) => text)).toContainEqual(expect.stringContaining("要写 when：谁要交"));
});

test("what two tasks ask in the same words is shared", () => {
  const asked = `facts: [{ id: ${OWN} }]`;
  const sources = WHOLE_PACK.map((source) =>
    source.file === "tasks/police/id-card.md" ? { ...source, text: source.text.replace("facts: []", asked) } : source,
  );
  expect(lintPack({ sources, mark: "" }, "2026-11-20").problems.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/“是第一次结婚吗？”和 tasks\/.*\.md 问的一样：写进 facts\.yaml/u),
  );
});

test("shared facts have an id and options of their own", () => {
  const problems: Problem[] = [];
  readFacts({ file: "facts.yaml", text: FACTS.text + FACTS.text.replace("id: agent, text", "id: self, text") }, problems);
  expect(problems.map(({ line, text }) => [line, text])).toEqual([
    [2, "事实 agent 写了两次"],
    [2, "选项编号 self 重复"],
  ]);
});
