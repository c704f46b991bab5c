import {
  adjustmentNotices,
  auditItemDetail,
  auditItems,
  conveniences,
  dutyCounts,
  dutyDepartments,
  dutyDetail,
  dutyList,
  easyList,
  EASY_LISTS,
  feeCatalogue,
  FEE_CATALOGUES,
  generalCatalogue,
  innovations,
  intermediaryServices,
  LIST_TYPES,
  listCounts,
  listOfType,
  mzbIndex,
  mzbItems,
  mzbLicences,
  openGovernment,
  peopleAndGovernment,
  publicServices,
  statistics,
  taskTypesOfDepartment,
} from "@onehall/api";
import { expect, test } from "vitest";
import { type Database, sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { listsOf } from "../../province/families/open-government/task-lists";
import { smallPack } from "../../province/testing";
import { type Host, openHost } from "../testing";

const PROVINCE = "440000";
const POLICE = "U64900006";
const LABOUR = "553612461";

/** What one and the same answer is: names in order. */
const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

type ItemPlace = { task: string; region: string; code: string };
const itemPlaces = sql<ItemPlace>`SELECT task.slug AS task, item.region, item.code FROM item JOIN task ON task.id = item.task_id ORDER BY item.region`;

/** What a region offers, worked out the long way: of each task its own item, else one above, else the first inside. */
async function offered(database: Database, path: readonly string[]): Promise<Map<string, ItemPlace>> {
  const rows = await database.all(itemPlaces);
  const current = path.at(-1) ?? "";
  const stem = current.length === 6 ? current.replace(/(?:00)+$/, "") : current.replace(/000$/, "");
  const found = new Map<string, ItemPlace>();
  for (const region of path.toReversed()) for (const row of rows) if (row.region === region && !found.has(row.task)) found.set(row.task, row);
  for (const row of rows) if (row.region.startsWith(stem) && !found.has(row.task)) found.set(row.task, row);
  return found;
}

/** Lists of tasks hold what the tasks say, with their own item in each region, and count it. */
async function listsHoldWhatTasksSay({ client, statements, services: { database } }: Host): Promise<void> {
  for (const path of [[PROVINCE], [PROVINCE, "440300"], [PROVINCE, "440100", "440106"], [PROVINCE, "441900"]]) {
    const region = path.at(-1) ?? "";
    const reach = await offered(database, path);
    const counted = await client.call(listCounts, { region });
    expect(counted).toHaveLength(LIST_TYPES.length + EASY_LISTS.length + 2);
    const check = async (key: string, page: { total: number; list: readonly { name: string; taskCode: string }[] }) => {
      const expected = smallPack().tasks.filter((task) => listsOf(task).includes(key) && reach.has(task.id));
      expect(page.total, `${key} in ${region}`).toBe(expected.length);
      expect(page.total, `${key} has content in ${region}`).toBeGreaterThan(0);
      expect(counted.find((list) => list.key === key)?.count).toBe(page.total);
      expect(new Map(page.list.map(({ name, taskCode }) => [name, taskCode]))).toEqual(new Map(expected.map((task) => [task.name, reach.get(task.id)?.code])));
      const heat = page.list.map(({ name }) => expected.find((task) => task.name === name)?.hot ?? 0);
      expect(heat).toEqual([...heat].sort((one, other) => other - one));
    };
    for (const { type } of LIST_TYPES) {
      statements.count = 0;
      const page = await client.call(listOfType, { region, type, pageSize: 200 });
      expect(statements.count).toBeLessThanOrEqual(3);
      await check(String(type), page);
    }
    for (const { key } of EASY_LISTS) await check(key, await client.call(easyList, { region, key, pageSize: 200 }));
    await check("public", await client.call(publicServices, { region, pageSize: 200 }));
    await check("mzb", await client.call(mzbItems, { region, pageSize: 200 }));
  }
}

/** Towns and villages have the lists of their county, with their own items first. */
async function townsHaveTheListsOfTheirCounty({ client, services: { database } }: Host): Promise<void> {
  const village = smallPack().regions.find((region) => region.parent === "440106001000" && !region.hidden)?.code ?? "";
  const county = await offered(database, [PROVINCE, "440100", "440106"]);
  for (const path of [["440106001000"], ["440106001000", village]]) {
    const region = path.at(-1) ?? "";
    const here = await offered(database, [PROVINCE, "440100", "440106", ...path]);
    const own = [...here.values()].filter((item) => path.includes(item.region));
    const page = await client.call(easyList, { region, key: "nearby", pageSize: 200 });
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(page.list.map((item) => item.taskCode))).toEqual(
      new Set([
        ...own.map((item) => item.code),
        ...page.list.map((item) => item.taskCode).filter((code) => [...county.values()].some((item) => item.code === code && item.region.length === 6)),
      ]),
    );
    expect((await client.call(listCounts, { region })).find((list) => list.key === "nearby")?.count).toBe(page.total);
    expect(page.total).toBe(page.list.length);
  }
}

