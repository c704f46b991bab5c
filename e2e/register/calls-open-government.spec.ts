import {
  adjustmentNotices,
  articleDetail,
  conveniences,
  dutyDepartments,
  dutyCounts,
  easyList,
  EASY_LISTS,
  FEE_CATALOGUES,
  feeCatalogue,
  generalCatalogue,
  indexNotice,
  innovations,
  intermediaryServices,
  listCounts,
  listOfType,
  mzbIndex,
  mzbItems,
  mzbLicences,
  newestNotice,
  noticeDetail,
  noticeList,
  openDatasets,
  openGovernment,
  peopleAndGovernment,
  publicServices,
  questionList,
  ratingForm,
  ratingList,
  ratings,
  statistics,
  supervision,
  timeliness,
  userVisits,
  workOrders,
  workOrderStatistics,
} from "@onehall/api";
import { contract, answerTo, QUIET_CITY, send } from "../support/contract";
import { servedPage, textOf } from "../support/served-page";
import { expect, test } from "../support/test";

/** What the calls about open government, notices, figures and ratings answer. docs/requirements/calls.md */
const CITY = "440100";
const COUNTY = "440106";
const FACES = ["v2", "v3"] as const;
/** The text of a page's main part. */
const mainOf = async (path: string) => textOf((await servedPage(path))("main"));

test("open government is passed through at the top level, with the region in its address, and is what the page shows", async () => {
  const raw = await answerTo("POST node/gdbsOther/zwgk?region=440100");
  expect(Object.keys(raw)).toEqual(["groups"]);
  const groups = await contract().call(openGovernment, { region: CITY });
  expect(raw["groups"]).toEqual(groups);
  expect(JSON.stringify(groups)).toContain("region=440100");
  for (const face of FACES) {
    const text = await mainOf(`/portal/${face}/public/index?region=${CITY}`);
    for (const { name } of groups) expect(text, face).toContain(name);
  }
});

test("government and people, lists of tasks, conveniences and statistics answer at both of their addresses", async () => {
  for (const name of ["zwhd", "qtqd", "bmlq", "getStatisticsData"]) {
    const [today, older] = [await answerTo(`POST node/gdbsOther/${name}`, { region: CITY }), await answerTo(`POST gdbsOther/${name}`, { region: CITY })];
    const bare = name === "bmlq" ? today : today["data"];
    expect(older["data"] ?? older, name).toEqual(bare);
    expect(JSON.stringify(bare).length, name).toBeGreaterThan(100);
  }
});

test("the lines between government and people are those of the page", async () => {
  const groups = await contract().call(peopleAndGovernment, { region: CITY });
  for (const face of FACES) {
    const text = await mainOf(`/portal/${face}/gov-people-interact?region=${CITY}`);
    for (const { name, list } of groups) for (const said of [name, ...list.map((one) => one.name)]) expect(text, face).toContain(said);
  }
});

test("a list holds tasks with something in common, page by page; without a type there is one as well", async () => {
  const call = contract().call;
  const counts = await call(listCounts, { region: COUNTY });
  const wanted = counts.find(({ key }) => key === "12");
  const pages = [
    await call(listOfType, { region: COUNTY, type: 12, page: 1, pageSize: 10 }),
    await call(listOfType, { region: COUNTY, type: 12, page: 2, pageSize: 10 }),
  ];
  expect(pages.map(({ name, total, page }) => [name, total, page])).toEqual([
    [wanted?.name, wanted?.count, 1],
    [wanted?.name, wanted?.count, 2],
  ]);
  expect(new Set(pages.flatMap(({ list }) => list.map(({ taskCode }) => taskCode))).size).toBe(20);
  expect(new Set(pages.flatMap(({ list }) => list.map(({ promise }) => promise)))).toEqual(new Set(["当场办结"]));
  expect((await call(listOfType, { region: COUNTY })).total).toBeGreaterThan(0);
});

test("conveniences are passed through, and statistics are read from rows with their text decoded", async () => {
  const raw = await answerTo("POST node/gdbsOther/bmlq", { region: CITY });
  expect(Object.keys(raw)).toEqual(["list"]);
  expect(raw["list"]).toEqual(await contract().call(conveniences, { region: CITY }));
  const { data } = await answerTo<{ data: { rows: { id: string; sort: number }[] } }>("POST node/gdbsOther/getStatisticsData", { region: CITY });
  const figures = await contract().call(statistics, { region: CITY });
  expect(figures.map(({ id }) => id)).toEqual(data.rows.map(({ id }) => id));
  expect(figures.map(({ sort }) => sort)).toEqual(figures.map(({ sort }) => sort).toSorted((one, other) => one - other));
  expect(figures.every(({ desc }) => !/&\w+;/.test(desc))).toBe(true);
});

