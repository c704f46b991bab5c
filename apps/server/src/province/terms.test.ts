import { expect, test } from "vitest";
import type { Problem } from "./problems";
import { limitsOf, limitsWithoutUnit, NO_TERMS, type PackTerms, readTerms } from "./terms";

const TERMS: PackTerms = {
  statutory: [{ kind: "01", most: 20, unit: "工作日", from: "受理", law: "中华人民共和国行政许可法", article: "第八十二条" }],
  promised: { unit: "工作日", from: "受理" },
};
const days = (figure: number, unit: "工作日" | "自然日" = "工作日", from = "受理") => ({ days: figure, unit, from });
const LAW = { statutory: days(60, "自然日", "收到申请") };

test.each([
  [
    "a licence counts as the law on licences says",
    { kind: "01", statutory: 20, promised: 10 },
    { statutory: { ...days(20), law: "中华人民共和国行政许可法", article: "第八十二条" }, promised: days(10) },
    [],
  ],
  ["one that takes longer says itself", { kind: "01", statutory: 42, promised: 10 }, { promised: days(10) }, ["statutory"]],
  ["so do other kinds", { kind: "11", statutory: 5, promised: 3 }, { promised: days(3) }, ["statutory"]],
  ["what the task says holds", { kind: "01", statutory: 42, promised: 10, term: LAW }, { ...LAW, promised: days(10) }, []],
  ["a promise of all that the law allows is that limit", { kind: "11", statutory: 42, promised: 42, term: LAW }, { ...LAW, promised: LAW.statutory }, []],
  ["nothing counts for what is done at once", { kind: "11", statutory: 0, promised: 0 }, {}, []],
] as const)("%s", (_what, task, limits, unknown) => {
  const limited = { term: undefined, ...task };
  expect(limitsOf(limited, TERMS)).toEqual(limits);
  expect(limitsWithoutUnit(limited, TERMS)).toEqual(unknown);
});

test("without the file only what tasks say is known", () => {
  expect(limitsOf({ kind: "01", statutory: 20, promised: 10, term: undefined }, NO_TERMS)).toEqual({});
});

test("a law that the pack does not know, and a kind twice, are found", () => {
  const row = '{ kind: "01", most: 20, unit: 工作日, from: 受理, law: 行政许可法, article: 第八十二条 }';
  const problems: Problem[] = [];
  readTerms({ file: "terms.yaml", text: `statutory:\n  - ${row}\n  - ${row}\n` }, problems, new Set());
  expect(problems.map(({ line, text }) => [line, text])).toEqual([
    [2, "laws.yaml 里没有《行政许可法》"],
    [3, "laws.yaml 里没有《行政许可法》"],
    [3, "事项类型 01 写了两次"],
  ]);
});