/** Pages, words and departments narrow a list down. */
async function listsNarrowDown({ client }: Host): Promise<void> {
  const all = await client.call(listOfType, { region: "440106", type: 8, pageSize: 200 });
  const pages = await Promise.all([1, 2, 3].map((page) => client.call(listOfType, { region: "440106", type: "8", pageSize: 7, page })));
  expect(pages.flatMap((page) => names(page.list))).toEqual(names(all.list).slice(0, 21));
  expect(pages.map((page) => page.total)).toEqual([all.total, all.total, all.total]);
  expect((await client.call(listOfType, { region: "440106", type: 8, page: 1000 })).list).toEqual([]);
  const words = await client.call(listOfType, { region: "440106", type: 8, keyword: "居住证", pageSize: 200 });
  expect(words.total).toBeGreaterThan(0);
  expect(names(words.list)).toEqual(all.list.filter(({ name, phrase }) => `${name}${phrase}`.includes("居住证")).map(({ name }) => name));
  for (const hostile of ["%", "_", "!", "'", "\\"]) expect((await client.call(listOfType, { type: 8, keyword: hostile })).total, hostile).toBe(0);
  const police = await client.call(listOfType, { region: "440106", type: 8, departmentCode: POLICE, pageSize: 200 });
  expect(new Set(names(police.list))).toEqual(
    new Set(names(all.list).filter((name) => smallPack().tasks.find((task) => task.name === name)?.department === "police")),
  );
  expect(police.total).toBe(police.list.length);
  await expect(client.call(listOfType, { type: 9 })).rejects.toMatchObject({ status: 400 });
  await expect(client.call(easyList, { key: "never" as "online" })).rejects.toMatchObject({ status: 400 });
  await expect(client.call(listOfType, { type: 8, region: "449999" })).rejects.toMatchObject({ status: 404 });
  await expect(client.call(listOfType, { type: 8, departmentCode: "000000000" })).rejects.toMatchObject({ status: 404 });
}

/** The general catalogue is every task, once. */
async function catalogueIsEveryTaskOnce({ client, statements }: Host): Promise<void> {
  statements.count = 0;
  const { list, total } = await client.call(generalCatalogue, { pageSize: 200 });
  expect(statements.count).toBeLessThanOrEqual(3);
  expect(total).toBe((await client.call(auditItems, { AREA_CODE: PROVINCE })).total);
  expect(new Set(list.map((entry) => entry.basicCode)).size).toBe(list.length);
  expect(list.find((entry) => entry.name === "居民身份证换领")).toMatchObject({
    kind: "07",
    kindLabel: "行政确认",
    deptName: "广东省公安厅",
    levels: "县级",
  });
  const subsistence = list.find((entry) => entry.name.startsWith("最低生活保障"));
  expect(subsistence?.levels).toBe("镇街、村居");
  const licences = await client.call(generalCatalogue, { kind: "01", pageSize: 200, region: "440106" });
  expect(licences.total).toBe(smallPack().tasks.filter((task) => task.kind === "01").length);
  expect(licences.list.every((entry) => entry.kind === "01")).toBe(true);
  expect((await client.call(generalCatalogue, { keyword: "居民身份证", departmentCode: LABOUR })).total).toBe(0);
}

