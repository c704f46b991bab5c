import { expect, test } from "vitest";
import type { Problem } from "../../problems";
import type { Core, PackFolder } from "../../family";
import type { PackTask } from "../../task";
import { readForms } from "./read";

const FORM = `title: 样例申请表
about: 申请时填写。
groups:
  - person
  - name: 事项
    fields:
      - { label: 方式, choices: [窗口, 网上], sample: 网上 }
signs:
  - { label: 签名, sample: 张样例 }
notes:
  - 写清楚。
updated: 2026-11-20
`;
const GROUPS = `- id: person
  name: 申请人
  fields:
    - { label: 姓名, sample: 张样例 }
    - { label: 号码, sample: "449999199005041525" }
`;

const task = (materials: object[], complete = true): PackTask =>
  ({ file: "tasks/police/a.md", complete, materials: materials.map((material) => ({ source: "申请人自备", ...material })) }) as PackTask;
const USED = [task([{ name: "样例申请表", form: "a" }])];

function reading(files: Record<string, string>, tasks: readonly PackTask[] = USED) {
  const sources = Object.entries(files).map(([file, text]) => ({ file, text }));
  const folder: PackFolder = {
    file: (path) => sources.find(({ file }) => file === path),
    within: (name) => sources.filter(({ file }) => file.startsWith(`${name}/`)),
  };
  const problems: Problem[] = [];
  const forms = readForms(folder, { tasks } as Core, problems);
  return { forms, problems: problems.map(({ file, line, text }) => `${file}:${line} ${text}`) };
}

test("a form has the shared groups in their places", () => {
  const { forms, problems } = reading({ "forms/a.yaml": FORM, "forms/groups.yaml": GROUPS });
  expect(problems).toEqual([]);
  expect(forms[0]).toMatchObject({ id: "a", groups: [{ name: "申请人" }, { name: "事项" }] });
});

test("a pack without forms has none", () => {
  expect(reading({}, [task([{ name: "样例申请表" }])])).toEqual({ forms: [], problems: [] });
});

test.each([
  ["forms/表.yaml", FORM, "forms/表.yaml:1 文件名应为小写英文词，用 - 连接，例如 passport-application.yaml"],
  ["forms/a-sample.yaml", FORM, "forms/a-sample.yaml:1 文件名不能以 -sample 结尾：那是示例样表的地址"],
  ["forms/b.yaml", FORM, "forms/b.yaml:1 没有材料用到表格“样例申请表”"],
  ["forms/a.yaml", FORM.replace("- person", "- people"), "forms/a.yaml:4 forms/groups.yaml 里没有“people”"],
  ["forms/a.yaml", FORM.replace("sample: 网上", "sample: 邮寄"), "forms/a.yaml:5 “事项”里“方式”的样例“邮寄”不在选项里"],
  [
    "forms/a.yaml",
    FORM.replace("choices: [窗口, 网上], sample: 网上", 'sample: "13800138000"'),
    "forms/a.yaml:7 “groups › 第 2 项 › fields › 第 1 项 › sample”里的证件号码应以省的两位数字和 9999 开头（例如 449999）、手机号码应以 100 开头，让人看出是样例",
  ],
])("%s is refused: %#", (file, text, sentence) => {
  expect(reading({ "forms/a.yaml": FORM, "forms/groups.yaml": GROUPS, [file]: text }).problems).toContain(sentence);
});

test("samples of people who could exist are refused", () => {
  const { problems } = reading({ "forms/a.yaml": FORM, "forms/groups.yaml": GROUPS.replace("449999199005041525", "440106199005041525") });
  expect(problems[0]).toContain("让人看出是样例");
});

test("a material names a form that is there, and a complete guide has one for every paper to fill in", () => {
  const files = { "forms/a.yaml": FORM, "forms/groups.yaml": GROUPS, "tasks/police/a.md": "---\nname: x\nmaterials:\n  - { name: 登记表, form: none }\n" };
  expect(reading(files, [...USED, task([{ name: "登记表", form: "none" }])]).problems).toEqual([
    "tasks/police/a.md:4 材料“登记表”的表格 none 不在 forms 文件夹里",
  ]);
  expect(reading(files, [...USED, task([{ name: "登记表" }])]).problems).toEqual(["tasks/police/a.md:4 材料“登记表”要填写，缺少表格（form）"]);
  expect(reading(files, [...USED, task([{ name: "登记表" }], false)]).problems).toEqual([]);
});
