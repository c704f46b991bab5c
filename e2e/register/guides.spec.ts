import { createRequire } from "node:module";
import { join } from "node:path";
import {
  audienceText,
  auditItemDetail,
  auditItems,
  caseText,
  comboProcessing,
  companyIndex,
  generalCatalogue,
  type Guide,
  guideSections,
  MATTER_TYPES,
  personIndex,
  plainText,
  sceneGuide,
  situationText,
  subItems,
  taskAvailability,
  taskFields,
} from "@onehall/api";
import { readPdf } from "../../apps/server/src/documents/pdf/testing-read";
import { ask, FACES, guidesIn, guideWhere } from "../support/contract";
import { guidePath, hrefsOf, isSingle, rowsOf, said, squeezed, taskCodesOf, textsOf } from "../support/page-parts";
import { root } from "../support/portal";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** Guides: codes, headings, fields, files, places. docs/requirements/guides.md */

/** Packages of the server, which tests do not depend on by themselves. */
const requireOfServer = createRequire(join(root, "apps/server/package.json"));
/** A county whose guides are looked at: it does tasks of every kind. */
const REGION = "440106";

const standardLabels = "基本信息 受理标准 办理流程 申请材料 咨询监督 窗口办理 收费项目信息 设定依据 权利与义务 法律救济 中介服务 常见问题".split(" ");

test("themes are those of the national set, with catalogue codes 001001 for persons and 001002 for legal entities, on the pages of both faces", async () => {
  const national = {
    personal:
      "生育收养 户籍办理 民族宗教 教育科研 入伍服役 就业创业 设立变更 准营准办 抵押质押 职业资格 行政缴费 婚姻登记 优待抚恤 规划建设 住房保障 社会保障 证件办理 交通出行 旅游观光 出境入境 消费维权 公共安全 司法公证 知识产权 环保绿化 文化体育 公用事业 医疗卫生 离职退休 死亡殡葬 其他",
    legal:
      "设立变更 准营准办 资质认证 年检年审 税收财务 人力资源 社会保障 投资审批 融资信贷 抵押质押 商务贸易 招标拍卖 海关口岸 涉外服务 农林牧渔 国土和规划建设 交通运输 环保绿化 应对气候变化 水务气象 医疗卫生 科技创新 文体教育 知识产权 民族宗教 质量技术 检验检疫 安全生产 公安消防 司法公证 公用事业 法人注销 档案文物 其他",
  };
  for (const [service, call, codes] of [
    ["personal", personIndex, /^001001\d{3}$/],
    ["legal", companyIndex, /^001002\d{3}$/],
  ] as const) {
    const { themes } = await ask(call, { region: REGION });
    // 地方特色 holds what the national set does not know.
    expect(themes.map(({ name }) => name).filter((name) => name !== "地方特色")).toEqual(national[service].split(" "));
    for (const face of FACES) {
      const $ = await servedPage(`/portal/${face}/${service}?region=${REGION}`);
      const linked = hrefsOf($, `main a[href*="/${service}/theme?"]`).map((href) => new URL(href, origin()).searchParams.get("catalogCode"));
      expect(linked.filter((code) => code !== null)).toEqual(themes.map(({ catalogCode }) => catalogCode));
      for (const code of linked) if (code !== null) expect(code).toMatch(codes);
    }
  }
});

