import * as calls from "@onehall/api";
import { readPdf } from "../../apps/server/src/documents/pdf/testing-read";
import { contract, inNameOf, QUIET_CITY } from "../support/contract";
import { routeSamples } from "../support/route-samples";
import { servedPage, textOf } from "../support/served-page";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** What the portal offers, and to whom. docs/requirements/portal.md */
const FACES = ["v2", "v3"] as const;
const CITY = "440100";
const COUNTY = "440106";
const mainOf = async (path: string, cookie?: string) => textOf((await servedPage(path, cookie === undefined ? {} : { cookie }))("main"));
const squeezed = (text: string) => text.replaceAll(/\s/g, "");
const file = async (path: string) => {
  const answer = await fetch(new URL(path, origin()));
  return { status: answer.status, type: answer.headers.get("content-type") ?? "", bytes: Buffer.from(await answer.arrayBuffer()) };
};

test("each guide, that of a combined task included, is a page in both faces and a PDF", async () => {
  const { guide, combo } = await routeSamples(origin());
  for (const [code, folder] of [
    [guide, "guide"],
    [combo, "guide-combo"],
  ] as const) {
    const { name } = await contract().call(calls.auditItemDetail, { TASK_CODE: code });
    for (const path of [`/portal/${folder}/${code}`, `/portal/v3/${folder}/${code}`]) expect(textOf((await servedPage(path))("h1")), path).toContain(name);
    const { status, type, bytes } = await file(`/portal/pdf/${folder}/${code}.pdf`);
    expect([status, type]).toEqual([200, "application/pdf"]);
    expect((await readPdf(bytes)).text, folder).toContain(squeezed(name));
  }
});

test("tasks are listed by theme, by department and by activity, and each list holds what the contract answers", async () => {
  const { themes, activities, departments } = await contract().call(calls.personIndex, { region: CITY });
  const theme = themes.find(({ count }) => count > 3);
  const department = departments.find(({ count }) => count > 3);
  for (const face of FACES) {
    const { items } = await contract().call(calls.personSub, { region: CITY, catalogCode: theme?.catalogCode ?? "", pageSize: 3 });
    const ofTheme = await mainOf(`/portal/${face}/personal/theme?region=${CITY}&catalogCode=${theme?.catalogCode}`);
    for (const { name } of items) expect(ofTheme, face).toContain(name);
    const ofActivities = await mainOf(`/portal/${face}/public/activity?region=${CITY}`);
    for (const { name } of activities.slice(0, 3)) expect(ofActivities, face).toContain(name);
    const own = await contract().call(calls.auditItems, { DEPT_CODE: department?.orgCode ?? "", AREA_CODE: CITY, PAGESIZE: 2 });
    const window = await mainOf(`/portal/${face}/branch-hall?orgCode=${department?.orgCode}&region=${CITY}`);
    for (const { name } of own.items) expect(window, face).toContain(name);
  }
  const byDepartment = await servedPage(`/portal/v2/personal/department?region=${CITY}`);
  expect(textOf(byDepartment("main"))).toContain(department?.name ?? "-");
});

test("hot matters are shown for persons and for companies apart", async () => {
  for (const face of FACES)
    for (const [service, audience] of [
      ["personal", "1"],
      ["legal", "2"],
    ] as const) {
      const { themes } = await contract().call(calls.hotMatters, { region: CITY, audience });
      const text = await mainOf(`/portal/${face}/${service}/hot?region=${CITY}`);
      for (const { name } of themes.slice(0, 5)) expect(text, `${face} ${service}`).toContain(name);
      expect(text, `${face} ${service}`).toContain(themes[0]?.items[0]?.phrase ?? "-");
    }
});

test("the search offers hot words before anything is typed, and suggestions for what is", async () => {
  const { hotWords } = await contract().call(calls.searchService, { region: CITY });
  const { list } = await contract().call(calls.suggest, { keyword: "身份", region: CITY });
  expect(list.length).toBeGreaterThan(3);
  for (const face of FACES) {
    const text = await mainOf(`/portal/${face}/search?region=${CITY}&areaCode=${CITY}`);
    expect(
      hotWords.filter(({ name }) => text.includes(name)),
      face,
    ).not.toEqual([]);
  }
});

test("service stations and the windows of halls are found by place", async () => {
  const stations = await contract().call(calls.stationSearch, { region: COUNTY, pageSize: 3 });
  const code = await taskCode(origin(), "居民身份证换领", COUNTY);
  for (const face of FACES) {
    const text = await mainOf(`/portal/${face}/stations?region=${COUNTY}`);
    for (const { name, telphone } of stations.list) for (const said of [name, telphone]) expect(text, face).toContain(said);
    expect(await mainOf(`/portal/${face}/guide/${code}`), face).toContain("天河区政务服务中心");
  }
});