test("affairs are published without names and asked as JSON; what was accepted and finished is the sum of its months", async () => {
  const asked = await send("POST workOrders/bjgs", {}, { json: { region: "440000", page: 1, pageSize: 50 } });
  const { data } = (await asked.json()) as { data: { total: number; list: { applicant: string; receipt: string }[] } };
  expect(data.list).toHaveLength(50);
  expect(data.list.filter(({ applicant }) => !/\*|公司|店|厂|社|中心|部|会/.test(applicant))).toEqual([]);
  expect(data.list.some(({ applicant }) => /^\S\*+$/.test(applicant))).toBe(true);
  expect(data.total).toBe((await contract().call(workOrders, { region: "440000", pageSize: 3 })).total);
  const figures = await contract().call(workOrderStatistics, { region: CITY });
  const sum = (name: "accepted" | "finished") => figures.months.reduce((total, month) => total + month[name], 0);
  expect([figures.accepted, figures.finished, figures.months.length]).toEqual([sum("accepted"), sum("finished"), 12]);
});

test("visits come as JSON inside a text", async () => {
  const { data } = await answerTo<{ data: unknown }>("POST yhzx/yhfwl");
  expect(typeof data).toBe("string");
  const visits = JSON.parse(String(data)) as { total: number; today: number };
  expect(Object.keys(visits)).toEqual(["total", "today"]);
  expect(visits.total).toBeGreaterThanOrEqual(visits.today);
  expect(await contract().call(userVisits, {})).toEqual(visits);
});

test("免证办: the index counts the tasks and licences that come page by page", async () => {
  const call = contract().call;
  const index = await call(mzbIndex, { region: CITY });
  const [items, licences] = [await call(mzbItems, { region: CITY, pageSize: 20 }), await call(mzbLicences, { region: CITY, pageSize: 20 })];
  expect([index.items, index.licences]).toEqual([items.total, licences.total]);
  expect(items.list.every((item) => item.licences.length > 0)).toBe(true);
  const next = await call(mzbItems, { region: CITY, page: 2, pageSize: 20 });
  expect(new Set([...items.list, ...next.list].map(({ taskCode }) => taskCode)).size).toBe(40);
  const more = await call(mzbLicences, { region: CITY, page: 2, pageSize: 20 });
  expect(new Set([...licences.list, ...more.list].map(({ code }) => code)).size).toBe(40);
  for (const face of FACES) {
    const text = await mainOf(`/portal/${face}/public/mzb/index?region=${CITY}`);
    for (const { name } of index.hot.slice(0, 3)) expect(text, face).toContain(name);
  }
});

test("notices: page by page from data, one in full, the newest, and those about changed tasks", async () => {
  const call = contract().call;
  type Wire = { data: { data: { id: string }[]; total: number } };
  const raw = await answerTo<Wire>("GET data/noticeListNew", { region: "440000", pageSize: "5" });
  expect(raw.data.data).toHaveLength(5);
  const second = await answerTo<Wire>("GET data/noticeListNew", { region: "440000", pageSize: "5", page: "2" });
  expect(new Set([...raw.data.data, ...second.data.data].map(({ id }) => id)).size).toBe(10);
  const list = await call(noticeList, { region: "440000", pageSize: 5 });
  const [first] = Array.isArray(list) ? list : list.data;
  expect(first?.id).toBe(raw.data.data[0]?.id);
  expect(await call(noticeDetail, { id: first?.id ?? "" })).toMatchObject({
    id: first?.id,
    title: first?.title,
    date: first?.date,
    previous: { id: raw.data.data[1]?.id },
  });
  const current = await answerTo<{ data: { data: { id: string } } }>("GET data/noticeCurNew", { region: "440000" });
  expect(current.data.data.id).toBe(first?.id);
  expect((await call(newestNotice, { region: "440000" }))?.id).toBe(first?.id);
  const changes = await call(adjustmentNotices, { region: "440000", pageSize: 5 });
  expect(new Set(changes.list.map(({ kind }) => kind))).toEqual(new Set(["事项调整"]));
  expect(changes.total).toBeLessThan(raw.data.total);
});

test("the notice above the home page is the newest one while it is not older than seven days, and none afterwards", async () => {
  const call = contract().call;
  for (const region of ["440000", CITY]) {
    const newest = await call(newestNotice, { region });
    const age = (Date.now() - Date.parse(`${newest?.date.slice(0, 10)}T00:00:00+08:00`)) / 86_400_000;
    const { notice } = await call(indexNotice, { region });
    expect(notice, region).toEqual(age < 8 ? { id: newest?.id, text: newest?.title, url: `/portal/notice?id=${newest?.id}` } : null);
  }
});