test("the twelve matter types have their codes, labels and keys, and are what the catalogue can be narrowed to", async () => {
  expect(MATTER_TYPES.map(({ code, label, key }) => `${code} ${label} ${key}`)).toEqual([
    "TC 一件事 ",
    "01 行政许可 XK",
    "11 公共服务 FW",
    "02 行政处罚 CF",
    "03 行政强制 QZ",
    "04 行政征收 ZS",
    "05 行政给付 GF",
    "06 行政检查 JC",
    "07 行政确认 QR",
    "08 行政奖励 JL",
    "09 行政裁决 CJ",
    "10 其他行政权力 QT",
  ]);
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/public/catalog?region=${REGION}`);
    const choices = $("select[name=kind] option")
      .toArray()
      .map((option) => `${$(option).attr("value")} ${textOf($(option))}`);
    expect(choices.slice(1)).toEqual(MATTER_TYPES.map(({ code, label }) => `${code} ${label}`));
  }
});

test("codes of another dictionary, 20 and 21, find what 10 and 11 find, in the contract and on the catalogue page", async () => {
  for (const [other, own] of [
    ["20", "10"],
    ["21", "11"],
  ] as const) {
    const [theirs, ours] = await Promise.all([other, own].map((TASK_TYPE) => ask(auditItems, { AREA_CODE: REGION, TASK_TYPE, PAGESIZE: 20 })));
    expect(theirs).toEqual(ours);
    expect(ours?.items.map(({ kind }) => kind)).toEqual(ours?.items.map(() => own));
    expect(ours?.total).toBeGreaterThan(0);
  }
});

test("a combined task (TC) has its guide at an address of its own in each face, a single one at the other; the wrong address leads to the right one", async () => {
  const combined = await guideWhere(REGION, ({ kind }) => kind.code === "TC");
  const single = await guideWhere(REGION, isSingle);
  for (const face of FACES) {
    const other = face === "v3" ? "/portal/v3" : "/portal";
    for (const [wrong, right] of [
      [`/portal/${face}/guide/${combined.code}`, `${other}/guide-combo/${combined.code}`],
      [`${other}/guide-combo/${single.code}`, `/portal/${face}/guide/${single.code}`],
    ] as const) {
      const moved = await fetch(origin() + wrong, { redirect: "manual" });
      expect([moved.status, new URL(moved.headers.get("location") ?? "", origin()).pathname]).toEqual([301, right]);
    }
    expect(textOf((await servedPage(guidePath(face, combined)))("h1"))).toBe(combined.name);
  }
});

test("the next step of a task follows from its state: the guide, the questions, or the combined task", async () => {
  const seen = new Set<number>();
  for (const guide of await guidesIn(REGION)) {
    const { state, questions } = await ask(sceneGuide, { id: guide.code });
    if (seen.has(state)) continue;
    seen.add(state);
    for (const face of FACES) {
      const $ = await servedPage(`/portal/${face}/guide-lead/${guide.code}`);
      const scene = `/portal/${face === "v3" ? "v3/" : ""}scene-guide/${guide.code}`;
      const next = $("main [data-kind=primary]");
      expect(next.attr("href"), `${guide.name}, state ${state}`).toBe(questions.length > 0 ? scene : guidePath(face, guide));
      expect(textOf(next)).toBe({ 1: "看要带什么", 2: "开始回答", 3: questions.length > 0 ? "看我要办哪几项" : "看怎么一起办" }[state]);
    }
    if (seen.size === 3) break;
  }
  expect(seen).toEqual(new Set([1, 2, 3]));
});

test("a guide that has everything has the twelve standard headings, on the classic page, in the modern one's parts and in the PDF", async () => {
  const guide = await guideWhere(
    REGION,
    (one) => isSingle(one) && standardLabels.every((label) => guideSections(one).some((section) => section.label === label)),
  );
  const labels = guideSections(guide).map(({ label }) => label);
  const classic = await servedPage(guidePath("v2", guide));
  expect(textsOf(classic, "main section[id] > h2[id$=-title]").filter((heading) => labels.includes(heading as never))).toEqual(labels);
  expect(textsOf(classic, 'nav[aria-label="本页内容"] a')).toEqual(labels);
  const modern = await servedPage(guidePath("v3", guide));
  const inDetails = textsOf(modern, "main details [id$=-title]");
  for (const label of labels)
    expect(
      inDetails.filter((heading) => heading === label),
      label,
    ).toHaveLength(1);
  const answer = await fetch(`${origin()}/portal/pdf/guide/${guide.code}.pdf`);
  const { text, title } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(title).toBe(`${guide.name}（${guide.region.name}）办事指南`);
  for (const label of labels) expect(text, label).toContain(squeezed(label));
});

test("the heading of a section without content stands at the end, where programs find it, and no other section is empty; both faces", async () => {
  const fewest = (await guidesIn(REGION)).filter(isSingle).toSorted((one, other) => guideSections(one).length - guideSections(other).length)[0];
  if (!fewest) throw new Error("no guide");
  const sections = guideSections(fewest).map(({ label }) => label);
  expect(sections.length).toBeLessThan(standardLabels.length);
  for (const face of FACES) {
    const $ = await servedPage(guidePath(face, fewest));
    expect(
      textsOf($, "main h2")
        .filter((heading) => standardLabels.includes(heading))
        .toSorted(),
      face,
    ).toEqual(standardLabels.toSorted());
    const shown = $("main section")
      .toArray()
      .filter((section) => standardLabels.includes(textOf($(section).children("h2, h3").first())));
    expect(new Set(shown.map((section) => textOf($(section).children("h2, h3").first()))), face).toEqual(new Set(sections));
    for (const section of shown)
      expect(squeezed($(section).text()).length, textOf($(section))).toBeGreaterThan(squeezed($(section).children("h2, h3").first().text()).length + 1);
  }
});

test("受理标准 says whom a task is for, its conditions and refusals; 办理流程 its steps with who, limit and what happens; both faces", async () => {
  const guide = await guideWhere(
    REGION,
    (one) =>
      isSingle(one) &&
      one.conditions.length > 1 &&
      one.refusals.length > 0 &&
      one.steps.some(({ limit }) => limit !== null) &&
      one.windows.length > 0 &&
      one.channels.some((channel) => channel.includes("网上")),
  );
  for (const face of FACES) {
    const $ = await servedPage(guidePath(face, guide));
    const part = (id: string) => $(`#${id}-title`).closest("section");
    const acceptance = squeezed(part("acceptance").text());
    for (const text of [audienceText(guide), ...guide.conditions, plainText(guide.refusals)]) expect(acceptance, text).toContain(squeezed(text));
    const steps = part("flow")
      .find("ol > li")
      .toArray()
      .map((step) => squeezed($(step).text()));
    const stepText = ({ name, who, text }: Guide["steps"][number]) =>
      face === "v3" ? situationText(guide, "steps", name) + who + text : who + caseText(guide, "steps", name) + text;
    expect(steps).toEqual(guide.steps.map((step) => squeezed(step.name + (step.limit ?? "") + stepText(step))));
    // How it is done online and where a window is are said apart.
    expect(squeezed(part("flow").text())).toContain(`办理形式：${guide.channels.join("、")}。`);
    expect(textOf(part("windows").find("ul > li h3").first())).toBe(guide.windows[0]?.name);
  }
});

