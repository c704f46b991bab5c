import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkPack, type PackFiles } from "./pack";
import { GUANGDONG } from "./testing-tiny";

const file = (name: string) => ({ file: name, text: readFileSync(`${GUANGDONG}/${name}`, "utf8") });

const TASK = `---
name: 居民身份证换领
phrase: 换身份证
aliases: [身份证到期, 身份证过期了]
department: police
kind: "07"
audience: [person]
themes: { person: ["090"], company: [] }
offered: [county]
code: "440800001000"
hot: 98
handling: 承诺件
statutory: 60
promised: 15
visits: 1
visitReason: 要采集指纹
online: Ⅱ
channels: [窗口办理]
scope: 全国通办
facts: []
conditions:
  - 户口登记在广东省。
materials:
  - { name: 居民身份证, type: 原件, copies: 1, need: 必要, source: 申请人自备 }
steps:
  - { name: 申请, who: 申请人, text: 带旧证到任一派出所户政窗口。 }
  - { name: 受理, who: 窗口工作人员, text: 核对身份信息，采集人像和指纹。, limit: 当场 }
  - { name: 领证, who: 申请人, text: 凭领证凭证到窗口领取新证。 }
result: { name: 居民身份证, type: 证照, delivery: [窗口领取, 邮寄送达] }
fees:
  - { name: 工本费, standard: 每证20元, amount: { yuan: 20, per: 证 }, basis: 发改价格〔2003〕2322号 }
basis:
  - { law: 中华人民共和国居民身份证法, article: 第十一条, text: 有效期满应当申请换领新证。 }
updated: 2026-11-03
version: 3
---
身份证到期了换一张新的。

## 常见问题
### 什么时候可以换？
到期前三个月。
`;

const shared = ["site.yaml", "departments.yaml", "themes.yaml", "laws.yaml"].map(file);
const TERMS =
  'statutory: [{ kind: "07", most: 60, unit: 工作日, from: 受理, law: 中华人民共和国居民身份证法, article: 第十二条 }]\npromised: { unit: 工作日, from: 受理 }\n';
const packOf = (tasks: Record<string, string>): PackFiles => ({
  mark: "",
  sources: [
    ...shared,
    { file: "regions.txt", text: "440000 广东省\n 01 广州市\n" },
    { file: "faqs.yaml", text: "[]" },
    { file: "terms.yaml", text: TERMS },
    ...Object.entries(tasks).map(([name, text]) => ({ file: `tasks/${name}.md`, text })),
  ],
});
/** Faults of a pack with this one task, without those of the shared files (which the short list of regions makes no difference to). */
const problemsOf = (text: string, name = "police/id-card") => checkPack(packOf({ [name]: text }), "2026-11-20");
const swapped = (from: string | RegExp, to: string): string => {
  expect(TASK).toMatch(from);
  return TASK.replace(from, to);
};

test("the example has none", () => expect(problemsOf(TASK)).toEqual([]));

