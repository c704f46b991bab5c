import {
  auditItems,
  catalogDetail,
  companyIndex,
  companySub,
  hotMatters,
  indexNotice,
  navIndex,
  newestNotice,
  oneThingIndex,
  personIndex,
  personSub,
  recommendedItems,
  recommendedItemsById,
  searchService,
  subItems,
} from "@onehall/api";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { openHost } from "../testing";

onEachDatabase((_, open) => {
  test("services by theme and by event, for people and for companies", { timeout: 120_000 }, async () => {
    const { client, statements, request } = await openHost(open);
    const within = async <T>(most: number, work: Promise<T>): Promise<T> => {
      statements.count = 0;
      const result = await work;
      expect(statements.count, "statements of one answer").toBeLessThanOrEqual(most);
      return result;
    };
    const person = await within(8, client.call(personIndex, { region: "440106" }));
    expect(person.themes.find((theme) => theme.name === "户籍办理")).toMatchObject({ catalogCode: "001001010" });
    expect(person.activities.map((event) => event.name)).toEqual(expect.arrayContaining(["结婚成家", "退休养老", "身后事"]));
    expect([...person.themes, ...person.activities].every((entry) => entry.count > 0)).toBe(true);
    expect(person.departments.find((office) => office.name === "广州市公安局天河区分局")?.count).toBeGreaterThan(10);
    expect(person.hot).toHaveLength(10);
    const company = await within(8, client.call(companyIndex, { region: "440106" }));
    expect(company.activities.map((event) => event.name)).toContain("招工用工");
    // A town has no departments of its own: those of its district do the work.
    expect((await client.call(personIndex, { region: "440106001000" })).departments.map((office) => office.name)).toContain("广州市公安局天河区分局");

    const event = person.activities.find((entry) => entry.name === "结婚成家");
    if (!event) throw new Error("no event 结婚成家");
    const sub = await within(8, client.call(personSub, { region: "440106", catalogCode: event.catalogCode, pageSize: 50 }));
    expect(sub.theme).toEqual(event);
    expect(sub.total).toBe(event.count);
    expect(sub.items.map((item) => item.name)).toEqual(expect.arrayContaining(["公民婚育一件事", "结婚登记"]));
    expect(sub.children.map((theme) => theme.name)).toEqual(["婚姻登记"]);
    const two = await client.call(personSub, { region: "440106", catalogCode: event.catalogCode, page: 2, pageSize: 2 });
    expect(two.items.map((item) => item.name)).toEqual(sub.items.slice(2, 4).map((item) => item.name));

    const root = await client.call(personSub, { region: "440106", catalogCode: "001001", pageSize: 1 });
    expect(root.theme).toMatchObject({ name: "个人服务主题", count: root.total });
    expect(root.children).toHaveLength(32);
    const online = await client.call(companySub, { region: "440106", catalogCode: "001002030", onlyOnline: "1" });
    expect(online.items.every((item) => item.online)).toBe(true);
    const office = person.departments.find((one) => one.name === "广州市公安局天河区分局");
    const police = await client.call(personSub, { region: "440106", catalogCode: "001001", departmentCode: office?.orgCode, pageSize: 1 });
    expect(police.total).toBe(office?.count);

    const detail = await within(4, client.call(catalogDetail, { region: "440106", code: event.catalogCode }));
    expect(detail).toMatchObject({ ...event, parent: { code: "001003", name: "人生大事" }, children: [{ name: "婚姻登记" }] });
    expect(await client.call(catalogDetail, { code: "001001" })).toMatchObject({ parent: null, name: "个人服务主题" });
    const refused = await request("node/gdbsBusiness/personSub?catalogCode=001002005", { method: "POST" });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("不是给个人办事的")]);
    expect((await request("node/gdbsBusiness/getCodeDetail?code=001001777", { method: "POST" })).status).toBe(404);
  });

  test("recommendations, notices, the picker's first level", { timeout: 120_000 }, async () => {
    const { client, statements, services } = await openHost(open);
    const offered = await client.call(searchService, { region: "440106" });
    expect(offered.hotWords.length).toBeGreaterThan(0);
    expect(offered.person).toHaveLength(6);
    expect(offered.legal_person).toHaveLength(6);
    expect(offered.person[0]?.service_code).toMatch(/^11440106/);
    expect(await client.call(recommendedItems, { region: "440106", audience: "2" })).toHaveLength(8);

    const marriage = (await client.call(oneThingIndex, { region: "440106" })).find((one) => one.name === "公民婚育一件事");
    const before = statements.count;
    const beside = await client.call(recommendedItemsById, { id: marriage?.taskCode ?? "" });
    expect(statements.count - before).toBeLessThanOrEqual(4);
    expect(beside).toHaveLength(8);
    expect(beside.map((task) => task.service_name)).toEqual(expect.arrayContaining(["结婚登记", "夫妻投靠户口迁移"]));
    const member = beside.find((task) => task.service_name === "结婚登记");
    const [nearest] = await client.call(recommendedItemsById, { id: member?.service_code ?? "" });
    expect(nearest).toEqual({ service_code: marriage?.taskCode, service_name: "公民婚育一件事" });

    const newest = await client.call(newestNotice, { region: "440000" });
    expect(newest?.date.slice(0, 10) ?? "").not.toBe("");
    const above = await client.call(indexNotice, { region: "440000" });
    expect(above.notice).toEqual({ id: newest?.id, text: newest?.title, url: `/portal/notice?id=${newest?.id}` });
    services.now = () => new Date("2027-03-01T02:00:00Z");
    expect(await client.call(indexNotice, { region: "440000" })).toEqual({ notice: null });

    const province = await client.call(navIndex, {});
    expect([province.halls.length, province.cities.length, province.counties.length]).toEqual([21, 21, 0]);
    expect(province.departments.length).toBeGreaterThan(40);
    const district = await client.call(navIndex, { regCode: "440106" });
    expect(district.cities).toEqual(province.halls);
    expect(district.counties.every((town) => town.code.startsWith("440106"))).toBe(true);
    expect(district.counties.length).toBeGreaterThan(10);
    const city = await client.call(navIndex, { regCode: "440100" });
    expect(city.counties.map(({ code }) => code)).toContain("440106");
    const withDuties = await client.call(navIndex, { responsibility: "1" });
    expect(withDuties.departments).toEqual(province.departments.filter(({ dept_type }) => dept_type === "1"));
  });

  test("hot matters by theme and event", { timeout: 120_000 }, async () => {
    const { client, statements } = await openHost(open);
    statements.count = 0;
    const { themes, activities } = await client.call(hotMatters, { region: "440106" });
    expect(statements.count).toBeLessThanOrEqual(4);
    const person = await client.call(personIndex, { region: "440106" });
    const byCode = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
    expect(themes.toSorted(byCode).map(({ id, count }) => [id, count])).toEqual(person.themes.map(({ catalogCode, count }) => [catalogCode, count]));
    expect(activities.toSorted(byCode).map(({ id }) => id)).toEqual(person.activities.map(({ catalogCode }) => catalogCode));
    expect(themes.map(({ weights }) => weights)).toEqual(themes.map((_group, index) => index + 1));
    for (const { id, name, hot, items } of [...themes, ...activities]) {
      expect(items.length, name).toBeGreaterThan(0);
      expect(items.map((item) => item.hot)).toEqual(items.map((item) => item.hot).toSorted((one, other) => other - one));
      expect(hot).toBeGreaterThanOrEqual(items.reduce((sum, item) => sum + item.hot, 0));
      expect(items.every((item) => item.parentId === id && item.parentName === name)).toBe(true);
    }
    const [first] = themes;
    const listed = await client.call(personSub, { region: "440106", catalogCode: first?.id ?? "" });
    expect(first?.items.map((item) => item.taskCode)).toEqual(listed.items.slice(0, 6).map((item) => item.taskCode));
    expect((await client.call(hotMatters, { audience: "2" })).activities.map(({ name }) => name)).toContain("招工用工");
  });

  test("what lies below the tasks of a list: cities, counties, joined tasks", { timeout: 120_000 }, async () => {
    const { client, statements, request } = await openHost(open);
    const { items } = await client.call(auditItems, { AREA_CODE: "440000", PAGESIZE: 10 });
    const codes = items.map(({ taskCode }) => taskCode);
    statements.count = 0;
    const below = await client.call(subItems, { region: "440000", taskCodes: codes.join(",") });
    expect(statements.count).toBeLessThanOrEqual(7);
    expect(below.length).toBeGreaterThan(0);
    const wide = below.find(({ kind, list }) => kind === "offices" && list.length === 21);
    expect(wide?.list[0]).toMatchObject({ name: "广州市" });
    expect(wide?.list.every(({ taskCode }, index) => taskCode !== wide.list[index - 1]?.taskCode)).toBe(true);
    expect(below.map(({ taskCode }) => codes.indexOf(taskCode))).toEqual(below.map(({ taskCode }) => codes.indexOf(taskCode)).toSorted((a, b) => a - b));

    const { items: combined } = await client.call(auditItems, { AREA_CODE: "440106", TASK_TYPE: "TC", PAGESIZE: 10 });
    const marriage = combined.find(({ name }) => name === "公民婚育一件事");
    const [joined] = await client.call(subItems, { region: "440106", taskCodes: marriage?.taskCode ?? "" });
    expect(joined?.kind).toBe("members");
    expect(joined?.list.map(({ name }) => name)).toContain("结婚登记");
    expect(await client.call(subItems, { region: "440106001001", taskCodes: marriage?.taskCode.replace(/.$/, "X") ?? "" })).toEqual([]);
    expect(await client.call(subItems, { region: "440106" })).toEqual([]);
    const many = Array.from({ length: 11 }, () => codes[0]).join(",");
    expect((await request(`node/gdbsBusiness/subItems?taskCodes=${many}`, { method: "POST" })).status).toBe(400);
  });
});