test("materials are a table of name, form, copies, need, source, notes, blank form and example; one that an e-licence stands in for is not asked for and says which", async () => {
  const hasFiles = await guideWhere(
    REGION,
    ({ materials }) =>
      materials.some(({ forms }) => forms.length > 0) && materials.some(({ samples }) => samples.length > 0) && materials.some(({ licence }) => licence),
  );
  for (const face of FACES) {
    const $ = await servedPage(guidePath(face, hasFiles));
    const rows = $("#materials-title")
      .closest("section")
      .find("table")
      .filter((_, table) => $(table).closest("section, details").is("section, [data-situation]"))
      .find("tbody tr")
      .toArray();
    expect(rows).toHaveLength(hasFiles.materials.length);
    for (const material of hasFiles.materials) {
      const { name, type, copies, source, note, licence, forms, samples } = material;
      const row = $(rows.find((one) => textOf($(one).children().first().clone().find("small, a").remove().end()) === name));
      // In the modern face what only some need stands under their situation, and is 必要 there.
      const apart = row.closest("[data-situation]").length > 0;
      const when = caseText(hasFiles, "materials", name);
      const need = when !== "" && material.need === "非必要" ? "必要" : material.need;
      const open = apart ? "" : when;
      const asked = licence
        ? `${open}免提交 ${type} ${copies} 份由“${licence}”电子证照代替，没有电子证照的请交${type}。`
        : `${open}${need} ${type} ${copies} 份`;
      expect(
        row
          .children()
          .toArray()
          .map((cell) => squeezed($(cell).text())),
      ).toEqual([`${name}${note}${forms.map(() => "空白表格").join("")}${samples.map(() => "示例样表").join("")}`, asked, source].map(squeezed));
      expect(
        row
          .find("a")
          .toArray()
          .map((link) => $(link).attr("href")),
      ).toEqual([...forms, ...samples].map(({ url }) => url));
    }
  }
});

test("each material has its details under the names of all guides, in both faces", async () => {
  const guide = await guideWhere(REGION, ({ materials }) => materials.some(({ licence }) => licence) && materials.some(({ note }) => note === ""));
  for (const face of FACES) {
    const $ = await servedPage(guidePath(face, guide));
    const table = $("#materials-title").closest("section").find("table").last();
    expect(
      table
        .find("thead th")
        .toArray()
        .map((cell) => textOf($(cell))),
    ).toEqual("材料名称 材料类型 材料形式 必要性 来源渠道 填报须知 受理标准 空白表格 示例样表 免提交".split(" "));
    expect(
      table
        .find("td")
        .toArray()
        .every((cell) => textOf($(cell).children("p")) !== ""),
    ).toBe(true);
    const first = table
      .find("tbody tr")
      .toArray()
      .map((row) => [textOf($(row).children().first()), textOf($(row).children().last())]);
    expect(first).toEqual(guide.materials.map(({ name, licence }) => [name, licence ? `由“${licence}”电子证照代替` : "无"]));
  }
});

