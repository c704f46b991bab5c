import { expect, test } from "vitest";
import { lintPack } from "./check";
import { WHOLE_PACK } from "./testing-whole-pack";

const FILE = "benefits.yaml";
const BENEFITS = `facts:
  - { id: age, question: 多大年纪？, options: [{ id: young, text: 不满60岁 }, { id: old, text: 60岁以上 }] }
  - { id: home, question: 住在哪里？, when: { age: old }, options: [{ id: here, text: 本地 }, { id: away, text: 外地 }] }
benefits:
  - task: id-card
    kind: 优待
    when: { age: old, home: here }
    also:
      - 还没有领过。
      - { text: 不满60岁的先问。, when: { age: young } }
    amount: { yuan: 20, per: 每人每年, law: 中华人民共和国居民身份证法 }
  - { task: marriage, kind: 减免, when: { age: young }, noAmount: 各地不同。 }
`;

/** What the checker says of the small pack with these benefits, each text replaced by the next. */
function said(...changes: [from: string, to: string][]): string[] {
  const text = changes.reduce((whole, [from, to]) => {
    expect(whole).toContain(from);
    return whole.replace(from, to);
  }, BENEFITS);
  return lintPack({ sources: [...WHOLE_PACK, { file: FILE, text }], mark: "" }, "2026-11-20").problems.map(
    ({ file, line, text: problem }) => `${file}:${line} ${problem}`,
  );
}

test("benefits with questions, conditions and figures that the guide has are right", () => {
  expect(said()).toEqual([]);
});

test.each<[what: string, problem: string, ...changes: [from: string, to: string][]]>([
  ["a task that there is none of", `${FILE}:5 没有事项 id-cards`, ["task: id-card", "task: id-cards"]],
  ["a task twice", `${FILE}:12 事项 id-card 写了两次`, ["task: marriage", "task: id-card"]],
  ["a kind that there is none of", "不在可选范围内", ["kind: 减免", "kind: 红包"]],
  ["neither an amount nor a reason", "amount、formula、noAmount 写一个", [", noAmount: 各地不同。", ""]],
  ["an amount and a reason", "amount、formula、noAmount 写一个", ["    also:", "    noAmount: 各地不同。\n    also:"]],
  ["a figure that the guide has not", `${FILE}:11 事项 id-card 的指南里没有 25元`, ["yuan: 20", "yuan: 25"]],
  ["a law that the guide does not cite", "的 basis 没有引用“婚姻登记条例”", ["law: 中华人民共和国居民身份证法", "law: 婚姻登记条例"]],
  [
    "a formula with a figure that the guide has not",
    "事项 marriage 的指南里没有 90%",
    ["noAmount: 各地不同。", "formula: { text: 最低工资的90%。, law: 婚姻登记条例 }"],
  ],
  ["a question that there is none of", "“job”不是这个事项的问题", ["when: { age: young }, noAmount", "when: { job: young }, noAmount"]],
  ["a region that decides", "地区不用来决定能不能享受", ["when: { age: young }, noAmount", 'when: { region: ["440100"] }, noAmount']],
  ["a question that changes nothing", `${FILE}:3 问题 home 什么也不改变`, [", home: here", ""]],
  ["a benefit that nobody has", `${FILE}:7 when 永远不成立`, ["{ age: old, home: here }", "{ age: young, home: here }"]],
  ["a further condition of everybody", `${FILE}:10 when 总是成立`, ["when: { age: young } }\n    amount", "when: { age: [young, old] } }\n    amount"]],
])("%s is found", (_what, problem, ...changes) => {
  expect(said(...changes).join("\n")).toContain(problem);
});