/** Without certificates: items name the licences, licences count the items. */
async function withoutCertificates({ client, statements }: Host): Promise<void> {
  statements.count = 0;
  const index = await client.call(mzbIndex, { region: "440106" });
  expect(statements.count).toBeLessThanOrEqual(6);
  expect(index.hot).toHaveLength(8);
  const items = await client.call(mzbItems, { region: "440106", pageSize: 200 });
  const licences = await client.call(mzbLicences, { region: "440106", pageSize: 200 });
  expect([index.items, index.licences]).toEqual([items.total, licences.total]);
  expect(index.hotLicences).toEqual(licences.list.slice(0, 12));
  expect(items.list.every((item) => item.licences.length > 0)).toBe(true);
  const card = licences.list.find(({ name }) => name === "居民身份证");
  const using = smallPack().tasks.filter((task) => task.materials.some((material) => material.licence === "居民身份证"));
  expect(card).toMatchObject({ code: "licence-id-card", issuer: "公安机关", items: using.length });
  expect(licences.list.every(({ items: n }) => n > 0)).toBe(true);
  for (const { code, name, items: n } of licences.list.slice(0, 3)) {
    const saved = await client.call(mzbItems, { region: "440106", licence: code, pageSize: 200 });
    expect([saved.total, saved.list.length]).toEqual([n, n]);
    expect(saved.list.every((item) => item.licences.includes(name))).toBe(true);
  }
  expect((await client.call(mzbItems, { licence: "licence-of-nothing" })).list).toEqual([]);
  expect((await client.call(mzbLicences, { keyword: "驾驶证" })).list.map(({ name }) => name)).toEqual(["机动车驾驶证"]);
}

/** Duties: what the department's level exercises, by type, in full. */
async function dutiesOfDepartments({ client, statements }: Host): Promise<void> {
  const all = async (input: Partial<Parameters<typeof dutyList.select>[0]> & { DEPT_CODE: string; AREACODE?: string; ISPROVINCE?: "0" | "1" }) =>
    client.call(dutyList, {
      pageSize: 200,
      DEPT_CODE: input.DEPT_CODE,
      ...(input.AREACODE ? { AREACODE: input.AREACODE } : {}),
      ...(input.ISPROVINCE ? { ISPROVINCE: input.ISPROVINCE } : {}),
    });
  statements.count = 0;
  const province = await all({ DEPT_CODE: POLICE });
  expect(statements.count).toBeLessThanOrEqual(4);
  const tianhe = await all({ DEPT_CODE: "U64901068" });
  const asked = await all({ DEPT_CODE: POLICE, AREACODE: "440106" });
  expect(tianhe.list.map(({ ROWGUID }) => ROWGUID)).toEqual(asked.list.map(({ ROWGUID }) => ROWGUID));
  expect(tianhe.list.map(({ TASK_NAME }) => TASK_NAME)).toContain("对酒后驾驶机动车的处罚");
  expect(province.list.map(({ TASK_NAME }) => TASK_NAME)).not.toContain("对酒后驾驶机动车的处罚");
  expect(tianhe.list.every(({ DEPT_NAME }) => DEPT_NAME === "广州市公安局天河区分局")).toBe(true);
  expect(tianhe.list.map(({ TASK_NAME }) => TASK_NAME)).toContain("居民身份证换领");
  expect((await all({ DEPT_CODE: POLICE, AREACODE: "440106", ISPROVINCE: "1" })).total).toBeLessThan(asked.total);

  const counts = await client.call(dutyCounts, { DEPT_CODE: "U64901068" });
  expect(counts.total).toBe(tianhe.total);
  for (const { code, count } of counts.types) {
    const { total, list } = await client.call(dutyList, { DEPT_CODE: "U64901068", TASK_TYPE: code, pageSize: 200 });
    expect([total, list.length]).toEqual([count, count]);
    expect(list.every(({ TASK_TYPE }) => TASK_TYPE === code)).toBe(true);
  }
  expect((await client.call(dutyList, { DEPT_CODE: "U64901068", KEYWORD: "酒后" })).list).toHaveLength(1);
  const paged = await Promise.all([1, 2].map((pageNum) => client.call(dutyList, { DEPT_CODE: "U64901068", pageNum, pageSize: 9 })));
  expect(paged.flatMap(({ list }) => list)).toEqual(tianhe.list.slice(0, 18));

  const penalty = await client.call(dutyDetail, { ITEMGUID: "drunk-driving-penalty", DEPT_CODE: "U64901068" });
  expect(penalty).toMatchObject({
    USE_LEVEL: "市级、县级",
    EXERCISER: "广州市公安局天河区分局",
    TASK_CODE: "",
    COMPLAINT_PHONE: "12345",
    CATALOG_ID: "drunk-driving-penalty",
  });
  expect(penalty.BASIS[0]).toContain("《中华人民共和国道路交通安全法》第九十一条");
  for (const part of [penalty.PROCESS, penalty.RESPONSIBILITY, penalty.ACCOUNTABILITY]) expect(part.length).toBeGreaterThan(2);
  const renewal = await client.call(dutyDetail, { ITEMGUID: "id-card-renewal", DEPT_CODE: "U64901068" });
  expect((await client.call(auditItemDetail, { TASK_CODE: renewal.TASK_CODE })).region.code).toBe("440106");
  expect((await client.call(dutyDetail, { ITEMGUID: "id-card-renewal" })).EXERCISER).toBe("广东省公安厅");
  await expect(client.call(dutyDetail, { ITEMGUID: "nothing" })).rejects.toMatchObject({ status: 404 });
  await expect(client.call(dutyDetail, { ITEMGUID: "../x" })).rejects.toMatchObject({ status: 400 });
}

