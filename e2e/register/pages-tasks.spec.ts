import {
  auditItems,
  catalogDetail,
  companyIndex,
  comboProcessing,
  easyList,
  hotMatters,
  listOfType,
  mzbIndex,
  mzbItems,
  mzbLicences,
  oneThingIndex,
  personIndex,
  personSub,
  sceneGuide,
  taskAvailability,
} from "@onehall/api";
import { ask, FACES, guideWhere } from "../support/contract";
import { MANY, ROWS, codes, count, expectBeginning, hrefsOf, rowsOf, said, squeezed, taskCodesOf, textsOf, unversioned } from "../support/page-parts";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** Pages that lead to tasks and through them. docs/requirements/pages.md */

/** A county. */
const REGION = "440106";
const csv = async (path: string) => (await (await fetch(origin() + path)).text()).replace("\uFEFF", "").trim().split(/\r?\n/);

test("寄递服务 lists what of which task goes by post, both ways and each, in both faces", async () => {
  for (const key of ["post-in", "post-out"] as const) {
    const { list, total } = await ask(easyList, { region: REGION, key, ...MANY });
    expect(total).toBeGreaterThan(0);
    for (const face of FACES) {
      const $ = await servedPage(`/portal/${face}/express/index?region=${REGION}&way=${key}`);
      expectBeginning(taskCodesOf($, `#items ${ROWS.replace("main ", "")}`), codes(list), `${key}, ${face}`);
      expect(said($)).toContain(`（${total}）`);
    }
  }
});

test("combined services stand by audience with the events of life and of companies, in both faces; v3 has them as a page of their own", async () => {
  const [things, person, company] = await Promise.all([
    ask(oneThingIndex, { region: REGION }),
    ask(personIndex, { region: REGION }),
    ask(companyIndex, { region: REGION }),
  ]);
  for (const path of [`/portal/v2/public/activity`, `/portal/v3/public/activity`, `/portal/v3/activity/guide`]) {
    const $ = await servedPage(`${path}?region=${REGION}`);
    for (const [service, audience] of [
      ["personal", "person"],
      ["legal", "company"],
    ] as const)
      expect(taskCodesOf($, `section:has(#things-${service})`).toSorted(), path).toEqual(
        codes(things.filter((thing) => thing.audience === audience)).toSorted(),
      );
    const events = hrefsOf($, 'main a[href*="/activity?"]').map((href) => new URL(href, origin()).searchParams.get("catalogCode"));
    expect(
      events.filter((code) => code !== null),
      path,
    ).toEqual([...person.activities, ...company.activities].map(({ catalogCode }) => catalogCode));
  }
});

