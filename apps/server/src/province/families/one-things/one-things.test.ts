import fc from "fast-check";
import { expect, test } from "vitest";
import type { Source } from "../../document";
import type { Core, PackFolder } from "../../family";
import { type Problem, formatProblem } from "../../problems";
import { readPackFiles } from "../../pack";
import { guangdong } from "../../testing";
import { GUANGDONG } from "../../testing-tiny";
import { oneThings } from ".";
import { leavesOf } from "./members";
import { mergeMaterials } from "./merge";
import { namedBy } from "./questions";
import { daysOf, spansOf } from "./stages";
import type { StoredOneThing } from "./stored";

const { sources } = readPackFiles(GUANGDONG);
const own = sources.filter(({ file }) => file.startsWith("one-things/"));
const core = (): Core => ({ ...guangdong(), tasks: guangdong().tasks.filter((task) => task.kind !== "TC") });

const folderOf = (files: readonly Source[]): PackFolder => ({
  file: (path) => files.find((source) => source.file === path),
  within: (folder) => files.filter((source) => source.file.startsWith(`${folder}/`)),
});

function read(files: readonly Source[]) {
  const problems: Problem[] = [];
  return { family: oneThings.read(folderOf(files), core(), problems), problems };
}

/** The pack with one file changed. */
function changed(file: string, from: string, to: string): Source[] {
  const before = own.find((source) => source.file === file);
  expect(before?.text, file).toContain(from);
  return own.map((source) => (source.file === file ? { file, text: source.text.replace(from, to) } : source));
}

/** Line on which a text of a file begins. */
const lineOf = (file: string, text: string): number => {
  const whole = own.find((source) => source.file === file)?.text ?? "";
  return whole.slice(0, whole.indexOf(text)).split("\n").length;
};

const NEWBORN = "one-things/newborn.md";
const EVENTS = "one-things/activities.yaml";

test("the pack has no faults, and enough in it", () => {
  const { family, problems } = read(own);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(family.counts["一件事"]).toBeGreaterThanOrEqual(18);
  expect(core().tasks.filter(({ rules }) => rules.questions.length > 0).length).toBeGreaterThanOrEqual(25);
  expect(family.counts["人生大事"]).toBeGreaterThanOrEqual(20);
});

test.each([
  ["a member that is no task", NEWBORN, "birth-medical-certificate, birth-household", "birth-medical-paper, birth-household", "没有事项 birth-medical-paper"],
  ["a member twice", NEWBORN, "members: [birth-registration-service,", "members: [vaccination-check,", "写了两次"],
  ["a one-thing that joins itself", NEWBORN, "members: [birth", "members: [newborn, birth", "newborn → newborn"],
  ["a saved material that nobody asks for", NEWBORN, "{ material: 结婚证, how", "{ material: 结婚证书, how", "没有“结婚证书”"],
  ["a saving that does not exist", NEWBORN, "how: 免提交, from: 结婚证", "how: 免提交, from: 居民户口簿", "没有用电子证照"],
  ["shared from a stranger", NEWBORN, "from: birth-medical-certificate", "from: marriage-registration", "不能从那里共享"],
  ["a material of an answer that is none", NEWBORN, "materials: [非婚生育说明]", "materials: [情况说明]", "没有“情况说明”"],
  ["an answer that brings in a stranger", NEWBORN, "members: [maternity-allowance], note", "members: [marriage-registration], note", "不在这件事的 members 里"],
  ["names of the same material that is none", NEWBORN, "[居民户口簿, 落户一方的居民户口簿]", "[居民户口簿, 户口本]", "材料叫“户口本”"],
  ["a name that is taken", NEWBORN, "name: 新生儿出生一件事\n", "name: 居民身份证换领\n", "id-card-renewal.md 重复"],
  ["a stage without limit", NEWBORN, "登记居民医保，申领社会保障卡。, days: 5,", "登记居民医保，申领社会保障卡。,", "缺少"],
  ["a needed material left out", "one-things/school-entry.md", "unneeded: [", "unneeded: [居民户口簿, ", "是必要材料，不能省去"],
  ["one that pushes single tasks aside", NEWBORN, "hot: 74", "hot: 98", "hot 应低于最热的事项"],
  [
    "fewer visits than one of its members",
    "one-things/marriage.md",
    "visits: 2\nvisitReason: ",
    "visits: 1\nvisitReason: ",
    "要到现场 2 次，一件事不能写得更少",
  ],
  ["a theme of others", NEWBORN, 'person: ["005", "010", "085"]', 'person: ["777"]', "没有主题 777"],
  ["no question and answer", NEWBORN, "## 常见问题", "### 常见问题", "没有“常见问题”这个标题"],
  ["an event with a strange task", EVENTS, "[newborn,", "[newborns,", "没有事项 newborns"],
  ["an event for the wrong audience", EVENTS, "[company-start,", "[newborn,", "不是给法人办的"],
])("%s is found, on its line", (_, file, from, to, words) => {
  const { problems } = read(changed(file, from, to));
  expect(problems.map((problem) => problem.text).join("\n")).toContain(words);
  expect(problems.find((problem) => problem.text.includes(words))).toMatchObject({ file, line: lineOf(file, from) });
});