/** Every department has duties, in the province and where it has offices; a city without counties has both levels. */
async function everyDepartmentHasDuties({ client, statements }: Host): Promise<void> {
  const { departments } = smallPack();
  statements.count = 0;
  const province = await client.call(dutyDepartments, {});
  expect(statements.count).toBeLessThanOrEqual(3);
  expect(province.length).toBeGreaterThan(40);
  expect(province.every(({ total, types }) => total > 0 && total === types.reduce((sum, type) => sum + type.count, 0))).toBe(true);
  const city = await client.call(dutyDepartments, { region: "440300" });
  const county = await client.call(dutyDepartments, { region: "440106" });
  const both = await client.call(dutyDepartments, { region: "441900" });
  const served = new Set([...province, ...city, ...county].map(({ name }) => name));
  expect(served.size).toBeGreaterThan(departments.length);
  const police = (list: typeof city) => list.find(({ name }) => name.includes("公安局"))?.total ?? 0;
  expect(police(both)).toBeGreaterThanOrEqual(Math.max(police(city), police(county)));
  const one = city.find(({ name }) => name === "深圳市公安局");
  expect((await client.call(dutyCounts, { DEPT_CODE: one?.orgCode ?? "" })).total).toBe(one?.total);
  expect(await client.call(dutyDepartments, { region: "440106001000" })).toEqual([]);
}

/** Matter types of a department add up to its list. */
async function typesAddUp({ client, statements }: Host): Promise<void> {
  for (const orgNumber of [POLICE, "U64901068"]) {
    statements.count = 0;
    const types = await client.call(taskTypesOfDepartment, { orgNumber });
    expect(statements.count).toBeLessThanOrEqual(4);
    const { total } = await client.call(auditItems, { DEPT_CODE: orgNumber });
    expect(types.reduce((sum, type) => sum + type.count, 0)).toBe(total);
    expect(types.every(({ count, label }) => count > 0 && label !== "")).toBe(true);
  }
}