test.each([
  ["an unknown field", "version: 3", "version: 3\ncolour: red", 36, "不认识的字段“colour”"],
  ["a missing field", "scope: 全国通办\n", "", 2, "缺少“scope”"],
  [
    "a task that does not say whether it depends on who asks",
    "facts: []\n",
    "",
    2,
    "“facts”没有写：有人要带的、要交的不同，写出问题；对谁都一样的，写 facts: []",
  ],
  ["a value that is none", "scope: 全国通办", "scope: 全球通办", 19, "不在可选范围内"],
  ["text for a number", "hot: 98", "hot: 很热", 11, "应为整数"],
  ["a code without quotes", 'kind: "07"', "kind: 07", 6, "kind"],
  ["a name that is too short", "name: 居民身份证换领", "name: 换证", 2, "至少 4 个字"],
  ["a phrase that is too long", "phrase: 换身份证", "phrase: 换身份证换身份证换身份证换", 3, "不能超过 12 个字"],
  ["an alias like the name", "aliases: [身份证到期", "aliases: [居民身份证换领", 4, "重复"],
  ["an unknown department", "department: police", "department: nobody", 5, "没有部门 nobody"],
  ["an office that does not exist", "department: police\n", "department: sport\n", 9, "没有县级机构"],
  ["an unknown theme", 'person: ["090"]', 'person: ["777"]', 8, "没有个人主题 777"],
  ["no theme for the audience", 'person: ["090"]', "person: []", 8, "至少要有一个个人主题"],
  ["a theme of others", "company: []", 'company: ["005"]', 8, "不能有法人主题"],
  ["a basic code of another province", 'code: "440800001000"', 'code: "450800001000"', 10, "应以 44 开头"],
  ["a promise beyond the law", "promised: 15", "promised: 61", 14, "超过法定办结时限 60"],
  ["at once, with a limit", "handling: 承诺件", "handling: 即办件", 13, "即办件"],
  ["a machine that takes weeks", "handling: 承诺件", "handling: 承诺件\ninstant: true", 13, "秒批"],
  ["a visit without reason", "visitReason: 要采集指纹\n", "", 15, "必须现场办理的原因"],
  ["a reason without visit", "visits: 1", "visits: 0", 16, "不写必须现场办理的原因"],
  ["one visit to apply and to fetch what takes days", "delivery: [窗口领取, 邮寄送达]", "delivery: [窗口领取]", 15, "到现场次数不能少于 2"],
  ["wholly online without a channel", "online: Ⅱ", "online: Ⅳ", 17, "网上办理"],
  ["a channel that is wholly online", "channels: [窗口办理]", "channels: [网上办理]", 18, "应为 Ⅳ"],
  ["a phone that cannot do it", "channels: [窗口办理]", "channels: [窗口办理]\nways: [指尖办]", 19, "“指尖办”的事项应能在网上办理"],
  ["one window that there is not", "channels: [窗口办理]", "channels: [自助终端办理]\nways: [一窗办理]", 19, "应有“窗口办理”渠道"],
  [
    "nothing to visit, and a paper to fetch",
    /visits: 1[^]*channels: \[窗口办理\]([^]*), 邮寄送达/u,
    "visits: 0\nonline: Ⅳ\nchannels: [网上办理]$1",
    15,
    "到现场次数不能少于 1",
  ],
  ["a condition that is no sentence", "户口登记在广东省。", "户口登记在广东省", 22, "完整的句子"],
  ["a catch-all", "name: 居民身份证, type: 原件", "name: 其他材料, type: 原件", 24, "兜底"],
  ["a step that says nothing", "text: 带旧证到任一派出所户政窗口。", "text: 去窗口。", 26, "至少 8 个字"],
  ["a fee without basis", ", basis: 发改价格〔2003〕2322号", "", 31, "basis"],
  ["a fee without amount or reason", ", amount: { yuan: 20, per: 证 }", "", 31, "要写 amount"],
  ["a sentence that is too long", "带旧证到任一派出所户政窗口。", `${"带旧证到窗口，".repeat(15)}领证。`, 26, "这句话有 108 个字，最多 100 个字"],
  [
    "an answer with a sentence that is too long",
    "到期前三个月。",
    `可以。${"到期前三个月，".repeat(15)}都行。`,
    40,
    "“到期前三个月，到期前三个……”这句话有 108 个字",
  ],
  ["a lead that is too long", "身份证到期了换一张新的。", "身份证到期了换一张新的。".repeat(7), 1, "导语有 84 个字，最多 80 个字"],
  [
    "a lead that begins with a long sentence",
    "身份证到期了换一张新的。",
    `${"身份证到期了换一张新的，".repeat(5)}不收费。`,
    1,
    "导语的第一句有 64 个字，最多 60 个字",
  ],
  ["a limit of nobody knows what days", 'kind: "07"', 'kind: "11"', 13, "statutory 要在 term 里写原来的数字、单位和起算"],
  ["a basis without an article", "article: 第十一条, ", "", 33, "《中华人民共和国居民身份证法》要写 article（哪一条），没有条号的写 noArticle 说明为什么"],
  ["an article in digits", "article: 第十一条", "article: 第11条", 33, "第十一条"],
  ["an article, and why there is none", "article: 第十一条", "article: 第十一条, noArticle: 不分条的文件", 33, "article 和 noArticle 只写一个"],
  ["a day that is none", "updated: 2026-11-03", "updated: 2026-02-30", 34, "不是存在的日期"],
  ["rules that hold no more", "updated: 2026-11-03", "updated: 2026-11-03\nuntil: 2026-11-19", 35, "有效期到 2026-11-19，已经过了"],
  ["a day to come", "updated: 2026-11-03", "updated: 2026-11-21", 34, "以后"],
  [
    "a change of wording with a day from which it holds",
    "version: 3",
    "version: 3\nchanges:\n  - { version: 3, date: 2026-11-03, since: 2026-10-01, text: 写明了怎么判断损坏。 }",
    37,
    "since 只写在实质的修改里",
  ],
  ["complete, but not", "version: 3", "version: 3\ncomplete: true", 36, "至少 4 步办理流程、不予受理情形"],
  ["a city that is none", "version: 3", 'version: 3\ncities:\n  "449900":\n    conditions: [在本市居住。]', 38, "没有编码为 449900 的地级市"],
  ["a city without rules", "version: 3", 'version: 3\ncities:\n  "440100": {}', 37, "没有写任何不同的规定"],
  ["a rule of a city from nowhere", "version: 3", 'version: 3\ncities:\n  "440100":\n    conditions: [在本市居住。]', 38, "要写 source"],
  ["a rule of a city that the province has", "version: 3", 'version: 3\ncities:\n  "440100":\n    conditions: [户口登记在广东省。]', 38, "重复"],
  ["a city's word on no material", "version: 3", 'version: 3\ncities:\n  "440100":\n    materials: { 户口簿: 带原件。 }', 38, "没有“户口簿”"],
  ["an entity", "带旧证到任一", "带旧证&nbsp;到任一", 26, "HTML 实体"],
  ["two spaces", "带旧证到任一", "带旧证  到任一", 26, "连续的空格"],
  ["an invisible sign", "带旧证到任一", "带旧证\u200B到任一", 26, "U+200B"],
  ["broken YAML", "[身份证到期, 身份证过期了]", "[身份证到期, 身份证过期了", 5, ""],
  ["a field twice", "hot: 98", "hot: 98\nhot: 97", 12, "写了两次"],
  ["no lead", "身份证到期了换一张新的。\n", "", 37, "一两句话"],
  ["an unknown heading", "## 常见问题", "## 常见的问题", 39, "没有“常见的问题”这个标题"],
  ["a question without answer", "到期前三个月。\n", "", 40, "没有回答"],
  ["HTML in the prose", "到期前三个月。", "到期前<b>三个月</b>。", 41, "不能有 HTML"],
  ["a link in the prose", "到期前三个月。", "到期前[三个月](https://x.cn)。", 41, "链接"],
])("%s is found", (_, from, to, line, words) => {
  const problems = problemsOf(swapped(from, to), to.includes("sport") ? "sport/id-card" : to.includes("nobody") ? "nobody/id-card" : "police/id-card");
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toMatchObject({ line, file: expect.stringContaining("id-card.md") as string });
  expect(problems.map((problem) => problem.text).join("\n")).toContain(words);
});

test("the folder is the department", () =>
  expect(problemsOf(TASK, "civil/id-card")[0]).toMatchObject({ line: 5, text: expect.stringContaining("civil") as string }));

test("names, codes and file names are unique", () => {
  const problems = checkPack(packOf({ "police/a": TASK, "police/b": TASK }), "2026-11-20");
  expect(problems.map((problem) => [problem.file, problem.line])).toEqual([
    ["tasks/police/b.md", 2],
    ["tasks/police/b.md", 10],
  ]);
});

test("files that every pack needs", () => {
  const problems = checkPack({ mark: "", sources: [] }, "2026-11-20");
  expect(problems.filter((problem) => problem.text === "缺少这个文件").map((problem) => problem.file)).toEqual([
    "departments.yaml",
    "faqs.yaml",
    "laws.yaml",
    "regions.txt",
    "site.yaml",
    "themes.yaml",
  ]);
});
