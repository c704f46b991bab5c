import {
  auditItems,
  benefits,
  catalogDetail,
  comboProcessing,
  companyIndex,
  companySub,
  hotMatters,
  oneThingIndex,
  personIndex,
  personSub,
  recommendedItems,
  recommendedItemsById,
  sceneGuide,
  sceneGuideData,
  sceneGuides,
  searchAll,
  searchQuality,
  subItems,
  suggest,
  taskAvailability,
} from "@onehall/api";
import { contract } from "../support/contract";
import { servedPage, textOf } from "../support/served-page";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** What the calls about services and tasks answer. docs/requirements/calls.md */
const CITY = "440100";
const COUNTY = "440106";
const FACES = ["v2", "v3"] as const;

for (const [audience, index, sub, root, service] of [
  ["persons", personIndex, personSub, "001001", "personal"],
  ["companies", companyIndex, companySub, "001002", "legal"],
] as const)
  test(`services for ${audience}: themes, and the tasks of a theme page by page, as the pages show them`, async () => {
    const call = contract().call;
    const { themes, hot } = await call(index, { region: CITY });
    expect(themes.every(({ catalogCode }) => catalogCode.startsWith(root))).toBe(true);
    expect(hot.length).toBeGreaterThan(0);
    const theme = themes.find(({ count }) => count > 10);
    const catalogCode = theme?.catalogCode ?? "";
    const [first, second] = [
      await call(sub, { region: CITY, catalogCode, page: 1, pageSize: 5 }),
      await call(sub, { region: CITY, catalogCode, page: 2, pageSize: 5 }),
    ];
    expect([first.theme.name, first.total, first.items.length, second.page]).toEqual([theme?.name, theme?.count, 5, 2]);
    expect(new Set([...first.items, ...second.items].map((item) => item.taskCode)).size).toBe(10);
    for (const face of FACES) {
      const text = textOf((await servedPage(`/portal/${face}/${service}/theme?region=${CITY}&catalogCode=${catalogCode}`))("main"));
      for (const { name } of first.items) expect(text, face).toContain(name);
    }
  });

test("a theme comes with those above and below it", async () => {
  const call = contract().call;
  const { themes } = await call(personIndex, { region: CITY });
  const top = await call(catalogDetail, { region: CITY, code: "001001" });
  expect([top.parent, top.children.map(({ catalogCode }) => catalogCode)]).toEqual([null, themes.map(({ catalogCode }) => catalogCode)]);
  const one = await call(catalogDetail, { region: CITY, code: themes[3]?.catalogCode ?? "" });
  expect([one.name, one.count, one.parent?.catalogCode]).toEqual([themes[3]?.name, themes[3]?.count, "001001"]);
});

test("combined services are listed, each with the stages of its procedure", async () => {
  const call = contract().call;
  const list = await call(oneThingIndex, { region: CITY });
  expect(new Set(list.map(({ audience }) => audience))).toEqual(new Set(["person", "company"]));
  const combined = await call(auditItems, { AREA_CODE: CITY, TASK_TYPE: "TC", PAGESIZE: 100 });
  expect(list.map(({ name }) => name).toSorted()).toEqual([...new Set(combined.items.map(({ name }) => name))].toSorted());
  const task = list[0];
  const { name, stages, members, totalDays, region } = await call(comboProcessing, { TASK_CODE: task?.taskCode ?? "" });
  expect([name, region.code, members.length]).toEqual([task?.name, CITY, task?.tasks]);
  expect(Math.max(...stages.map(({ endDay }) => endDay))).toBe(totalDays);
  for (const path of [`/portal/guide-combo/processing/${task?.taskCode}`, `/portal/v3/guide-combo/processing/${task?.taskCode}`]) {
    const text = textOf((await servedPage(path))("main"));
    for (const stage of stages) expect(text, path).toContain(stage.name);
  }
});

test("tasks that suit the visitor differ by audience, and others often follow one", async () => {
  const call = contract().call;
  const codes = (list: readonly { service_code: string }[]) => list.map(({ service_code: code }) => code);
  const [persons, companies] = [
    codes(await call(recommendedItems, { region: CITY, audience: "1" })),
    codes(await call(recommendedItems, { region: CITY, audience: "2" })),
  ];
  expect(persons.length).toBeGreaterThan(3);
  expect(companies.length).toBeGreaterThan(3);
  const home = { persons: (await call(personIndex, { region: CITY })).hot, companies: (await call(companyIndex, { region: CITY })).hot };
  expect(home.persons.map((item) => item.taskCode)).toEqual(expect.arrayContaining(persons));
  expect(home.companies.map((item) => item.taskCode)).toEqual(expect.arrayContaining(companies));
  expect(persons).not.toEqual(companies);
  const id = await taskCode(origin(), "居民身份证换领", COUNTY);
  const next = await call(recommendedItemsById, { id });
  expect(next.length).toBeGreaterThan(2);
  expect(codes(next)).not.toContain(id);
  expect(next.map(({ service_name: name }) => name)).toContain("居民身份证丢失补领");
});

