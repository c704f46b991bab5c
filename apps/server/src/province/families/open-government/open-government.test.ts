import { EASY_LISTS, LIST_TYPES } from "@onehall/api";
import { expect, test } from "vitest";
import type { Source } from "../../document";
import type { Problem } from "../../problems";
import { sortProblems } from "../../problems";
import { readPackFiles } from "../../pack";
import { guangdong } from "../../testing";
import { GUANGDONG } from "../../testing-tiny";
import { LISTS } from "./counted";
import { openGovernment } from "./index";
import { listsOf } from "./task-lists";

const real = readPackFiles(GUANGDONG).sources.filter(({ file }) => file.startsWith("open-government/"));

/** Faults of the family in a pack whose other parts are right. */
function problemsOf(sources: readonly Source[]): Problem[] {
  const problems: Problem[] = [];
  openGovernment.read(
    { file: (path) => sources.find(({ file }) => file === path), within: (folder) => sources.filter(({ file }) => file.startsWith(`${folder}/`)) },
    guangdong(),
    problems,
  );
  return sortProblems(problems);
}

/** The real files with one slip in one of them. */
const slipped = (name: string, from: string | RegExp, to: string): Source[] =>
  real.map((source) => {
    if (source.file !== `open-government/${name}`) return source;
    const text = source.text.replace(from, to);
    expect(text, "the slip changes something").not.toBe(source.text);
    return { ...source, text };
  });

test("the files of Guangdong have no faults, and more than enough in them", () => {
  const problems: Problem[] = [];
  const { counts } = openGovernment.read(
    { file: (path) => real.find(({ file }) => file === path), within: (folder) => real.filter(({ file }) => file.startsWith(`${folder}/`)) },
    guangdong(),
    problems,
  );
  expect(problems).toEqual([]);
  const applied = guangdong().tasks.filter((task) => task.kind !== "11" && task.kind !== ("TC" as string)).length;
  expect((counts["权责事项"] ?? 0) + applied).toBeGreaterThanOrEqual(500);
  expect(counts["权责事项"]).toBeGreaterThanOrEqual(250);
  expect(counts["免证办证照"]).toBeGreaterThanOrEqual(25);
  expect(counts["中介服务"]).toBeGreaterThanOrEqual(20);
  expect(counts["收费项目"]).toBeGreaterThanOrEqual(50);
  expect(counts["特色创新"]).toBeGreaterThanOrEqual(24);
});

test("every list has tasks of the province, of cities and of counties themselves", () => {
  for (const list of LISTS)
    for (const level of ["province", "city", "county"] as const)
      if (list !== "nearby")
        expect(guangdong().tasks.filter((task) => task.offered.includes(level) && listsOf(task).includes(list)).length, `${list} ${level}`).toBeGreaterThan(0);
  expect(LISTS).toHaveLength(LIST_TYPES.length + EASY_LISTS.length + 2);
});

test("every licence stands in somewhere", () => {
  const used = new Set(guangdong().tasks.flatMap((task) => task.materials.flatMap(({ licence }) => licence ?? [])));
  const text = real.find(({ file }) => file.endsWith("licences.yaml"))?.text ?? "";
  for (const [, name = ""] of text.matchAll(/name: ([^,]+),/g)) expect([...used], name).toContain(name);
});

