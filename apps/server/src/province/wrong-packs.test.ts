import { expect, test } from "vitest";
import { lintPack } from "./check";
import type { Source } from "./document";
import { WHOLE_PACK } from "./testing-whole-pack";

const TODAY = "2026-11-20";

const problemsOf = (sources: readonly Source[]): string[] =>
  lintPack({ sources: [...sources], mark: "" }, TODAY).problems.map(({ file, line, text }) => `${file}:${line} ${text}`);

/** The pack with one slip in one file. */
function slipped(file: string, from: string | RegExp, to: string): Source[] {
  const before = WHOLE_PACK.find((source) => source.file === file);
  const text = before?.text.replace(from, to);
  expect(text, "the slip changes something").not.toBe(before?.text);
  return WHOLE_PACK.map((source) => (source === before && text !== undefined ? { file, text } : source));
}

const ID_CARD = "tasks/police/id-card.md";
const MARRIAGE = "tasks/civil/marriage.md";
/** Long enough that two guides do not have it in common by chance. */
const SHARED = "您可以在收到决定之日起六十日内申请行政复议，也可以在六个月内向人民法院起诉。";
const without = (file: string): Source[] => WHOLE_PACK.filter((source) => source.file !== file);

test("the pack itself is right, and the checker counts it", () => {
  const { problems, amounts } = lintPack({ sources: [...WHOLE_PACK], mark: "" }, TODAY);
  expect(problems).toEqual([]);
  expect(Object.fromEntries(amounts.map(({ name, count }) => [name, count]))).toMatchObject({
    事项: 2,
    一件事: 2,
    情形引导: 1,
    通知公告: 2,
    常见问题: 1,
    办理项: 5,
    权责清单: 3,
    有情形问题的事项: 1,
    对谁都一样的事项: 1,
  });
});

