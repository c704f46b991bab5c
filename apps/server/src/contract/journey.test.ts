import {
  auditItemDetail,
  auditItems,
  childRegions,
  currentRegion,
  feedbackAdd,
  feedbackGet,
  homeIndex,
  type InputOf,
  ipType,
  noticeDetail,
  noticeList,
  searchAll,
  sharedConfig,
  suggest,
} from "@onehall/api";
import { expect, test } from "vitest";
import { onEachDatabase } from "../data/testing";
import { smallPack } from "../province/testing";
import { openHost } from "./testing";

const task = (id: string) => {
  const found = smallPack().tasks.find((one) => one.id === id);
  if (!found) throw new Error(`no task ${id}`);
  return found;
};

onEachDatabase((_, open) => {
  test("from the home page to a guide and back with a receipt", { timeout: 60_000 }, async () => {
    const { client, statements } = await openHost(open);
    const within = async <T>(most: number, work: Promise<T>): Promise<T> => {
      statements.count = 0;
      const result = await work;
      expect(statements.count, "statements of one answer").toBeLessThanOrEqual(most);
      return result;
    };

    const shared = await within(0, client.call(sharedConfig, {}));
    expect(shared.site.name).toBe("一体化政务服务");
    expect(shared.nav.menu.map((entry) => entry.name)).toEqual(["首页", "个人服务", "法人服务", "特色创新", "好差评", "效能监督", "政务公开"]);
    expect(shared.sidebar.filter((entry) => entry.regions?.includes("440000")).map((entry) => entry.key)).toEqual(["hotline", "mobile"]);

    const { regions } = smallPack();
    const visible = (level: string) => regions.filter((region) => region.level === level && !region.hidden).length;
    const home = await within(12, client.call(homeIndex, { region: "440000" }));
    expect(home.counts).toMatchObject({ cities: 21, counties: visible("county"), towns: visible("town"), villages: visible("village") });
    expect(home.banner.sub, "no figure left to fill in").not.toMatch(/[{}]/);
    const tasks = { total: 0, online: 0, averageDays: 0, ...home.tasks };
    expect(tasks.total, "each task is counted once").toBeLessThan(home.counts.items);
    expect(tasks.online).toBeGreaterThan(0);
    expect(tasks.online).toBeLessThan(tasks.total);
    expect(tasks.averageDays).toBeGreaterThan(0);
    expect(home.hot_person).toHaveLength(10);
    expect(home.hot_company).toHaveLength(10);
    expect(home.news).toHaveLength(6);
    expect(home.services_person.find((theme) => theme.code === "090")).toMatchObject({ catalogCode: "001001090", name: "证件办理", icon: "id-card" });
    expect(home.faqs.every((faq) => faq.taskCode === undefined || faq.taskCode.length === 31)).toBe(true);
    expect([...home.services_person, ...home.services_company].every((theme) => theme.count > 0)).toBe(true);

    const tianhe = await within(4, client.call(currentRegion, { regCode: "440106" }));
    expect(tianhe.breadcrumbs.map((region) => region.name)).toEqual(["广东省", "广州市", "天河区"]);
    expect(tianhe.current).toMatchObject({
      code: "440106",
      upperCode: "440100",
      city: "广州市",
      county: "天河区",
      siteUrl: "/portal/v2/index?region=440106",
      orgType: "县级窗口",
    });
    expect(tianhe.halls).toHaveLength(
      visible("town") - regions.filter((region) => region.level === "town" && !region.hidden && !region.code.startsWith("440106")).length,
    );
    expect(tianhe.departments.find((one) => one.name === "广州市公安局天河区分局")).toMatchObject({
      orgCode: "U64901068",
      dept_type: "1",
      isDepartment: true,
      credit: expect.stringMatching(/^11440106U64901068/) as string,
    });

    const { list } = await within(8, client.call(suggest, { keyword: "身份证", region: "440106" }));
    expect(list[0]).toMatchObject({ type: "guide", highlightTerm: "身份证" });
    expect(list.filter((entry) => entry.type === "guide").every((entry) => entry.payload.length === 31)).toBe(true);

    const found = await within(20, client.call(searchAll, { keyword: "换身份证", region: "440106" }));
    const [hit] = found.guide.list;
    expect(hit).toMatchObject({
      name: "居民身份证换领",
      regionCode: "440106",
      regionName: "天河区",
      deptName: "广州市公安局天河区分局",
      promise: "15 个工作日（自受理之日起）",
      online: false,
      kind: "07",
      kindLabel: "行政确认",
    });
    expect(found.terms).toContain("身份证");
    expect(found.entrance.list.map((entry) => entry.name)).toEqual(expect.arrayContaining(["证件办理", "广州市公安局天河区分局"]));
    expect(found.qa.list[0]?.question).toContain("身份证");

    const guide = await within(4, client.call(auditItemDetail, { TASK_CODE: hit?.taskCode ?? "" }));
    const facts = task("id-card-renewal");
    expect(guide).toMatchObject({
      name: facts.name,
      phrase: facts.phrase,
      basicCode: facts.code,
      promisedDays: 15,
      statutoryDays: facts.statutory,
      visits: 1,
      online: "Ⅱ",
      region: { code: "440106", name: "天河区" },
      department: { name: "广州市公安局天河区分局" },
      themes: [{ catalogCode: "001001090", name: "证件办理" }],
      deadline: { date: "2026-12-11", provisional: false },
      consultPhone: "020-12345",
      complaintPhone: "12345",
      complete: true,
    });
    expect(guide.windows).toEqual([
      expect.objectContaining({ name: "就近的派出所户政窗口", address: "地址以当地公安机关公布的为准", phone: "020-12345" }),
      {
        name: "天河区政务服务中心",
        address: "广东省广州市天河区（示例地址，具体位置以当地公布为准）",
        phone: "020-12345",
        hours: "周一至周五 9:00–12:00，13:00–17:00（法定节假日除外）",
        note: "大厅里的“公安服务”窗口也可以办，可以预约；怕白跑的，先打电话问清楚。乘车：用手机地图搜“天河区政务服务中心”查公交、地铁线路，或者拨打 020-12345 问路。",
      },
    ]);
    expect(guide.materials.map((material) => material.name)).toEqual(facts.materials.map((material) => material.name));
    expect(guide.steps).toHaveLength(facts.steps.length);
    expect(guide.faqs.map((faq) => faq.question)).toEqual(facts.faqs.map((faq) => faq.question));
    expect(guide.refusals).toEqual(facts.refusals);

    const report = { kind: "error", content: "电话打不通", url: "/portal/v2/guide/1", reasons: "108,109" } as const;
    const receipt = await client.call(feedbackAdd, report, { idempotencyKey: "once" });
    expect(await client.call(feedbackAdd, report, { idempotencyKey: "once" })).toEqual(receipt);
    expect(await client.call(feedbackGet, receipt)).toMatchObject({ id: receipt.id, kind: "error", status: "received" });
    expect(await client.call(ipType, {})).toEqual({ code: 200, data: "ipv4" });
  });

  test("regions as pickers need them", { timeout: 60_000 }, async () => {
    const { client } = await openHost(open);
    const below = async (regCode: string) => (await client.call(childRegions, { regCode })).map((region) => region.name);
    expect(await below("440000")).toHaveLength(21);
    expect(await below("440400")).toContain("横琴粤澳深度合作区");
    expect(await below("441900")).toContain("东城街道");
    expect(await below("441900"), "a hidden zone").not.toContain("松山湖");
    expect(await below("440115")).toContain("港湾街道");
    expect(await below("440106001000")).toEqual(
      smallPack()
        .regions.filter((region) => region.parent === "440106001000")
        .map((region) => region.name),
    );
    const village = smallPack().regions.find((region) => region.parent === "440106001000")?.code ?? "";
    const point = await client.call(currentRegion, { regCode: village });
    expect(point).toMatchObject({
      departments: [],
      halls: [],
      current: { town: "五山街道", orgType: "村居办事点", siteUrl: `/portal/country-hall-child?region=${village}` },
    });
    expect(point.breadcrumbs).toHaveLength(5);
    // Statistical codes write a county with twelve digits.
    expect((await client.call(currentRegion, { regCode: "440106000000" })).current.code).toBe("440106");
  });

  test("lists narrow down, and say how many there are", { timeout: 60_000 }, async () => {
    const { client } = await openHost(open);
    const total = async (query: InputOf<typeof auditItems>) => (await client.call(auditItems, query)).total;
    const { tasks } = smallPack();
    const persons = tasks.filter((one) => one.audience.includes("person")).length;
    expect(await total({ AREA_CODE: "440000" })).toBe(tasks.length);
    expect(await total({ AREA_CODE: "440000", TASKTAG: "1" })).toBe(persons);
    expect(await total({ AREA_CODE: "440000", TASK_TYPE: "01" })).toBe(tasks.filter((one) => one.kind === "01").length);
    expect(await total({ AREA_CODE: "440000", TASK_TYPE: "21" }), "the code of another dictionary").toBe(tasks.filter((one) => one.kind === "11").length);
    expect(await total({ AREA_CODE: "440000", TYPE: "001001090" })).toBe(tasks.filter((one) => one.themes.person.includes("090")).length);
    expect(await total({ AREA_CODE: "440000", TYPE: "001001" })).toBe(persons);
    expect(await total({ AREA_CODE: "440000", IS_ONLINE: "1" })).toBe(tasks.filter((one) => one.online === "Ⅲ" || one.online === "Ⅳ").length);
    expect(await total({ AREA_CODE: "440106", ISLOCALLEVEL: "1" })).toBe(tasks.filter((one) => one.offered.includes("county")).length);
    // Dongguan does its counties' work itself.
    expect(await total({ AREA_CODE: "441900", ISLOCALLEVEL: "1" })).toBe(
      tasks.filter((one) => one.offered.includes("city") || one.offered.includes("county")).length,
    );
    expect(await total({ BASECODE: task("id-card-renewal").code })).toBe(1);
    expect(await total({ DEPT_CODE: "553612461" })).toBe(tasks.filter((one) => one.department === "labour").length);
    expect(await total({ DEPT_CODE: "553612461", ISLOCALLEVEL: "1" })).toBe(
      tasks.filter((one) => one.department === "labour" && one.offered.includes("province")).length,
    );
    expect(await total({ DEPT_CODE: "U64901068" })).toBe(tasks.filter((one) => one.department === "police").length);
    expect(await total({ TYPE: "001009" })).toBe(0);

    const pages = await Promise.all([1, 2, 3].map((PAGENO) => client.call(auditItems, { AREA_CODE: "440106", PAGENO, PAGESIZE: 7 })));
    const names = pages.flatMap((page) => page.items.map((item) => item.name));
    expect(new Set(names).size).toBe(21);
    expect((await client.call(auditItems, { AREA_CODE: "440106", pageNum: 2, pageSize: 7 })).items).toEqual(pages[1]?.items);
    expect((await client.call(auditItems, { AREA_CODE: "440106", PAGENO: 1000 })).items).toEqual([]);
    const words = await client.call(auditItems, { AREA_CODE: "440106", KEY_WORD: "天河区换身份证" });
    expect(words.items[0]?.name).toBe("居民身份证换领");
  });

  test("search: places, filters, pages, no words, no hits", { timeout: 60_000 }, async () => {
    const { client } = await openHost(open);
    const place = await client.call(searchAll, { keyword: "天河区办身份证", region: "440300" });
    expect(place.guide.list.length).toBeGreaterThan(0);
    expect(place.guide.list.every((hit) => hit.regionCode === "440106" || hit.regionCode.startsWith("440106") || "440100440000".includes(hit.regionCode))).toBe(
      true,
    );

    const mended = await client.call(searchAll, { keyword: "shenfenzheng" });
    expect(mended).toMatchObject({ correction: "身份证", keyword: "shenfenzheng" });

    const all = await client.call(searchAll, { keyword: "登记", searchType: "guide", pageSize: 5 });
    const second = await client.call(searchAll, { keyword: "登记", searchType: "guide", pageSize: 5, page: 2 });
    const each = await client.call(searchAll, {
      keyword: "登记",
      searchType: JSON.stringify([
        { type: "guide", page: 2, pageSize: 5 },
        { type: "qa", page: 1, pageSize: 1 },
      ]),
    });
    expect([each.guide.list, each.qa.list.length, each.serve.list]).toEqual([second.guide.list, 1, []]);
    expect(all.guide).toMatchObject({ page: 1, pageSize: 5 });
    expect(all.guide.list).toHaveLength(5);
    expect(new Set([...all.guide.list, ...second.guide.list].map((hit) => hit.name)).size).toBe(10);
    expect(all.qa).toEqual({ total: 0, list: [] });

    const hot = await client.call(searchAll, { keyword: "登记", order: "hot" });
    const heat = hot.guide.list.map((hit) => smallPack().tasks.find((one) => one.name === hit.name)?.hot ?? 0);
    expect(heat).toEqual([...heat].sort((one, other) => other - one));

    const companies = await client.call(searchAll, { keyword: "登记", audience: "2", kind: "01", onlyOnline: "1" });
    for (const hit of companies.guide.list)
      expect(smallPack().tasks.find((one) => one.name === hit.name)).toMatchObject({ kind: "01", audience: expect.arrayContaining(["company"]) as string[] });
    expect(companies.guide.list.every((hit) => hit.online)).toBe(true);

    const office = await client.call(searchAll, { keyword: "证", region: "440106", departmentCode: "U64901068" });
    expect(office.guide.total).toBeGreaterThan(0);
    for (const hit of office.guide.list) expect(smallPack().tasks.find((one) => one.name === hit.name)?.department).toBe("police");

    const here = await client.call(searchAll, { keyword: "身份证", region: "440000", onlyCorrespondingLevel: "1" });
    expect(here.guide.list.every((hit) => hit.regionCode === "440000")).toBe(true);

    const nothing = await client.call(searchAll, { keyword: "" });
    expect(nothing.guide.total).toBe(smallPack().tasks.length);
    expect((await client.call(searchAll, { keyword: "天河区" })).guide.total).toBe(smallPack().tasks.length);
    const none = await client.call(searchAll, { keyword: "火星驾驶" });
    expect(none).toMatchObject({ guide: { total: 0, list: [] }, correction: null });
    // From four words on a question may tell a story: what its one known word finds is listed, but not as the answer.
    const story = await client.call(searchAll, { keyword: "火星飞船旅客驾驶" });
    expect(story).toMatchObject({ best: false, correction: null, terms: ["驾驶"] });
    expect(story.guide.list.every((hit) => hit.name.includes("驾"))).toBe(true);
    expect((await client.call(searchAll, { keyword: "😀" })).guide.total).toBe(0);
    expect(await client.call(suggest, { keyword: "" })).toEqual({ list: [] });
  });

  test("notices: those of the region, above it and inside it, newest first", { timeout: 60_000 }, async () => {
    const { client } = await openHost(open);
    const { notices } = smallPack();
    const everything = await client.call(noticeList, { region: "440000", pageSize: 200 });
    expect(everything.total).toBe(notices.length);
    const dates = everything.data.map((notice) => notice.date);
    expect(dates).toEqual([...dates].sort().reverse());
    const tianhe = await client.call(noticeList, { region: "440106", pageSize: 200 });
    expect(tianhe.data.every((notice) => ["440000", "440100", "440106"].includes(notice.regionCode) || notice.regionCode.startsWith("440106"))).toBe(true);
    expect(tianhe.total).toBeLessThan(everything.total);
    for (const narrowing of [{ kind: "事项调整" }, { source: everything.data[0]?.source ?? "" }]) {
      const some = await client.call(noticeList, { region: "440000", pageSize: 200, ...narrowing });
      expect(some.data).toEqual(everything.data.filter((notice) => Object.entries(narrowing).every(([name, value]) => Object(notice)[name] === value)));
      expect([some.total, some.total > 0 && some.total < everything.total]).toEqual([some.data.length, true]);
    }
    const [newest, older] = everything.data;
    const whole = await client.call(noticeDetail, { id: newest?.id ?? "" });
    expect(whole).toMatchObject({ ...newest, next: null, previous: older });
    expect(whole.body.length).toBeGreaterThan(0);
  });

  test("every guide of a county, a town and a village holds together", { timeout: 120_000 }, async () => {
    const { client } = await openHost(open);
    const village = smallPack().regions.find((region) => region.parent === "440106001000")?.code ?? "";
    for (const [region, level] of [
      ["440000", "province"],
      ["440300", "city"],
      ["440106", "county"],
      ["440106001000", "town"],
      [village, "village"],
    ] as const) {
      const { items, total } = await client.call(auditItems, { AREA_CODE: region, ISLOCALLEVEL: "1", PAGESIZE: 200 });
      expect(total).toBe(smallPack().tasks.filter((one) => (one.offered as readonly string[]).includes(level)).length);
      for (const item of items) {
        const guide = await client.call(auditItemDetail, { TASK_CODE: item.taskCode });
        expect(guide.name).toBe(item.name);
        expect(guide.region.code).toBe(region);
        expect(guide.consultPhone).not.toBe(guide.complaintPhone);
        expect(guide.code).toHaveLength(31);
        expect(guide.deadline.date >= "2026-11-20").toBe(true);
        expect(guide.windows.length > 0).toBe(guide.channels.includes("窗口办理"));
        if (level === "town") expect(guide).toMatchObject({ department: { name: "五山街道办事处" } });
        if (level === "village" && guide.windows[0]) expect(guide.windows[0].note).toMatch(/业务指导部门是/);
      }
    }
  });
});
