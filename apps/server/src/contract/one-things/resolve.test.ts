import { expect, test } from "vitest";
import type { Question } from "../../province/families/one-things/questions";
import type { StoredMaterial } from "../../province/families/one-things/stored";
import { resolve, savedMaterialNames } from "./resolve";

const option = (id: string, more: Partial<Question["options"][number]> = {}): Question["options"][number] => ({
  id,
  text: id,
  materials: [],
  members: [],
  conditions: [],
  ...more,
});
const material = (name: string, tasks: string[], need = "必要"): StoredMaterial => ({
  name,
  type: "原件",
  copies: 1,
  need,
  source: "申请人自备",
  note: "",
  licence: null,
  tasks,
});

const questions: Question[] = [
  {
    id: "married",
    text: "结婚了吗？",
    options: [option("yes", { materials: ["结婚证"], members: ["move"], conditions: ["双方自愿。"] }), option("no", { note: "以后再说。" })],
  },
  { id: "kind", text: "哪一种？", options: [option("usual"), option("other", { stop: "要到别处办。", instead: "elsewhere" })] },
];
const materials = [material("申请表", []), material("身份证", ["base", "move"]), material("结婚证", ["base"], "非必要"), material("房产证", ["move"])];
const ask = (answers: Record<string, string>) => resolve(questions, answers, materials, ["base", "move"]);
const names = (answers: Record<string, string>) => ask(answers).materials.map((one) => one.name);

test("without answers: what everybody needs, and all questions are open", () => {
  expect(ask({})).toMatchObject({ open: ["married", "kind"], stop: undefined, members: new Set(["base"]), conditions: [], notes: [] });
  expect(names({})).toEqual(["申请表", "身份证"]);
});

test("an answer brings its members, their materials and its own, which then are needed", () => {
  expect(names({ married: "yes" })).toEqual(["申请表", "身份证", "结婚证", "房产证"]);
  const found = ask({ married: "yes", kind: "usual" });
  expect(found).toMatchObject({ open: [], members: new Set(["base", "move"]), conditions: ["双方自愿。"] });
  expect(found.materials.find((one) => one.name === "结婚证")?.need).toBe("必要");
  expect(found.materials.find((one) => one.name === "身份证")?.tasks).toEqual(["base", "move"]);
  expect(ask({ married: "no" }).notes).toEqual(["以后再说。"]);
  expect(ask({ married: "no" }).materials.find((one) => one.name === "身份证")?.tasks).toEqual(["base"]);
});

test("an answer that stops is told", () => expect(ask({ kind: "other" }).stop).toEqual({ text: "要到别处办。", instead: "elsewhere" }));

test.each([
  [{ weather: "fine" }, "没有编号为 weather 的问题，请从第一题重新回答"],
  [{ married: "maybe" }, "问题“结婚了吗？”没有选项 maybe，请重新选择"],
])("%j is refused", (answers, sentence) => expect(() => ask(answers)).toThrow(expect.objectContaining({ message: sentence, status: 400 }) as Error));

test("what comes from a member must be brought where that member takes no part", () => {
  const saved = [
    { material: "收费票据", how: "共享" as const, from: "票据查验", text: "" },
    { material: "申请书", how: "合并填写" as const, from: "一张表", text: "" },
  ];
  expect(savedMaterialNames(saved, new Set(["票据查验"]))).toEqual(new Set(["收费票据", "申请书"]));
  expect(savedMaterialNames(saved, new Set())).toEqual(new Set(["申请书"]));
});