test("standing pages and questions are answered, and are what the pages show", async () => {
  const call = contract().call;
  const about = await call(articleDetail, { key: "about-me" });
  const { list, topics, total } = await call(questionList, { region: CITY, pageSize: 5 });
  expect(topics.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  for (const face of FACES) {
    const text = await mainOf(`/portal/${face}/about-me`);
    for (const { title } of about.sections) expect(text, face).toContain(title);
    const questions = await mainOf(`/portal/${face}/faq?region=${CITY}`);
    for (const { question } of list) expect(questions, face).toContain(question);
  }
});

test("every list of open government is answered, with as many entries as are counted", async () => {
  const call = contract().call;
  const counts = await call(listCounts, { region: COUNTY });
  for (const { key, name } of EASY_LISTS) {
    const list = await call(easyList, { region: COUNTY, key, pageSize: 3 });
    expect([list.name, list.total], key).toEqual([name, counts.find((one) => one.key === key)?.count]);
  }
  const services = await call(publicServices, { region: COUNTY, pageSize: 50 });
  expect(services.total).toBeGreaterThan(50);
  expect(new Set(services.list.map(({ kind }) => kind))).toEqual(new Set(["11"]));
  const intermediaries = await call(intermediaryServices, { region: "440000", pageSize: 100 });
  expect(intermediaries.list).toHaveLength(intermediaries.total);
  for (const { key, name } of FEE_CATALOGUES) {
    const fees = await call(feeCatalogue, { region: "440000", type: key, pageSize: 200 });
    expect([fees.name, fees.list.length], key).toEqual([name, fees.total]);
  }
  const catalogue = await call(generalCatalogue, { region: COUNTY, pageSize: 20 });
  expect(new Set(catalogue.list.map(({ basicCode }) => basicCode)).size).toBe(20);
  const features = await call(innovations, { region: CITY });
  const all = await call(conveniences, { region: CITY });
  expect(features.reduce((sum, { list }) => sum + list.length, 0)).toBe(all.length);
  const [department] = await call(dutyDepartments, { region: "440000" });
  const duties = await call(dutyCounts, { DEPT_CODE: department?.orgCode ?? "" });
  expect(duties).toEqual({ total: department?.total, types: department?.types });
});

test("ratings: statistics add up, levels and reasons are listed, published ratings name nobody, and a wrong receipt is no rating", async () => {
  const call = contract().call;
  const figures = await call(ratings, { region: QUIET_CITY });
  expect(figures.levels.reduce((sum, { count }) => sum + count, 0)).toBe(figures.evaluations);
  expect(figures.good + figures.bad).toBe(figures.evaluations);
  const form = await call(ratingForm, {});
  expect(form.levels.map(({ value }) => value)).toEqual([5, 4, 3, 2, 1]);
  expect(form.levels.filter(({ bad }) => bad).every(({ reasons }) => reasons.length > 3)).toBe(true);
  const published = await call(ratingList, { region: "440000", pageSize: 20 });
  expect(published.list.map(({ applicant }) => applicant).filter((name) => !/\*|样例|公司$/.test(name))).toEqual([]);
  expect((await send("POST hcp/add", { applicant: "样例张三", receipt: "440100202611180001", level: "5" })).status).toBe(404);
});

test("how authorities perform, and who keeps the promised time, by region and department", async () => {
  const call = contract().call;
  const figures = await call(supervision, { region: QUIET_CITY });
  const { window, online, express } = figures.channels;
  expect(window + online + express).toBeCloseTo(100, 0);
  const times = await call(timeliness, { region: QUIET_CITY });
  expect(times.finished).toBe((await call(workOrderStatistics, { region: QUIET_CITY })).finished);
  expect(times.regions.every(({ code }) => code.startsWith(QUIET_CITY.slice(0, 4)))).toBe(true);
  for (const face of FACES) expect(await mainOf(`/portal/${face}/supervision?region=${QUIET_CITY}`), face).toContain(`${times.onTimeRate}%`);
});

test("the lists that are open data are named with as many rows as their files have", async () => {
  const datasets = await contract().call(openDatasets, {});
  expect(datasets.length).toBeGreaterThan(3);
  const list = datasets.find(({ key }) => key === "departments") ?? datasets[0];
  const file = await fetch(new URL(`/portal/open-data/${list?.key}.csv`, (await send("GET data/openDatasets")).url));
  expect(file.status).toBe(200);
  expect((await file.text()).trim().split("\r\n")).toHaveLength((list?.count ?? 0) + 1);
});