test("the fields of every guide agree with one another: time, visits, fees, telephones, themes, results", async () => {
  const faults = (await guidesIn(REGION)).flatMap(
    ({ name, statutoryDays, promisedDays, visits, visitReason, fees, consultPhone, complaintPhone, themes, audience, result }) =>
      [
        statutoryDays !== null && promisedDays > statutoryDays && "promises more days than the law gives",
        visits > 0 !== (visitReason !== null) && "visits and their reason",
        fees.some(({ basis, standard }) => basis === "" || standard === "") && "a fee without basis",
        consultPhone === complaintPhone && "one telephone for questions and complaints",
        themes.some(({ catalogCode }) => !audience.includes(catalogCode.startsWith("001001") ? "person" : "company")) && "a theme of another audience",
        audience.some((one) => !themes.some(({ catalogCode }) => catalogCode.startsWith(one === "person" ? "001001" : "001002"))) &&
          "an audience without a theme",
        result !== null && (result.name === "" || result.delivery.length === 0) && "a result that nobody gets",
      ].flatMap((fault) => (fault === false ? [] : [`${name}: ${fault}`])),
  );
  expect(faults).toEqual([]);
});

test("the answer for a guide has every field of the national element standards: basic and extended ones, materials, fees, questions", async () => {
  const { code } = await guideWhere(
    REGION,
    ({ fees, faqs, materials, result, changes }) => result !== null && changes.length > 0 && [fees, faqs, materials].every(({ length }) => length > 0),
  );
  const answer = (await (await fetch(`${origin()}/portal/api/v2/item-event/getAuditItemDetailCur?TASK_CODE=${code}`)).json()) as Record<string, unknown>;
  const item = answer["AUDIT_ITEM"] as Record<string, unknown>;
  // What stands in folders of texts is the portal's own.
  const missing = Object.values(taskFields).flatMap((field) => {
    if (field.source === "texts") return [];
    if ("list" in field) {
      const list = (field.list.startsWith("AUDIT_") ? answer : item)[field.list] as Record<string, unknown>[] | undefined;
      const [first] = list ?? [];
      if (!first) return list && "optional" in field ? [] : [field.list]; // What only some guides have may be empty, but is there.
      return Object.values<readonly string[]>(field.parts).flatMap(([wire = ""]) => (wire in first ? [] : [`${field.list}.${wire}`]));
    }
    const wires = "parts" in field ? Object.values<readonly string[]>(field.parts).map(([wire = ""]) => wire) : [field.wire[0]];
    return wires.filter((wire) => !(wire in item));
  });
  expect(missing).toEqual([]);
});

test("a guide is a PDF at a path by its code; that of a combined task stands below guide-combo, and the other address leads there", async () => {
  for (const [guide, folder] of [
    [await guideWhere(REGION, isSingle), "guide"],
    [await guideWhere(REGION, ({ kind }) => kind.code === "TC"), "guide-combo"],
  ] as const) {
    const answer = await fetch(`${origin()}/portal/pdf/guide/${guide.code}.pdf`);
    expect([answer.status, answer.headers.get("content-type"), new URL(answer.url).pathname]).toEqual([
      200,
      "application/pdf",
      `/portal/pdf/${folder}/${guide.code}.pdf`,
    ]);
    const { text, tagged } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(tagged).toBe(true);
    for (const fact of [
      guide.name,
      guide.code,
      guide.department.name,
      ...guide.materials.map(({ name }) => name),
      ...(guide.combo?.members ?? []).map(({ name }) => name),
    ])
      expect(text, fact).toContain(squeezed(fact));
    for (const face of FACES) expect(hrefsOf(await servedPage(guidePath(face, guide)), "main a")).toContain(`/portal/pdf/${folder}/${guide.code}.pdf`);
  }
});