/** Agents and fees: catalogues of the province with the tasks of the region. */
async function agentsAndFees({ client, statements }: Host): Promise<void> {
  statements.count = 0;
  const agents = await client.call(intermediaryServices, { region: "440106", pageSize: 200 });
  expect(statements.count).toBeLessThanOrEqual(4);
  const retained = await client.call(intermediaryServices, { retained: "1", pageSize: 200 });
  expect(retained.total).toBeGreaterThanOrEqual(20);
  expect(retained.list).toHaveLength(retained.total);
  expect(retained.list.every((entry) => entry.retained)).toBe(true);
  expect(agents.total).toBeGreaterThan(retained.total);
  const driver = agents.list.find(({ name }) => name === "机动车驾驶人身体条件检查");
  expect(driver?.tasks.map(({ name }) => name)).toEqual([
    "机动车驾驶证期满换证",
    "机动车驾驶证初次申领",
    "机动车驾驶人提交身体条件证明（70周岁以上）",
    "持境外驾驶证换领国内驾驶证",
  ]);
  expect(driver?.tasks[0]?.taskCode.slice(2, 8)).toBe("440106");
  for (const { key, name } of FEE_CATALOGUES) {
    const fees = await client.call(feeCatalogue, { type: key, pageSize: 200 });
    expect(fees).toMatchObject({ type: key, name });
    expect(fees.total).toBe(fees.list.length);
    expect(fees.total).toBeGreaterThan(10);
    expect(fees.list.every(({ basis, standard, deptName }) => basis.length > 0 && standard !== "" && deptName !== "")).toBe(true);
  }
  const cards = await client.call(feeCatalogue, { type: "xingzheng", keyword: "身份证", region: "440106" });
  expect(cards.list.map(({ name }) => name)).toEqual(["居民身份证工本费"]);
  expect(names(cards.list[0]?.tasks ?? [])).toContain("居民身份证换领");
  const police = await client.call(feeCatalogue, { type: "xingzheng", departmentCode: "U64901068", pageSize: 200 });
  expect(new Set(police.list.map(({ deptName }) => deptName))).toEqual(new Set(["广东省公安厅"]));
  const second = await client.call(feeCatalogue, { type: "xingzheng", pageSize: 5, page: 2 });
  expect(second.list).toEqual((await client.call(feeCatalogue, { type: "xingzheng", pageSize: 200 })).list.slice(5, 10));
}

/** Open government: lists in groups that fit the region, and channels that lead somewhere. */
async function openGovernmentAndChannels({ client, statements }: Host): Promise<void> {
  statements.count = 0;
  const groups = await client.call(openGovernment, { region: PROVINCE });
  expect(statements.count).toBeLessThanOrEqual(9);
  const information = groups.filter(({ part }) => part === "政府信息公开").flatMap(({ list }) => list);
  expect(information.length).toBeGreaterThanOrEqual(150);
  expect(groups.some(({ part }) => part === "办事信息公开")).toBe(true);
  expect(groups.every(({ list }) => list.length > 0)).toBe(true);
  expect(groups.flatMap(({ list }) => list).every(({ url, count }) => url.startsWith("/portal/") && !/[{}]/.test(url) && count !== 0)).toBe(true);
  const windows = async (region: string) =>
    (await client.call(openGovernment, { region })).flatMap(({ list }) => list.map(({ url }) => url)).filter((url) => /-hall/.test(url));
  expect((await windows("440106")).every((url) => /branch-hall\?orgCode=\w{9}&region=440106$/.test(url))).toBe(true);
  expect(new Set(await windows("440106001000"))).toEqual(new Set(["/portal/v2/country-hall?region=440106001000"]));
  const tianhe = await client.call(openGovernment, { region: "440106" });
  expect(tianhe.find(({ key }) => key === "duties")?.list.length).toBeGreaterThan(0);
  expect(JSON.stringify(tianhe)).toContain("广州市公安局天河区分局权责清单");
  const offices = tianhe.find(({ key }) => key === "service-departments")?.list ?? [];
  const police = offices.find(({ name }) => name === "广州市公安局天河区分局");
  expect(police?.count).toBe(smallPack().tasks.filter((task) => task.department === "police" && task.offered.includes("county")).length);

  const channels = await client.call(peopleAndGovernment, { region: "440106" });
  expect(channels.map(({ name }) => name)).toEqual(["直播访谈", "意见征集", "领导留言", "信访", "咨询", "建议"]);
  expect(channels.flatMap(({ list }) => list).every(({ url }) => /^(https:|tel:|\/portal\/)/.test(url) && !/[{}]/.test(url))).toBe(true);
}