test("a member that no stage handles is found where it is a member", () => {
  const [problem, ...others] = read(changed(NEWBORN, "members: [vaccination-check] }", "members: [] }")).problems;
  expect(problem).toEqual({ file: NEWBORN, line: lineOf(NEWBORN, "members: [birth-registration-service,"), text: "没有一个阶段办理 vaccination-check" });
  expect(others).toEqual([]);
});

test("a ring over several one-things is found, and named", () => {
  const ring = changed(NEWBORN, "members: [birth", "members: [school-entry, birth").map((source) =>
    source.file === "one-things/school-entry.md" ? { ...source, text: source.text.replace("members: [compulsory", "members: [newborn, compulsory") } : source,
  );
  expect(read(ring).problems.map((problem) => problem.text)).toContain("一件事不能绕回自己：newborn → school-entry → newborn");
});

test("a pack without common rights", () => {
  expect(read(changed("one-things/common.md", "## 法律救济", "## 救济")).problems.map((problem) => problem.text)).toEqual(["缺少“法律救济”"]);
});

test("a one-thing inside another one brings its own members", () => {
  const things = new Map([
    ["a", { id: "a", members: ["x", "b", "y"] }],
    ["b", { id: "b", members: ["y", "z"] }],
  ]);
  expect(leavesOf("a", things)).toEqual({ leaves: ["x", "y", "z"], cycle: undefined });
});

type Material = Parameters<typeof mergeMaterials>[0][number]["materials"][number];

test("materials merge without repetition; the stricter need holds, and an e-licence of one stands for all", () => {
  const material = (name: string, need: Material["need"], licence: string | null = null): Material => ({
    name,
    type: "原件",
    copies: 1,
    need,
    source: "申请人自备",
    licence,
  });
  const merged = mergeMaterials(
    [
      { id: "a", materials: [material("身份证", "非必要"), material("结婚证", "必要")] },
      { id: "b", materials: [{ ...material("申请人身份证", "必要", "居民身份证"), copies: 2 }] },
    ],
    [["身份证", "申请人身份证"]],
  );
  expect(merged).toEqual([
    { ...material("身份证", "必要", "居民身份证"), copies: 2, note: undefined, tasks: ["a", "b"] },
    { ...material("结婚证", "必要"), tasks: ["a"] },
  ]);
});

test("no one-thing of the pack asks for a material twice, and each truly saves some", () => {
  const pack = guangdong();
  const context = { ...pack, offices: [], today: "2026-11-20", taskId: new Map(pack.tasks.map((task, index) => [task.id, index + 1])) };
  const rows = read(own).family.tables[0]?.rows(context) ?? [];
  for (const { data } of rows) {
    const stored = JSON.parse(String(data)) as StoredOneThing;
    const names = stored.materials.map((material) => material.name);
    expect(new Set(names).size).toBe(names.length);
    expect(stored.saved.length).toBeGreaterThan(0);
    for (const id of namedBy(stored.questions, "members")) expect(stored.members.find((member) => member.id === id)?.always).toBe(false);
  }
});

test("a guide asks for nothing that its form or its other members hold, and what only some answers bring in is optional", () => {
  const needs = new Map(
    guangdong()
      .tasks.find(({ id }) => id === "newborn")
      ?.materials.map(({ name, need }) => [name, need]),
  );
  expect(["广东省生育登记表", "出生医学证明", "出生医学证明首次签发登记表"].filter((name) => needs.has(name))).toEqual([]);
  // 申请表 for all; 病历资料 for those who claim the allowance alone.
  expect([needs.get("新生儿出生一件事申请表"), needs.get("居民户口簿"), needs.get("病历资料")]).toEqual(["必要", "必要", "非必要"]);
});

test("as tasks they have a kind, codes and names of their own", () => {
  const things = guangdong().tasks.filter((task) => task.kind === "TC");
  const all = guangdong().tasks;
  expect(new Set(all.map((task) => task.code)).size).toBe(all.length);
  expect(new Set(all.map((task) => task.name)).size).toBe(all.length);
  for (const thing of things) expect(thing.faqs.length).toBeGreaterThanOrEqual(3);
});

const stage = fc.record({ days: fc.integer({ min: 0, max: 60 }), parallel: fc.boolean() });

test("a stage begins when those before it have ended, a parallel one with the one before it", () => {
  expect(
    spansOf([
      { days: 2, parallel: false },
      { days: 5, parallel: false },
      { days: 9, parallel: true },
      { days: 1, parallel: false },
    ]),
  ).toEqual([
    { startDay: 0, endDay: 2 },
    { startDay: 2, endDay: 7 },
    { startDay: 2, endDay: 11 },
    { startDay: 11, endDay: 12 },
  ]);
  fc.assert(
    fc.property(fc.array(stage, { maxLength: 8 }), (stages) => {
      const sum = stages.reduce((days, one) => days + one.days, 0);
      expect(daysOf(stages)).toBeLessThanOrEqual(sum);
      expect(daysOf(stages)).toBe(daysOf([...stages, { days: 0, parallel: false }]));
      expect(daysOf(stages.map((one) => ({ ...one, parallel: false })))).toBe(sum);
    }),
  );
});