test.each([
  ["a file is missing", real.filter(({ file }) => !file.endsWith("/fees.yaml")), "fees.yaml", 1, "缺少这个文件"],
  ["a department has no duties", real.filter(({ file }) => !file.endsWith("/police.yaml")), "duties/police.yaml", 1, "省公安厅没有权责事项"],
  [
    "a file of an unknown department",
    [
      ...real,
      { file: "open-government/duties/nobody.yaml", text: (real.find(({ file }) => file.endsWith("/audit.yaml"))?.text ?? "").replaceAll("audit", "other") },
    ],
    "duties/nobody.yaml",
    1,
    "没有部门 nobody",
  ],
  ["a duty without a law", slipped("duties/audit.yaml", "《中华人民共和国审计法》第二条", "审计法第二条"), "duties/audit.yaml", 6, "用《》括起来"],
  ["a duty without a basis", slipped("duties/audit.yaml", /basis:\n {4}- .*/, "basis: []"), "duties/audit.yaml", 5, "至少写 1 条依据"],
  [
    "a duty id twice",
    slipped("duties/audit.yaml", "id: audit-sealing", "id: audit-supervision"),
    "duties/audit.yaml",
    13,
    "“audit-supervision”与 open-government/duties/audit.yaml 里的重复",
  ],
  [
    "a duty that is a task already",
    slipped("duties/police.yaml", "id: public-order-penalty", "id: id-card-renewal"),
    "duties/police.yaml",
    1,
    "权责清单已经有它",
  ],
  ["a duty's name twice", slipped("duties/audit.yaml", "name: 封存有关资料和资产", "name: 对拒绝、阻碍审计检查的处罚"), "duties/audit.yaml", 15, "重复"],
  ["a level without offices", slipped("duties/drugs.yaml", "levels: [province]", "levels: [province, city]"), "duties/drugs.yaml", 4, "没有市级机构"],
  ["a public service as a power", slipped("duties/audit.yaml", 'kind: "06"', 'kind: "11"'), "duties/audit.yaml", 2, "不在可选范围内"],
  ["a matter type without process", slipped("duty-kinds.yaml", /"09":[\s\S]*?(?="10":)/, ""), "duty-kinds.yaml", 2, "每一种类型"],
  ["a licence that tasks use and the list lacks", slipped("licences.yaml", /.*name: 结婚证,.*\n/, ""), "licences.yaml", 2, "没有“结婚证”"],
  ["a licence twice", slipped("licences.yaml", "name: 离婚证", "name: 结婚证"), "licences.yaml", 12, "重复"],
  [
    "an agent of an unknown department",
    slipped("intermediaries.yaml", "department: reform", "department: nobody"),
    "intermediaries.yaml",
    4,
    "没有部门 nobody",
  ],
  [
    "an agent kept for no approval",
    slipped("intermediaries.yaml", "tasks: [reform/energy-saving-review]", "tasks: []"),
    "intermediaries.yaml",
    5,
    "要写是哪个事项的",
  ],
  [
    "a link to a task that is not there",
    slipped("intermediaries.yaml", "reform/energy-saving-review", "reform/energy-wasting-review"),
    "intermediaries.yaml",
    12,
    "没有事项 reform/energy-wasting-review",
  ],
  ["a fee without standard", slipped("fees.yaml", / {4}standard: .*\n/, ""), "fees.yaml", 3, "缺少“guangdong › 第 1 项 › standard”"],
  ["an empty catalogue", slipped("fees.yaml", /jingying:[\s\S]*/, "jingying: []\n"), "fees.yaml", /\d/, "不能是空栏目"],
  ["an empty column", slipped("channels.yaml", /list:\n(?: {4}- .*\n)+/, "list: []\n"), "channels.yaml", 4, "不能是空栏目"],
  ["a dead link", slipped("channels.yaml", "url: /portal/v2/faq", "url: /portal/v2/facts"), "channels.yaml", /\d/, "没有 /portal/v2/facts 这个页面"],
  [
    "a link out that is no address",
    slipped("channels.yaml", "https://www.gjxfj.gov.cn", "http://www.gjxfj.gov.cn"),
    "channels.yaml",
    /\d/,
    "应为 https:// 开头的地址",
  ],
  ["a chip that is none", slipped("innovations.yaml", "tags: [营商环境, 智能审批]", "tags: [遥遥领先]"), "innovations.yaml", 5, "可选范围"],
  ["an entry that leads nowhere", slipped("innovations.yaml", " task: market/company-registration,", ""), "innovations.yaml", 5, "只写一个"],
  ["a city that is none", slipped("innovations.yaml", 'region: "440100"', 'region: "440199"'), "innovations.yaml", /\d/, "没有编码为 440199 的地区"],
  ["a figure of nothing", slipped("figures.yaml", "counted: items", "counted: stars"), "figures.yaml", 2, "可选范围"],
  ["an invisible sign", slipped("figures.yaml", "name: 办理项", "name: 办\u200B理项"), "figures.yaml", 2, "U+200B"],
])("%s", (_, sources, file, line, words) => {
  const problems = problemsOf(sources);
  expect(problems.map((problem) => problem.text).join("\n")).toContain(words);
  const problem = problems.find(({ text }) => text.includes(words));
  expect(problem?.file).toBe(`open-government/${file}`);
  if (typeof line === "number") expect(problem?.line).toBe(line);
});

test("a pack may do without the folder, and a department without its tasks", () => {
  expect(problemsOf([])).toEqual([]);
  const problems: Problem[] = [];
  const core = { ...guangdong(), tasks: guangdong().tasks.filter((task) => task.department === "police") };
  openGovernment.read(
    { file: (path) => real.find(({ file }) => file === path), within: (folder) => real.filter(({ file }) => file.startsWith(`${folder}/`)) },
    core,
    problems,
  );
  expect(problems).toEqual([]);
});