/** What is special: four groups; a city sees its own, the province all. */
async function whatIsSpecial({ client, statements }: Host): Promise<void> {
  statements.count = 0;
  const province = await client.call(innovations, {});
  expect(statements.count).toBeLessThanOrEqual(2);
  expect(names(province)).toEqual(expect.arrayContaining(["特色便民服务", "弱势群体服务", "特色地市服务"]));
  const cities = (list: typeof province) => names(list.find(({ key }) => key === "cities")?.list ?? []);
  expect(cities(province).length).toBeGreaterThanOrEqual(8);
  expect(cities(await client.call(innovations, { region: "440300" }))).toEqual(["深圳：秒批秒报"]);
  const tianhe = await client.call(innovations, { region: "440106" });
  expect(cities(tianhe)).toEqual(["广州：跨城通办"]);
  const [, code = ""] = /^\/portal\/v2\/guide\/(.*)$/.exec(tianhe.flatMap(({ list }) => list).find(({ name }) => name === "身份证全国通办")?.url ?? "") ?? [];
  expect((await client.call(auditItemDetail, { TASK_CODE: code })).region.code).toBe("440106");
  expect(await client.call(conveniences, { region: "440106" })).toEqual(tianhe.flatMap(({ list }) => list));
}

/** Figures are counted, not typed in. */
async function figuresAreCounted({ client, statements }: Host): Promise<void> {
  statements.count = 0;
  const rows = await client.call(statistics, { region: "440106" });
  expect(statements.count).toBeLessThanOrEqual(5);
  const figure = (id: string) => rows.find((row) => row.id === id)?.count;
  expect(figure("figure-zero")).toBe((await client.call(listOfType, { region: "440106", type: 8 })).total);
  expect(figure("figure-tasks")).toBe((await client.call(auditItems, { AREA_CODE: "440106" })).total);
  expect(figure("figure-towns")).toBe(
    smallPack().regions.filter((region) => region.level === "town" && !region.hidden && region.code.startsWith("440106")).length,
  );
  expect(rows.map(({ sort }) => sort)).toEqual(rows.map((_row, index) => index));
  const province = await client.call(statistics, {});
  expect(province.every(({ count }) => count > 0)).toBe(true);
}

/** Notices of tasks that have changed. */
async function noticesOfChanges({ client }: Host): Promise<void> {
  const changed = smallPack().notices.filter(({ kind }) => kind === "事项调整");
  const all = await client.call(adjustmentNotices, { pageSize: 200 });
  expect(changed.length).toBeGreaterThan(5);
  expect(all.list.map(({ id }) => id)).toEqual(
    changed
      .map(({ id }) => id)
      .sort()
      .reverse(),
  );
  expect(all.total).toBe(changed.length);
  expect((await client.call(adjustmentNotices, { region: "440300", pageSize: 200 })).list.map(({ regionCode }) => regionCode)).not.toContain("440106");
  expect((await client.call(adjustmentNotices, { keyword: "博物馆" })).total).toBe(1);
  expect((await client.call(adjustmentNotices, { page: 2, pageSize: 3 })).list).toEqual(all.list.slice(3, 6));
}

// One import for several of them: it takes longer than all the answers.
const GROUPS: Readonly<Record<string, readonly ((host: Host) => Promise<void>)[]>> = {
  "lists of tasks": [listsHoldWhatTasksSay, townsHaveTheListsOfTheirCounty, listsNarrowDown, catalogueIsEveryTaskOnce, withoutCertificates],
  duties: [dutiesOfDepartments, everyDepartmentHasDuties, typesAddUp],
  "what is published": [agentsAndFees, openGovernmentAndChannels, whatIsSpecial, figuresAreCounted, noticesOfChanges],
};

onEachDatabase((_, open) => {
  test.each(Object.entries(GROUPS))("%s", { timeout: 240_000 }, async (_name, checks) => {
    const host = await openHost(open);
    for (const check of checks) await check(host);
  });
});
