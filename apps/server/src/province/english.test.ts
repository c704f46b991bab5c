import { stringify } from "yaml";
import { expect, test } from "vitest";
import { NO_VOCABULARY } from "../search/vocabulary";
import { readEnglish } from "./english";
import type { Problem } from "./problems";
import { guangdong } from "./testing";

const ID = "foreigner-residence-permit";
const pack = guangdong();
const task = pack.tasks.find(({ id }) => id === ID);
const regions = pack.regions.filter(({ code }) => code === "440000");

const INDEX = {
  groups: [{ title: "Visas", tasks: [ID] }],
  departments: { police: "Police" },
  contacts: [],
  words: {
    窗口办理: "at a window",
    窗口领取: "at the window",
    原件: "original",
    原件和复印件: "original and copy",
    必要: "needed",
    非必要: "in some cases",
    当场: "on the spot",
  },
  hours: {},
};

/** The texts of the guide, in words that say which part they are and with every figure that the Chinese has. */
function whole() {
  if (!task) throw new Error(`the pack has no ${ID}`);
  return {
    title: "Residence permit",
    version: task.version,
    summary: "For foreigners.",
    reason: "In person.",
    who: ["Apply within {a} days.", "At least {a} days before, or within {b} days.", "You live here."],
    materials: Object.fromEntries(
      task.materials.map(({ name, note = "" }, index) => [name, { name: "A paper", note: index === 4 ? "From the last {a} months." : note && "A note." }]),
    ),
    steps: [
      { name: "Register", text: "Within {a} hours.", limit: "{a} hours" },
      { name: "Apply", text: "Within {a} days, parents under {b}." },
      { name: "Check", text: "The office checks.", limit: "{a} days" },
      { name: "Collect", text: "At least {a} days before it ends." },
    ],
    fees: [
      { name: "Fee under {a}", standard: "RMB {a}" },
      { name: "Fee from {a} to {b}", standard: "RMB {a}" },
      { name: "Fee from {a} up to {b}", standard: "RMB {a}" },
      { name: "Fee for a change", standard: "RMB {a}" },
    ],
    questions: {
      kind: {
        text: "What?",
        options: { first: "New", renew: { text: "Longer", note: "{a} days before." }, change: { text: "Change", note: "In {a} days." }, replace: "Lost" },
      },
      "age-18": { text: "Who?", options: { adult: "From {a}", child: "Under {a}" } },
      length: { text: "How long?", options: { long: "From {a}", short: "Under {a}" } },
    },
    result: "Permit",
  };
}

function read(guide: object, index: object = INDEX, names: object = { "440000": "Guangdong" }) {
  const problems: Problem[] = [];
  const sources = [
    { file: "english/index.yaml", text: stringify(index) },
    { file: "english/regions.yaml", text: stringify(names) },
    { file: `english/guides/${ID}.yaml`, text: stringify(guide) },
  ];
  const english = readEnglish(sources, problems, { tasks: pack.tasks, departments: pack.departments, regions, vocabulary: NO_VOCABULARY });
  return { english, problems: problems.map(({ text }) => text) };
}

test("a whole guide is read, its texts with the figures of the Chinese ones", () => {
  const { english, problems } = read(whole());
  expect(problems).toEqual([]);
  const guide = english.guides[ID];
  const texts = guide?.texts ?? {};
  expect([guide?.basicCode, guide?.department]).toEqual([task?.code, "Police"]);
  expect(texts[task?.fees[0]?.standard ?? ""]).toBe("RMB 400");
  expect(texts[task?.fees[1]?.name ?? ""]).toBe("Fee from 1 to 3");
  expect(texts["24小时内"]).toBe("24 hours");
});

test.each<[what: string, change: (guide: ReturnType<typeof whole>) => object, problem: RegExp]>([
  ["a digit", (guide) => ({ ...guide, summary: "Within 30 days." }), /不能写数字/],
  ["a number in words", (guide) => ({ ...guide, notes: ["It takes three working days."] }), /不能写数字/],
  ["a figure that the Chinese text has not", (guide) => ({ ...guide, who: ["Within {a} days or {b}.", ...guide.who.slice(1)] }), /中文里没有 \{b\}/],
  ["a figure that is left out", (guide) => ({ ...guide, who: ["Apply soon.", ...guide.who.slice(1)] }), /没有用到中文里的 \{a\}/],
  ["a material that is left out", (guide) => ({ ...guide, materials: Object.fromEntries(Object.entries(guide.materials).slice(1)) }), /缺少申请材料“护照/],
  ["a material that there is not", (guide) => ({ ...guide, materials: { ...guide.materials, 健康码: "Code" } }), /中文指南没有申请材料“健康码”/],
  ["a step that is left out", (guide) => ({ ...guide, steps: guide.steps.slice(1) }), /应有 4 项/],
  ["a fee that is left out", (guide) => ({ ...guide, fees: [] }), /应有 4 项/],
  [
    "a question that is left out",
    (guide) => ({ ...guide, questions: { kind: guide.questions.kind, "age-18": guide.questions["age-18"] } }),
    /缺少问题“length”/,
  ],
  [
    "an option that is left out",
    (guide) => ({ ...guide, questions: { ...guide.questions, "age-18": { text: "Who?", options: { adult: "From {a}" } } } }),
    /缺少选项“child”/,
  ],
  ["another version", (guide) => ({ ...guide, version: guide.version + 1 }), /请对照后改写/],
  ["no result", ({ result: _result, ...guide }) => guide, /缺少“result”/],
])("the checker refuses %s", (_what, change, problem) => {
  expect(read(change(whole())).problems.join("\n")).toMatch(problem);
});

test("the checker refuses a region, a word or a department without a name, and a guide that no group lists", () => {
  expect(read(whole(), INDEX, {}).problems.join()).toMatch(/缺少 440000（广东省）的英文名/);
  const { 当场: _spot, ...words } = INDEX.words;
  expect(read(whole(), { ...INDEX, words }).problems.join()).toMatch(/words 里没有“当场”/);
  expect(read(whole(), { ...INDEX, departments: {} }).problems.join()).toMatch(/缺少部门 police/);
  expect(read(whole(), { ...INDEX, groups: [{ title: "None", tasks: [] }] }).problems.join()).toMatch(/没有列出/);
});

test("a pack without the folder has no English pages", () => {
  expect(readEnglish([], [], { tasks: [], departments: [], regions: [], vocabulary: NO_VOCABULARY }).groups).toEqual([]);
});