test("news, notices and frequent questions are published", async () => {
  const list = await contract().call(calls.noticeList, { region: CITY, pageSize: 3 });
  const notices = Array.isArray(list) ? list : list.data;
  const questions = await contract().call(calls.questionList, { region: CITY, pageSize: 3 });
  for (const face of FACES) {
    const text = await mainOf(`/portal/${face}/notices?region=${CITY}`);
    for (const { title } of notices) expect(text, face).toContain(title);
    const faq = await mainOf(`/portal/${face}/faq?region=${CITY}`);
    for (const { question } of questions.list) expect(faq, face).toContain(question);
  }
});

test("a person finds out how far an application is, and sees the own electronic licences, masked", async () => {
  const { call, cookie } = await inNameOf("graduate");
  const affairs = await call(calls.affairsInProgress, {});
  const licences = await call(calls.licences, {});
  for (const face of FACES) {
    const own = await mainOf(`/portal/${face}/user/affairs`, cookie);
    for (const { taskName, state, receipt } of affairs.list) for (const said of [taskName, state, receipt]) expect(own, face).toContain(said);
    const shown = await mainOf(`/portal/${face}/e-license`, cookie);
    for (const { name, number } of licences.list) for (const said of [name, number]) expect(shown, face).toContain(said);
    expect(licences.list.every(({ number }) => number.includes("*"))).toBe(true);
    expect(await mainOf(`/portal/${face}/progress-query`), face).toMatch(/受理编号.*查询进度/);
  }
});

test("government information is published, and government and people meet", async () => {
  const groups = await contract().call(calls.openGovernment, { region: CITY });
  const lines = await contract().call(calls.peopleAndGovernment, { region: CITY });
  for (const face of FACES) {
    const open = await mainOf(`/portal/${face}/public/index?region=${CITY}`);
    for (const { name } of groups) expect(open, face).toContain(name);
    const meet = await mainOf(`/portal/${face}/gov-people-interact?region=${CITY}`);
    for (const { name } of lines) expect(meet, face).toContain(name);
  }
});

test("tasks that need no certificate brought along are listed with the licences that stand in", async () => {
  const items = await contract().call(calls.mzbItems, { region: CITY, pageSize: 3 });
  const licences = await contract().call(calls.mzbLicences, { region: CITY, pageSize: 3 });
  for (const face of FACES) {
    const text = await mainOf(`/portal/${face}/public/mzb/index?region=${CITY}`);
    for (const { name } of items.list) expect(text, face).toContain(name);
    expect(text, face).toContain(items.list[0]?.licences[0] ?? "-");
    const list = await mainOf(`/portal/${face}/public/mzb/license?region=${CITY}`);
    for (const { name, issuer } of licences.list) for (const said of [name, issuer]) expect(list, face).toContain(said);
  }
});

test("good and bad reviews and the supervision of efficiency are published with their figures", async () => {
  const ratings = await contract().call(calls.ratings, { region: QUIET_CITY });
  const times = await contract().call(calls.timeliness, { region: QUIET_CITY });
  for (const face of FACES) {
    const reviews = await mainOf(`/portal/${face}/good-bad-review?region=${QUIET_CITY}`);
    for (const figure of [`${ratings.averageScore}`, `${ratings.correctionRate}`, ratings.levels[0]?.label ?? "-"]) expect(reviews, face).toContain(figure);
    expect(await mainOf(`/portal/${face}/supervision?region=${QUIET_CITY}`), face).toContain(`${times.onTimeRate}%`);
  }
});

test("the same task says the same in v2, v3, the PDF, the Markdown and the contract", async () => {
  const code = await taskCode(origin(), "居民身份证换领", COUNTY);
  const guide = await contract().call(calls.auditItemDetail, { TASK_CODE: code });
  const said = [guide.name, code, ...guide.conditions, ...guide.materials.map(({ name }) => name)].map(squeezed);
  expect(said.length).toBeGreaterThan(6);
  const texts = {
    v2: squeezed(await mainOf(`/portal/v2/guide/${code}`)),
    v3: squeezed(await mainOf(`/portal/v3/guide/${code}`)),
    pdf: (await readPdf((await file(`/portal/pdf/guide/${code}.pdf`)).bytes)).text,
    markdown: squeezed((await file(`/portal/v2/guide/${code}.md`)).bytes.toString()),
  };
  for (const [where, text] of Object.entries(texts)) expect([where, said.filter((words) => !text.includes(words))]).toEqual([where, []]);
});

test("open data: each list is a file of CSV and one of JSON with the same rows", async () => {
  const sets = await contract().call(calls.openDatasets, {});
  for (const { key, title, count, columns } of sets) {
    const csv = (await file(`/portal/open-data/${key}.csv`)).bytes.toString().replace("\uFEFF", "").trim().split("\r\n");
    const json = JSON.parse((await file(`/portal/open-data/${key}.json`)).bytes.toString()) as unknown;
    expect([key, csv[0]?.split(","), JSON.stringify(json).length > 100]).toEqual([key, columns, true]);
    expect(csv.length, key).toBeGreaterThanOrEqual(count + 1);
    for (const face of FACES) expect(await mainOf(`/portal/${face}/open-data`), key).toContain(title);
  }
});