test("the last day of the promise is a date counted in working days with public holidays, the same on both pages, in the calendar and the contract", async () => {
  const { holidays, workdays } = requireOfServer("chinese-days/dist/chinese-days.json") as Record<"holidays" | "workdays", Record<string, string>>;
  const isWorked = (day: Date) => {
    const date = day.toISOString().slice(0, 10);
    return date in workdays || (!(date in holidays) && day.getUTCDay() % 6 !== 0);
  };
  const today = new Date(new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai" }).format());
  for (const days of [0, 1, 5, 20]) {
    const guide = await guideWhere(
      REGION,
      (one) => isSingle(one) && !one.instant && one.promisedDays === days && one.term?.promised?.unit !== "自然日" && one.rules.cases.length === 0,
    );
    const last = new Date(today);
    for (let left = days; left > 0;) {
      last.setUTCDate(last.getUTCDate() + 1);
      if (isWorked(last)) left -= 1;
    }
    const date = last.toISOString().slice(0, 10);
    expect((await ask(auditItemDetail, { TASK_CODE: guide.code })).deadline.date, `${days} days`).toBe(date);
    const [, month, day] = date.split("-").map(Number);
    if (days > 0) for (const face of FACES) expect(said(await servedPage(guidePath(face, guide))), `${face}: ${days} days`).toContain(`${month}月${day}日`);
    const calendar = await (await fetch(`${origin()}/portal/calendar/guide/${guide.code}.ics`)).text();
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`);
  }
});

test("the checklist says version, date and each material with a box to tick, and leads to the live page", async () => {
  const guide = await guideWhere(REGION, ({ materials }) => materials.length > 2);
  const [year, month, day] = guide.updated.split("-").map(Number);
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/guide/${guide.code}/checklist`);
    expect(said($)).toContain(`第${guide.version}版，${year}年${month}月${day}日更新`);
    expect(textsOf($, "main li label b").toSorted()).toEqual(guide.materials.map(({ name }) => name).toSorted());
    expect($("main li label input[type=checkbox]")).toHaveLength(guide.materials.length);
    expect(said($, "figcaption")).toBe(`${origin()}${guidePath(face, guide)}`);
    expect(hrefsOf($, "main a")).toContain(guidePath(face, guide));
  }
});

test("without scripts the places where a task is done are a page of links, region by region", async () => {
  const guide = await guideWhere(REGION, isSingle);
  for (const face of FACES) {
    const places = `/portal/${face}/item/${guide.code}`;
    expect(hrefsOf(await servedPage(guidePath(face, guide)), "main a")).toContain(places);
    const offers = await ask(taskAvailability, { TASK_CODE: guide.code, region: "440000" });
    const $ = await servedPage(`${places}?region=440000`);
    const links = hrefsOf($, "main a");
    // A city that does it at one place alone leads there, any other to its own page of places.
    for (const { regionCode, taskCode } of offers.below)
      expect(
        links.some((href) => href === `${places}?region=${regionCode}` || (taskCode !== "" && href.endsWith(taskCode))),
        regionCode,
      ).toBe(true);
    expect(offers.below.length).toBeGreaterThan(0);
  }
});

test("the same task stands side by side for the cities; the modern face shows where they differ first and folds the rest", async () => {
  const offersOf = (guide: Guide) => ask(taskAvailability, { TASK_CODE: guide.code, region: "440000" });
  let found: Awaited<ReturnType<typeof offersOf>> | undefined;
  for (const guide of (await guidesIn(REGION)).filter(isSingle)) {
    const offers = await offersOf(guide);
    if (offers.below.some(({ local }) => local.length > 0) && offers.below.some(({ local }) => local.length === 0)) {
      found = offers;
      break;
    }
  }
  if (!found) throw new Error("no task that cities do otherwise");
  const { below, task } = found;
  const own = below.filter(({ local }) => local.length > 0);
  const names = (cities: typeof below) => cities.map(({ regionName }) => regionName);
  const classic = await servedPage(`/portal/v2/guide/${task.taskCode}/compare`);
  expect(rowsOf(classic, "main").map(([city]) => city)).toEqual(names(below));
  const modern = await servedPage(`/portal/v3/guide/${task.taskCode}/compare`);
  const folded = rowsOf(modern, "main details").map(([city]) => city);
  expect(rowsOf(modern, "main").map(([city]) => city)).toEqual([...names(own), ...folded]);
  expect(folded).toEqual(names(below.filter((city) => !own.includes(city))));
  for (const { local } of own) for (const text of local) expect(said(modern)).toContain(squeezed(text));
});