test("民生免证办: its tasks, how many, the licences that stand in, and the tasks of one licence, in both faces", async () => {
  const [index, tasks, licences] = await Promise.all([
    ask(mzbIndex, { region: REGION }),
    ask(mzbItems, { region: REGION, ...MANY }),
    ask(mzbLicences, { region: REGION, ...MANY }),
  ]);
  const [licence] = licences.list;
  const served = await ask(mzbItems, { region: REGION, licence: licence?.code, ...MANY });
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/public/mzb/index?region=${REGION}`);
    expect(said($)).toContain(`${count(index.items)}个事项`);
    expect(said($)).toContain(`${count(index.licences)}种电子证照`);
    expectBeginning(taskCodesOf($, "main tbody th, main li"), codes(tasks.list));
    expectBeginning(
      taskCodesOf(await servedPage(`/portal/${face}/public/mzb/index?region=${REGION}&licence=${licence?.code}`), "main tbody th, main li"),
      codes(served.list),
    );
    const rows = rowsOf(await servedPage(`/portal/${face}/public/mzb/license?region=${REGION}`), "main");
    expectBeginning(
      rows.map(([name, issuer]) => [name, issuer]),
      licences.list.map(({ name, issuer }) => [name, issuer]),
    );
    expect(rows[0]?.[2]).toContain(String(licence?.items));
  }
});

test("pages of a task: the guide, who can do it, where, in short, step by step, for phones, in one column; without a code each offers some", async () => {
  const guide = await guideWhere(
    REGION,
    ({ kind, rules, materials, steps }) =>
      kind.code !== "TC" && rules.questions.length > 1 && materials.some(({ samples }) => samples.length > 0) && steps.length > 2,
  );
  const { line } = await ask(taskAvailability, { TASK_CODE: guide.code });
  const { questions } = await ask(sceneGuide, { id: guide.code });
  const materials = guide.materials.map(({ name }) => name);
  const steps = guide.steps.map(({ text }) => text);
  const asked = questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)]);
  for (const face of FACES) {
    const own = unversioned(face);
    const pages: [path: string, heading: string, holds: readonly string[]][] = [
      [`/portal/${face}/guide`, guide.name, [guide.department.name, ...materials, ...steps]],
      [`/portal/${face}/guide-lead`, `${guide.name}：我能不能办`, guide.conditions],
      [`/portal/${face}/item`, `哪里可以办${guide.name}`, line.filter(({ regionCode }) => regionCode === guide.region.code).map(({ deptName }) => deptName)],
      [
        `/portal/${face}/simple-guide`,
        `${guide.name}：简版指南`,
        [
          "我能不能办？",
          "要带什么？",
          "去哪里办？",
          "怎么办？",
          ...guide.conditions.slice(0, 2),
          ...materials.slice(0, 1),
          ...guide.steps.map(({ name }) => name).slice(0, 2),
        ],
      ],
      [`${own}/guide-single`, `${guide.name}：一步一步办`, [...asked, ...materials]],
      [`${own}/guide-single/h5`, `${guide.name}：手机办事`, [`${questions.length} 个问题`, ...guide.channels]],
      [`${own}/guide-single/h5/example`, `${guide.name}：材料样表`, materials],
      [`${own}/guide-single/h5/selections`, `${guide.name}：选择情形`, asked],
      [`${own}/pdf/guide`, `${guide.name}办事指南`, [`第 ${guide.version} 版`, ...materials, ...steps, ...guide.basis.map(({ law }) => law)]],
    ];
    for (const [path, heading, holds] of pages) {
      const $ = await servedPage(`${path}/${guide.code}`);
      expect(textsOf($, "h1"), path).toEqual([heading]);
      for (const text of holds) expect(said($), path).toContain(squeezed(text));
      const finder = await servedPage(`${path}?region=${REGION}`);
      expect(hrefsOf(finder, "main h2 a").length, path).toBeGreaterThan(3);
      for (const href of hrefsOf(finder, "main h2 a")) expect(href, path).toMatch(new RegExp(`^${path}/1[12]\\w{29}$`));
    }
  }
});

test("a combined task: all of a region by audience, its guide with members and questions, its stages with days and dates, and the whole in one column", async () => {
  const things = await ask(oneThingIndex, { region: REGION });
  const combined = await guideWhere(REGION, ({ combo }) => (combo?.questions.length ?? 0) > 0);
  const onForm = combined.combo?.saved.filter(({ how }) => how === "合并填写").map(({ material }) => material) ?? [];
  expect(combined.materials.filter(({ name }) => onForm.includes(name))).toEqual([]);
  const { stages, totalDays } = await ask(comboProcessing, { TASK_CODE: combined.code });
  for (const face of FACES) {
    const own = unversioned(face);
    const all = await servedPage(`${own}/guide-combo?region=${REGION}`);
    for (const audience of ["person", "company"] as const)
      expect(hrefsOf(all, `section:has(#${audience}) h3 a`)).toEqual(
        things.filter((thing) => thing.audience === audience).map(({ taskCode }) => `${own}/guide-combo/${taskCode}`),
      );
    const guide = await servedPage(`${own}/guide-combo/${combined.code}`);
    expect(hrefsOf(guide, "main a")).toContain(`${own}/scene-guide/${combined.code}`);
    for (const { name } of combined.combo?.members ?? []) expect(said(guide)).toContain(squeezed(name));
    const processing = await servedPage(`${own}/guide-combo/processing/${combined.code}`);
    const dates =
      textsOf(processing, "section:has(#stages) li").length &&
      processing("section:has(#stages) time")
        .toArray()
        .map((time) => processing(time).attr("datetime"));
    expect(dates).toEqual(stages.map(({ date }) => date));
    expect(said(processing)).toContain(`${totalDays}个工作日`);
    const reading = await servedPage(`${own}/pdf/guide-combo/${combined.code}`);
    for (const { name } of combined.combo?.stages ?? []) expect(said(reading)).toContain(squeezed(name));
  }
});