test("tasks with a scene guide are listed; its questions and answers give the personal list", async () => {
  const call = contract().call;
  const { list } = await call(sceneGuides, { region: CITY });
  const one = list.find(({ questions }) => questions > 1);
  const id = one?.taskCode ?? "";
  const { task, questions } = await call(sceneGuide, { id });
  expect([task.name, questions.length]).toEqual([one?.name, one?.questions]);
  const open = await call(sceneGuideData, { id });
  expect([open.complete, open.open]).toEqual([false, questions.map((question) => question.id)]);
  const [first] = questions;
  const answered = await call(sceneGuideData, { id, answers: `${first?.id}:${first?.options[0]?.id}` });
  expect(answered.open).not.toContain(first?.id);
});

test("a task says who offers it, and what lies below it", async () => {
  const call = contract().call;
  const code = await taskCode(origin(), "居民身份证换领", COUNTY);
  const offers = await call(taskAvailability, { TASK_CODE: code, region: CITY });
  expect(offers.total).toBe(offers.below.length);
  expect(offers.below.map(({ regionCode }) => regionCode)).toContain(COUNTY);
  const below = await call(subItems, { region: CITY, taskCodes: code });
  expect(below[0]).toMatchObject({ taskCode: code, kind: "offices" });
  expect(below[0]?.list.map((office) => office.taskCode)).toEqual(offers.below.map((office) => office.taskCode));
  const combo = await call(auditItems, { AREA_CODE: CITY, TASK_TYPE: "TC", PAGESIZE: 1 });
  const members = await call(subItems, { region: CITY, taskCodes: combo.items[0]?.taskCode ?? "" });
  expect(members[0]?.kind).toBe("members");
});

test("hot matters stand in groups, for persons and for companies apart, the hottest first", async () => {
  const call = contract().call;
  const of = async (audience: "1" | "2") => call(hotMatters, { region: CITY, audience });
  const [persons, companies] = [await of("1"), await of("2")];
  expect([persons.themes, persons.activities, companies.themes, companies.activities].map(([first]) => first?.parentId)).toEqual([
    "001001",
    "001003",
    "001002",
    "001004",
  ]);
  for (const group of [...persons.themes, ...companies.themes].filter(({ items }) => items.length > 1)) {
    const heat = group.items.map(({ hot }) => hot);
    expect(heat, group.name).toEqual(heat.toSorted((one, other) => other - one));
    for (const item of group.items) expect([item.parentId, item.rootId], item.name).toEqual([group.id, group.parentId]);
  }
});

test("answers give what a person may be entitled to in a region, with the next question", async () => {
  const call = contract().call;
  const all = await call(benefits, { region: COUNTY });
  const some = await call(benefits, { region: COUNTY, answers: "age-group:from-80,household:here" });
  expect([all.region.code, all.applies]).toEqual([COUNTY, 0]);
  expect(some.answers).toEqual({ "age-group": "from-80", household: "here" });
  expect(some.applies).toBe(some.list.filter(({ state }) => state === "applies").length);
  expect(some.applies).toBeGreaterThan(0);
  expect(some.list.find(({ task }) => task.name === "高龄老年人津贴")?.state).toBe("applies");
  expect(some.open).toContain(some.next);
});

test("the search answers everything that matches by kind, and suggestions for a keyword", async () => {
  const call = contract().call;
  const found = await call(searchAll, { keyword: "身份证", region: COUNTY });
  expect(found.guide.list[0]?.name).toBe("居民身份证换领");
  for (const kind of ["guide", "entrance", "qa", "news"] as const) expect(found[kind].total, kind).toBeGreaterThan(0);
  const { list } = await call(suggest, { keyword: "身份", region: COUNTY });
  expect(list.length).toBeGreaterThan(3);
  for (const { name, highlightTerm } of list) expect([name.includes("身份"), highlightTerm], name).toEqual([true, "身份"]);
});

test("how well the search does is answered, and is what its page shows", async () => {
  const { precision, empty, searches, days } = await contract().call(searchQuality, {});
  expect([days, empty <= searches]).toEqual([30, true]);
  for (const face of FACES) {
    const text = textOf((await servedPage(`/portal/${face}/about/search`))("main"));
    for (const { asked, right } of [
      { asked: precision?.questions, right: precision?.firstThree },
      { asked: precision?.prefixes, right: precision?.firstFive },
    ]) {
      expect(text, face).toContain(`${asked} 个`);
      expect(text, face).toContain(`${Math.round((right ?? 0) * 1000) / 10}%`);
    }
  }
});