test("rows of a list open to the regions below that do the task, or to the tasks that it joins", async () => {
  const region = "440100";
  const combined = await guideWhere(REGION, ({ kind, themes }) => kind.code === "TC" && themes.some(({ catalogCode }) => catalogCode.startsWith("001001")));
  const theme = combined.themes.find(({ catalogCode }) => catalogCode.startsWith("001001"))?.catalogCode ?? "";
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/personal/theme?region=${region}&catalogCode=${theme}&keyword=${combined.name.slice(0, 2)}`);
    const opened = $("main details")
      .toArray()
      .map((row) =>
        $(row)
          .find("a")
          .toArray()
          .flatMap((link) => /\/(?:guide|guide-combo)\/(\w{31})$/.exec($(link).attr("href") ?? "")?.[1] ?? []),
      );
    const below = (await ask(subItems, { region, taskCodes: taskCodesOf($, "main :is(tbody th, li > div > p:first-child)").join(",") })).filter(
      ({ list }) => list.length > 1,
    );
    expect(new Set(below.map(({ kind }) => kind)), face).toEqual(new Set(["members", "offices"]));
    for (const { taskCode, list } of below) expect(opened, `${face}: ${taskCode}`).toContainEqual(list.map((one) => one.taskCode));
  }
});

test("stages of a combined task follow one another or run beside one another, and its materials stand once each", async () => {
  const guide = await guideWhere(REGION, ({ combo }) => combo?.stages.some(({ parallel }) => parallel) === true);
  const { stages, totalDays, members } = await ask(comboProcessing, { TASK_CODE: guide.code });
  for (const [index, stage] of stages.entries()) {
    expect(stage.endDay, stage.name).toBe(stage.startDay + stage.days);
    const start = stage.parallel ? stages[index - 1]?.startDay : Math.max(0, ...stages.slice(0, index).map(({ endDay }) => endDay));
    expect(stage.startDay, stage.name).toBe(start);
  }
  expect(Math.max(...stages.map(({ endDay }) => endDay))).toBe(totalDays);
  expect(guide.materials.map(({ name }) => name)).toEqual([...new Set(guide.materials.map(({ name }) => name))]);
  const own = await Promise.all(members.filter(({ taskCode }) => taskCode !== "").map(({ taskCode }) => ask(auditItemDetail, { TASK_CODE: taskCode })));
  const ofMembers = own.flatMap(({ materials }) => materials.map(({ name }) => name));
  expect(ofMembers.length, "members ask for some papers more than once").toBeGreaterThan(new Set(ofMembers).size);
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face === "v3" ? "v3/" : ""}guide-combo/processing/${guide.code}`);
    expect(textsOf($, "#stages ~ ol > li h3, section:has(#stages) ol > li h3")).toEqual(stages.map(({ name }) => name));
    expect(said($)).toContain(`${totalDays}个工作日`);
    const page = await servedPage(guidePath(face, guide));
    expect(page("#materials-title").closest("section").find("table").first().find("tbody tr").length).toBe(guide.materials.length);
  }
});

test("CATANAME on the wire is the name of the matter in the catalogue", async () => {
  for (const guide of (await guidesIn(REGION)).filter(isSingle).slice(0, 20)) {
    const answer = (await (await fetch(`${origin()}/portal/api/v2/item-event/getAuditItemDetailCur?TASK_CODE=${guide.code}`)).json()) as {
      AUDIT_ITEM: { CATANAME: string; BASE_CODE: string };
    };
    const { list } = await ask(generalCatalogue, { region: REGION, keyword: guide.name, pageSize: 50 });
    const entry = list.find(({ basicCode }) => basicCode === answer.AUDIT_ITEM.BASE_CODE);
    expect(answer.AUDIT_ITEM.CATANAME, guide.name).toBe(entry?.name);
  }
});

test("a window of a guide says name, address, telephone, hours and the way there, in both faces", async () => {
  const guide = await guideWhere(REGION, ({ windows }) => windows.length > 0);
  for (const face of FACES) {
    const $ = await servedPage(guidePath(face, guide));
    const shown = $("#windows-title")
      .closest("section")
      .find("ul > li")
      .toArray()
      .map((window) => squeezed($(window).text()));
    expect(shown).toEqual(guide.windows.map(({ name, address, hours, phone, note }) => squeezed(`${name}${address}${hours}电话${phone}${note}`)));
    // What another kind of window takes names that one first, of which nobody has the address.
    expect(guide.windows.at(-1)?.note).toMatch(/乘车|公交|地铁|导航/);
  }
});