test("in the modern face a combined task opens with the answer of a guide and then its journey: questions, one application, who does what, what one gets", async () => {
  const { code, combo } = await guideWhere(REGION, ({ combo: one }) => (one?.questions.length ?? 0) > 0);
  const $ = await servedPage(`/portal/v3/guide-combo/${code}`);
  expect(textsOf($, "main article > div dl dt, main article header ~ div dl dt").slice(0, 4)).toEqual(["要带", "去哪", "花费", "多久"]);
  const journey = $("#journey").closest("section");
  const headings = journey
    .find("ol > li > h3")
    .toArray()
    .map((heading) => textOf($(heading)));
  expect(headings[0]).toBe(`先答 ${combo?.questions.length} 个问题`);
  expect(headings[1]).toBe("一张表填完，交一次");
  for (const { who } of combo?.stages ?? []) expect(squeezed(journey.text()), who).toContain(squeezed(who));
  for (const { name } of combo?.results ?? []) expect(squeezed(journey.text())).toContain(squeezed(name));
});

test("a scene guide asks one question at a time, and its answers lead to the personal list, in both faces", async () => {
  const guide = await guideWhere(REGION, ({ kind, rules }) => kind.code !== "TC" && rules.questions.filter(({ when }) => !when).length > 1);
  const { questions } = await ask(sceneGuide, { id: guide.code });
  for (const face of FACES) {
    const path = `${unversioned(face)}/scene-guide/${guide.code}`;
    const given: string[] = [];
    for (const [index, { id, text, options }] of questions.entries()) {
      const $ = await servedPage(`${path}?${new URLSearchParams(given.map((answer) => ["answer", answer]))}`);
      if (index === 0) expect(textsOf($, "h1")).toEqual([text]);
      expect($("main fieldset")).toHaveLength(1);
      const shown = $("main input[type=radio]")
        .toArray()
        .map((input) => $(input).attr("value") ?? "");
      if (!shown.some((value) => value.startsWith(`${id}:`))) continue; // an answer made it needless
      expect(shown).toEqual(options.map((option) => `${id}:${option.id}`));
      given.push(`${id}:${guide.rules.questions.find((one) => one.id === id)?.options.find(({ stop }) => !stop)?.id}`);
    }
    const end = await servedPage(
      `${unversioned(face)}/scene-guide/data?${new URLSearchParams([["id", guide.code], ...given.map((answer) => ["answer", answer])])}`,
    );
    expect(textsOf(end, "h1")).toEqual([`${guide.name}：我的办事清单`]);
    expect(said(end)).not.toContain("还没有回答");
  }
});

test("a service has a front page with every way in, lists by theme, event, department and heat, and its matters in groups, in both faces", async () => {
  for (const [service, call, audience, event] of [
    ["personal", personIndex, "1", "001003"],
    ["legal", companyIndex, "2", "001004"],
  ] as const) {
    const index = await ask(call, { region: REGION });
    const matters = await ask(hotMatters, { region: REGION, audience });
    for (const face of FACES) {
      const at = (path: string) => servedPage(`/portal/${face}/${service}${path}`);
      const front = await at(`?region=${REGION}`);
      const linked = (list: string, name: string) =>
        hrefsOf(front, `main a[href*="/${service}/${list}?"]`).flatMap((href) => new URL(href, origin()).searchParams.get(name) ?? []);
      expect(linked("theme", "catalogCode")).toEqual(index.themes.map(({ catalogCode }) => catalogCode));
      expect(linked("activity", "catalogCode")).toEqual(index.activities.map(({ catalogCode }) => catalogCode));
      expect(linked("department", "departmentCode")).toEqual(index.departments.map(({ orgCode }) => orgCode));
      const department = index.departments[0];
      expect(index.activities.every(({ catalogCode }) => catalogCode.startsWith(event))).toBe(true);
      for (const [query, input] of [
        [`/activity?region=${REGION}&catalogCode=${index.activities[0]?.catalogCode}`, { TYPE: index.activities[0]?.catalogCode }],
        [`/theme?region=${REGION}&catalogCode=${index.themes[0]?.catalogCode}`, { TYPE: index.themes[0]?.catalogCode }],
        [`/department?region=${REGION}&departmentCode=${department?.orgCode}`, { DEPT_CODE: department?.orgCode }],
        [`/hot?region=${REGION}`, {}],
      ] as const) {
        const { items, total } = await ask(auditItems, { AREA_CODE: REGION, TASKTAG: audience, ...input });
        const $ = await at(query);
        expect(taskCodesOf($, ROWS), `${face} ${service}${query}`).toEqual(codes(items));
        expect(said($)).toContain(`共${count(total)}项`);
      }
      const groups = await at(`/mattersLv2/hot?region=${REGION}`);
      expect(textsOf(groups, "main section h2")).toEqual(matters.themes.map(({ name }) => name));
      for (const { id, items } of matters.themes.slice(0, 3))
        expect(taskCodesOf(groups, `section:has(#group-${id}) ol`)).toEqual(codes(items).slice(0, taskCodesOf(groups, `section:has(#group-${id}) ol`).length));
    }
  }
});