test.each<[rule: string, pack: () => Source[], problem: string]>([
  // Time limits, visits, fees, audiences, materials, steps. @see GUIDE-16
  ["the promise within the law", () => slipped(MARRIAGE, "promised: 15", "promised: 61"), `${MARRIAGE}:14 承诺办结时限 61 超过法定办结时限 60`],
  ["what is done at once takes no days", () => slipped(ID_CARD, "promised: 0", "promised: 3"), `${ID_CARD}:14 即办件的承诺办结时限应为 0`],
  ["a visit has a reason", () => slipped(MARRIAGE, /visitReason: .*\n/, ""), `${MARRIAGE}:15 到现场次数不为 0 时，要写必须现场办理的原因（visitReason）`],
  ["no visit, no reason", () => slipped(MARRIAGE, "visits: 1", "visits: 0"), `${MARRIAGE}:16 到现场次数为 0 时，不写必须现场办理的原因`],
  ["a fee has a basis", () => slipped(ID_CARD, ", basis: 发改价格〔2003〕2322号", ""), `${ID_CARD}:32 缺少“fees › 第 1 项 › basis”`],
  ["paying online needs a fee", () => slipped(ID_CARD, /fees:\n.*\n/, ""), `${ID_CARD}:18 不收费的事项没有网上支付`],
  ["themes fit the audience", () => slipped(MARRIAGE, "company: []", 'company: ["005"]'), `${MARRIAGE}:8 服务对象没有法人，不能有法人主题`],
  ["every audience has a theme", () => slipped(ID_CARD, 'company: ["005"]', "company: []"), `${ID_CARD}:8 服务对象有法人，至少要有一个法人主题`],
  [
    "no catch-all materials",
    () => slipped(MARRIAGE, "name: 居民身份证,", "name: 其他相关材料,"),
    `${MARRIAGE}:22 材料名称“其他相关材料”是兜底条款，要写清楚是什么`,
  ],
  ["steps say what happens", () => slipped(MARRIAGE, "双方带身份证到婚姻登记处。", "提出申请。"), `${MARRIAGE}:24 “申请”这一步要说清楚做什么，至少 8 个字`],
  ["a task has a legal basis", () => slipped(MARRIAGE, /basis:\n.*\n/, "basis: []\n"), `${MARRIAGE}:27 “basis”至少写 1 条`],
  [
    "a rule has an article that can be looked up",
    () => slipped(MARRIAGE, "第四条", "第4条"),
    `${MARRIAGE}:28 “basis › 第 1 项 › article”应为“第十一条”这样的写法`,
  ],
  ["a law that is cited is in the list", () => slipped(MARRIAGE, "law: 婚姻登记条例", "law: 婚姻登记办法"), `${MARRIAGE}:28 laws.yaml 里没有《婚姻登记办法》`],
  [
    "a law that a fee rests on is in the list",
    () => slipped("open-government/fees.yaml", "《居民身份证收费办法》", "《身份证收费办法》"),
    "open-government/fees.yaml:2 laws.yaml 里没有《身份证收费办法》",
  ],
  [
    "a law that a duty rests on is in the list",
    () => slipped("open-government/duties/police.yaml", "行政处罚法", "处罚法"),
    "open-government/duties/police.yaml:6 laws.yaml 里没有《中华人民共和国处罚法》",
  ],
  [
    "a document has one number",
    () => slipped("open-government/fees.yaml", "《居民身份证收费办法》", "《居民身份证收费办法》（粤价〔2004〕2号）"),
    "open-government/fees.yaml:2 《居民身份证收费办法》的文号在 laws.yaml 里是“粤价〔2004〕1号”，这里是“粤价〔2004〕2号”",
  ],
  [
    "a document has one name",
    () => slipped("laws.yaml", "number: GA 461", "number: 粤价〔2004〕1号"),
    "laws.yaml:5 粤价〔2004〕1号 已经是《居民身份证制证用数字相片技术要求》的文号",
  ],
  ["a law stands in the list once", () => slipped("laws.yaml", "law: 婚姻登记条例", "law: 居民身份证收费办法"), "laws.yaml:5 《居民身份证收费办法》写了两次"],
  [
    "two guides do not share a paragraph",
    () =>
      slipped(ID_CARD, "到期前三个月。", SHARED).map((source) =>
        source.file === MARRIAGE ? { ...source, text: source.text.replace("两个人一起去登记结婚。", SHARED.replace("您", "你们")) } : source,
      ),
    `${MARRIAGE}:37 “你们可以在收到决定之日起六十日内…”与 ${ID_CARD} 的一段几乎一样`,
  ],
  [
    "the newest change is that of the guide",
    () => slipped(ID_CARD, "version: 3", "version: 3\nchanges:\n  - { version: 2, date: 2026-10-03, text: 不再要照片。 }"),
    `${ID_CARD}:38 最新的修改说明应属于现在的第 3 版（2026-11-03），这里是第 2 版（2026-10-03）`,
  ],
  [
    "changes go from new to old",
    () =>
      slipped(
        ID_CARD,
        "version: 3",
        "version: 3\nchanges:\n  - { version: 3, date: 2026-11-03, text: 增加邮寄。 }\n  - { version: 3, date: 2026-10-03, text: 不再要照片。 }",
      ),
    `${ID_CARD}:39 修改说明应从新到旧，每版一条`,
  ],
  [
    "a guide is not from the future",
    () => slipped(ID_CARD, "updated: 2026-11-03", "updated: 2026-12-03"),
    `${ID_CARD}:35 更新日期 2026-12-03 在今天（2026-11-20）以后`,
  ],

  // Phones.
  ["every city has an area code", () => slipped("site.yaml", '  "440100": "020"\n', ""), "site.yaml:24 缺少 440100 的电话区号"],
  ["an area code begins with 0", () => slipped("site.yaml", '"440100": "020"', '"440100": "20"'), "site.yaml:25 “areaCodes › 440100”应为区号，例如 020"],
  [
    "a department has a service line",
    () => slipped("departments.yaml", 'phone: "12345"', 'phone: "83110000"'),
    "departments.yaml:1 “第 1 项 › phone”应为 5 位服务热线",
  ],

  // Codes and references.
  ["basic codes are unique", () => slipped(MARRIAGE, "440800002000", "440800001000"), `${ID_CARD}:10 基本编码“440800001000”与 ${MARRIAGE} 重复`],
  ["names are unique", () => slipped(MARRIAGE, "name: 内地居民结婚登记", "name: 居民身份证换领"), `${ID_CARD}:2 事项名称“居民身份证换领”与 ${MARRIAGE} 重复`],
  ["organisation numbers are unique", () => slipped("departments.yaml", "RGQ80000X", "U64900006"), "departments.yaml:2 “org”的值 U64900006 与前面的部门重复"],
  [
    "organisation numbers have the right check digit",
    () => slipped("departments.yaml", "RGQ80000X", "RGQ800001"),
    "departments.yaml:2 “第 2 项 › org”不是有效的机构代码（GB 11714 校验位不对）",
  ],
  ["region codes are unique", () => slipped("regions.txt", "  06 天河区", "  05 海珠区\n  05 海珠区\n  06 天河区"), "regions.txt:4 编码 440105 重复"],
  [
    "regions exist",
    () => slipped("notices/2026-11-18-service.md", "kind:", 'region: "440199"\nkind:'),
    "notices/2026-11-18-service.md:5 没有编码为 440199 的地区",
  ],
  [
    "departments exist",
    () => slipped("open-government/fees.yaml", "department: police", "department: nobody"),
    "open-government/fees.yaml:2 departments.yaml 里没有部门 nobody",
  ],
  [
    "a task is offered where its department has an office",
    () => slipped("departments.yaml", ', county: "{name}民政局"', ""),
    `${MARRIAGE}:9 省民政厅没有县级机构（departments.yaml 的 county），不能在县级办理`,
  ],
  ["tasks of questions exist", () => slipped("faqs.yaml", "task: id-card", "task: id-cards"), "faqs.yaml:3 没有事项 id-cards"],
  [
    "members of a one-thing exist",
    () => slipped("one-things/wedding.md", "members: [marriage, id-card]", "members: [marriage, divorce]"),
    "one-things/wedding.md:15 没有事项 divorce",
  ],
  [
    "an e-licence is one that the state holds",
    () => slipped("open-government/licences.yaml", "居民户口簿", "居住证"),
    "open-government/licences.yaml:1 没有“居民户口簿”，事项 police/id-card 的材料要用它代替",
  ],

  [
    "a paper that is looked up names its e-licence",
    () => slipped(ID_CARD, "need: 容缺后补, source: 政府部门核发, licence: 居民户口簿", "need: 容缺后补, source: 政府部门核发, note: 由系统核验。"),
    `${ID_CARD}:25 “居民户口簿”由系统取得，要写明由哪种电子证照代替（licence）`,
  ],

  // One-things.
  [
    "a one-thing does not come back to itself",
    () =>
      slipped("one-things/wedding.md", "members: [marriage, id-card]", "members: [marriage, id-card, family]").map((source) =>
        source.file === "one-things/family.md"
          ? { ...source, text: source.text.replace("members: [marriage, id-card]", "members: [wedding, id-card]") }
          : source,
      ),
    "one-things/family.md:15 一件事不能绕回自己：family → wedding → family",
  ],

  // Empty columns. @see GOV-05
  [
    "a theme has tasks",
    () => slipped("themes.yaml", "company:", '  - { code: "095", name: 交通出行, icon: car }\ncompany:'),
    "themes.yaml:4 个人主题“交通出行”没有任何事项，会是空栏目",
  ],
  [
    "a department does something for people: powers alone are no service",
    () => [
      ...slipped(
        "departments.yaml",
        /$/,
        '- { id: audit, org: "Y2J900008", name: 广东省审计厅, short: 省审计厅, type: "1", phone: "12345", city: "{name}审计局", county: "{name}审计局" }\n',
      ),
      {
        file: "open-government/duties/audit.yaml",
        text: (WHOLE_PACK.find(({ file }) => file.endsWith("duties/civil.yaml"))?.text ?? "").replace("charity", "audit"),
      },
    ],
    "departments.yaml:3 省审计厅没有事项，部门页面会是空栏目",
  ],
  ["a department has announced something", () => without("notices/2026-11-19-holiday.md"), "departments.yaml:2 省民政厅没有通知公告，部门页面会是空栏目"],
  [
    "an e-licence is one that some task asks for",
    () => slipped("open-government/licences.yaml", /$/, "- { id: licence-ship, name: 船舶国籍证书, issuer: 海事管理机构 }\n"),
    "open-government/licences.yaml:2 没有一个事项的材料由“船舶国籍证书”代替，会是空栏目",
  ],
  ["a list has tasks", () => slipped(ID_CARD, "告知承诺, ", ""), "tasks:1 没有一个事项在“告知承诺”清单里，会是空栏目"],
  [
    "a group of links has links",
    () => slipped("open-government/channels.yaml", /list: \[.*\] \}/, "list: [] }"),
    "open-government/channels.yaml:1 “第 1 项 › list”至少写 1 项，不能是空栏目",
  ],
  ["there are notices", () => WHOLE_PACK.filter(({ file }) => !file.startsWith("notices/")), "notices:1 没有全省的通知公告，会是空栏目"],
  ["there are questions", () => slipped("faqs.yaml", /[\s\S]*/, "[]\n"), "faqs.yaml:1 没有常见问题，会是空栏目"],

  // Links.
  [
    "links of the frame lead somewhere",
    () => slipped("site.yaml", "url: /portal/v2/index", "url: /portal/v2/indexes"),
    "site.yaml:16 本站没有 /portal/v2/indexes 这个页面",
  ],
  [
    "links of lists lead somewhere",
    () => slipped("open-government/links.yaml", "/portal/v2/notices?", "/portal/v2/notes?"),
    "open-government/links.yaml:1 本站没有 /portal/v2/notes?region={region} 这个页面",
  ],
  [
    "links of the standing pages lead somewhere",
    () => slipped("articles/about-me.md", "本站演示政务服务。", "见 /portal/v2/public/nothing 。"),
    "articles/about-me.md:6 本站没有 /portal/v2/public/nothing 这个页面",
  ],
  [
    "links lead to regions that exist",
    () => slipped("open-government/innovations.yaml", "faq?region=440100", "faq?region=449900"),
    "open-government/innovations.yaml:1 链接 /portal/v2/faq?region=449900 里的地区 449900 不存在",
  ],
  ["pages that are linked are written", () => without("articles/about-me.md"), "site.yaml:20 链接 /portal/v2/about-me 没有内容：缺少 articles/about-me.md"],

  // Characters.
  ["no control characters", () => slipped("faqs.yaml", "到派出所换领。", "到派出所\u200B换领。"), "faqs.yaml:2 有看不见的控制字符 U+200B"],
  ["no control characters in the names of places", () => slipped("regions.txt", "天河区", "天河\u200B区"), "regions.txt:3 有看不见的控制字符 U+200B"],
  ["no tabs inside texts", () => slipped(MARRIAGE, "两个人一起", "两个人\t一起"), `${MARRIAGE}:37 有看不见的控制字符 U+0009`],
  ["no double-encoded entities", () => slipped(MARRIAGE, "当面问明意愿。", "当面问明意愿&amp;nbsp;。"), `${MARRIAGE}:25 有 HTML 实体 &amp;，请直接写字符`],
  [
    "no pasted HTML",
    () => slipped("articles/about-me.md", "本站演示政务服务。", "本站<br>演示政务服务。"),
    "articles/about-me.md:6 正文只能有标题、段落和一层列表，不能有 HTML、链接、表格、图片或代码",
  ],
  [
    "nothing that nobody knows",
    () => slipped("themes.yaml", "icon: heart", "icon: heart, colour: red"),
    "themes.yaml:2 不认识的字段“person › 第 1 项 › colour”",
  ],
  ["no file is missing", () => without("themes.yaml"), "themes.yaml:1 缺少这个文件"],
])("%s", (_, pack, problem) => {
  expect(problemsOf(pack()).join("\n")).toContain(problem);
});