test("v3: all hot tasks, all matters in the order of the catalogue, the list behind a group and all its tasks", async () => {
  const { items } = await ask(auditItems, { AREA_CODE: REGION, TASKTAG: "1" });
  expect(taskCodesOf(await servedPage(`/portal/v3/personal/hotMore?region=${REGION}`), ROWS)).toEqual(codes(items));
  const { themes } = await ask(personIndex, { region: REGION });
  const matters = await servedPage(`/portal/v3/personal/mattersLv2/item?region=${REGION}`);
  const groups = matters("main section h2")
    .toArray()
    .map((heading) => matters(heading).attr("id")?.replace("group-", ""));
  expect(groups).toEqual(themes.map(({ catalogCode }) => catalogCode).filter((code) => groups.includes(code)));
  expect(groups.length).toBeGreaterThan(20);
  for (const [service, catalogCode] of [
    ["个人服务", themes[0]?.catalogCode],
    ["法人服务", (await ask(companyIndex, { region: REGION })).themes[0]?.catalogCode],
  ] as const)
    for (const page of ["lv3/hot", "lv3/item"]) {
      const found = await ask(auditItems, { AREA_CODE: REGION, TYPE: catalogCode });
      const { name } = await ask(catalogDetail, { region: REGION, code: catalogCode ?? "" });
      const $ = await servedPage(`/portal/v3/${page}?region=${REGION}&catalogCode=${catalogCode}`);
      expect(said($, "h1"), page).toContain(name);
      expect(said($), page).toContain(service);
      expect(taskCodesOf($, ROWS).toSorted(), page).toEqual(codes(found.items).toSorted());
    }
});

test("in the modern face a list of tasks is a list of answers: how, how long, who, and the one thing to do; the same tasks as in the classic face", async () => {
  const address = `personal/theme?region=${REGION}`;
  const { items } = await ask(personSub, { region: REGION, catalogCode: (await ask(personIndex, { region: REGION })).themes[0]?.catalogCode ?? "" });
  const catalogCode = (await ask(personIndex, { region: REGION })).themes[0]?.catalogCode;
  const [classic, modern] = await Promise.all(FACES.map((face) => servedPage(`/portal/${face}/${address}&catalogCode=${catalogCode}`)));
  if (!classic || !modern) throw new Error("no pages");
  expect(taskCodesOf(modern, ROWS)).toEqual(taskCodesOf(classic, ROWS));
  const cards = modern("main li:has(> div > p:first-child)").toArray();
  expect(cards).toHaveLength(items.length);
  for (const [index, { taskCode, promise, online, visits, deptName }] of items.entries()) {
    const card = modern(cards[index]);
    expect(squeezed(card.text())).toContain(squeezed(promise));
    expect(squeezed(card.text())).toContain(squeezed(deptName));
    const [action] = card
      .children("a")
      .toArray()
      .map((link) => modern(link).attr("href"));
    expect(action).toBe(online ? `/portal/v3/apply?task=${taskCode}` : visits > 0 ? `/portal/v3/appointment?task=${taskCode}` : undefined);
  }
  expect(textsOf(modern, 'main [role=group]:has(> span:contains("怎么办")) a')).toEqual([
    "都看",
    "网上能办",
    expect.stringContaining("本级办"),
    "离我近的能办",
  ]);
});

test("lists are files too: the CSV of a list has a row for each task, with the codes of the page, and no cell that a spreadsheet takes for a formula", async () => {
  for (const type of [8, 13]) {
    const { list, total } = await ask(listOfType, { region: REGION, type });
    const [head, ...rows] = await csv(`/portal/v2/affairs-public-second-list.csv?region=${REGION}&type=${type}`);
    expect(head).toContain("实施编码");
    expect(rows).toHaveLength(total);
    for (const [index, { taskCode, name }] of list.entries()) expect(rows[index]).toMatch(new RegExp(`^"?${name.replaceAll(/[（）()]/g, ".")}.*${taskCode}`));
    for (const cell of rows.flatMap((row) => row.split(","))) expect(cell).not.toMatch(/^"?[=+\-@\t]/);
  }
});
