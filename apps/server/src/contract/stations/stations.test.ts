import {
  boundaryOf,
  commonServices,
  createClient,
  currentRegion,
  offlineWindows,
  placeSearch,
  stationDetail,
  stationSearch,
  stationServices,
} from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { localOrg } from "../../province/codes";
import { smallPack } from "../../province/testing";
import { contractRouter } from "../router/router";
import { type Host, openHost } from "../testing";

const visible = (prefix: string, level?: string) =>
  smallPack().regions.filter((region) => !region.hidden && region.code.startsWith(prefix) && (level === undefined || region.level === level));

/** Counts the statements of one answer. */
async function within<T>({ statements }: Host, most: number, work: () => Promise<T>): Promise<T> {
  statements.count = 0;
  const result = await work();
  expect(statements.count, "statements of one answer").toBeLessThanOrEqual(most);
  return result;
}

const TIANHE = { lat: 23.12, lng: 113.36 };
const metres = (one: { lat: number | null; lng: number | null }, other: { lat: number; lng: number }) =>
  Math.hypot((Number(one.lat) - other.lat) * 111_195, (Number(one.lng) - other.lng) * 111_195 * Math.cos((other.lat * Math.PI) / 180));

onEachDatabase((_, open) => {
  test("stations: search, nearest first, detail", { timeout: 60_000 }, async () => {
    const host = await openHost(open);
    const { client, request } = host;

    const everywhere = await within(host, 3, () => client.call(stationSearch, {}));
    expect(everywhere.total).toBe(visible("44").length);
    expect(everywhere.list.slice(0, 3).map(({ name, level }) => [name, level])).toEqual([
      ["广东省政务服务中心", "city"],
      ["广州市政务服务中心", "city"],
      ["韶关市政务服务中心", "city"],
    ]);
    expect(everywhere.list.every(({ distance }) => distance === null)).toBe(true);

    const towns = await client.call(stationSearch, { region: "440106", level: "2", pageSize: 200 });
    expect(towns.list.map(({ id }) => id)).toEqual(visible("440106", "town").map(({ code }) => code));
    expect(towns.total).toBe(towns.list.length);
    expect(towns.list[0]).toMatchObject({
      name: "五山街道党群服务中心（政务服务）",
      level: "town",
      villageCode: "",
      townCode: "440106001000",
      countyCode: "440106",
      cityCode: "440100",
      telphone: "020-12345",
      officeHour: "周一至周五 8:30–12:00，14:00–17:30（法定节假日除外）",
      openNow: true, // the clock of the tests: a Friday, 10 o'clock
      approximate: true,
      deleted: false,
      hasTroubleWindow: true,
      waiting: null,
    });
    expect(towns.list[0]?.positionNote).toContain("GeoNames");

    const pages = await Promise.all([1, 2].map((page) => client.call(stationSearch, { region: "440106", page, pageSize: 15 })));
    expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(30);
    expect((await client.call(stationSearch, { region: "440106", page: 99 })).list).toEqual([]);

    const words = await within(host, 3, () => client.call(stationSearch, { keyword: "天河 五山 岳洲" }));
    expect([words.total, words.list[0]?.name]).toEqual([1, "岳洲社区公共服务站"]);
    expect((await client.call(stationSearch, { keyword: "%" })).total).toBe(0);
    expect((await client.call(stationSearch, { keyword: "_" })).total).toBe(0);

    // Nearest first: what the database found is what measuring all of them finds.
    const all = (await client.call(stationSearch, { pageSize: 200 })).list;
    expect(all).toHaveLength(everywhere.total);
    const byDistance = all.map((station) => Math.round(metres(station, TIANHE))).sort((one, other) => one - other);
    const near = await within(host, 6, () => client.call(stationSearch, { ...TIANHE, pageSize: 20 }));
    expect(near.list.map(({ distance }) => distance)).toEqual(byDistance.slice(0, 20));
    expect(near.list[0]).toMatchObject({ name: "天河区政务服务中心", distance: 0 });
    expect(near.total).toBe(everywhere.total);
    const last = await within(host, 6, () => client.call(stationSearch, { ...TIANHE, page: 4, pageSize: 50 }));
    expect(last.list.map(({ distance }) => distance)).toEqual(byDistance.slice(150));
    // Open now: at lunch only what works through, on a Saturday nothing.
    const at = (time: string) => {
      const clock = contractRouter({ ...host.services, now: () => new Date(`${time}+08:00`) });
      return createClient({ baseUrl: "http://host.test", fetch: async (input, init) => clock.request(new Request(input, init)), validate: validateAnswer });
    };
    const morning = await within(host, 4, () => client.call(stationSearch, { openNow: "1" }));
    expect(morning.total).toBe(everywhere.total);
    const lunch = await at("2026-11-20T12:30").call(stationSearch, { openNow: "1", pageSize: 200 });
    expect(lunch.list.map(({ level }) => level)).toEqual(visible("44", "city").map(() => "city"));
    expect(lunch.list.every(({ openNow }) => openNow)).toBe(true);
    const lunchNear = await at("2026-11-20T12:30").call(stationSearch, { openNow: "1", ...TIANHE, keyword: "中心", pageSize: 1 });
    expect([lunchNear.total, lunchNear.list[0]?.name]).toEqual([lunch.total, "广州市政务服务中心"]);
    expect((await at("2026-11-21T10:00").call(stationSearch, { openNow: "1" })).total).toBe(0);
    const faraway = await client.call(stationSearch, { lat: 39.9, lng: 116.4, region: "440300", level: "1" });
    expect(faraway.total).toBe(visible("4403", "county").length);
    expect(faraway.list.map(({ distance }) => distance)).toEqual(
      faraway.list.map(({ distance }) => distance).sort((one, other) => Number(one) - Number(other)),
    );
    expect((await client.call(stationSearch, { lat: 23 })).list[0]?.distance, "half a position is none").toBeNull();

    const village = await within(host, 1, () => client.call(stationDetail, { id: "440106001001" }));
    expect(village).toMatchObject({ id: "440106001001", level: "village", villageCode: "440106001001", hasTroubleWindow: false });
    const province = await client.call(stationDetail, { id: "440000" });
    expect(province).toMatchObject({ level: "city", cityCode: "", approximate: false });
    for (const id of ["440199", "440117404000", "nobody", "449999"]) expect(await client.call(stationDetail, { id }), id).toBeNull();

    const raw = (await (await request("station/detail?id=440106")).json()) as { data: Record<string, unknown>[] };
    expect(raw.data[0]).toMatchObject({ villageCode: "none", townCode: "none", countyCode: "440106", level: 1, dimension: 23.12, longitude: 113.36 });

    expect((await request("station/search?region=449900")).status).toBe(404);
    expect((await request("station/search?lat=91&lng=113")).status).toBe(400);
    expect((await request("station/search?level=4")).status).toBe(400);
    expect(host.logged).toEqual([]);
  });

  test("windows of a region, a department, a hall", { timeout: 60_000 }, async () => {
    const host = await openHost(open);
    const { client, request } = host;
    const view = await client.call(currentRegion, { regCode: "440106" });
    const police = view.departments.find(({ name }) => name === "广州市公安局天河区分局")?.orgCode;

    const here = await within(host, 3, () => client.call(offlineWindows, { region: "440106", pageSize: 30 }));
    expect(here.list[0]).toMatchObject({ number: 1, name: "咨询导办", stationId: "440106", stationName: "天河区政务服务中心", openNow: true, waiting: null });
    const hall = here.list.filter(({ stationId }) => stationId === "440106");
    expect(hall.filter(({ trouble }) => trouble).map(({ name }) => name)).toEqual(["办不成事反映"]);
    expect(here.list.slice(hall.length).every(({ stationId }) => stationId.length === 12)).toBe(true);
    expect(here.total).toBe(hall.length + visible("440106", "town").length * 2 + visible("440106", "village").length);

    const ofPolice = await within(host, 4, () => client.call(offlineWindows, { orgCode: police ?? "" }));
    expect(ofPolice.list.map(({ stationId, name }) => [stationId, name])).toEqual([["440106", "公安服务"]]);
    expect(ofPolice.list[0]?.note).toContain("市公安局天河区分局");

    // A department of the province stands for its whole line: its own window first.
    const [province] = (await client.call(currentRegion, { regCode: "440000" })).departments.filter(({ name }) => name === "广东省公安厅");
    const line = await client.call(offlineWindows, { orgCode: province?.orgCode ?? "", pageSize: 200 });
    expect(line.total).toBe(1 + visible("44", "city").length + visible("44", "county").length);
    expect(line.list[0]?.stationId).toBe("440000");
    const inTianhe = await client.call(offlineWindows, { orgCode: province?.orgCode ?? "", region: "440106" });
    expect(inTianhe.list).toEqual(ofPolice.list);
    expect((await client.call(offlineWindows, { orgCode: police ?? "", region: "440300" })).total).toBe(0);

    const town = localOrg("440106001000", "");
    const ofTown = await within(host, 4, () => client.call(offlineWindows, { orgCode: town }));
    expect(ofTown.list.map(({ stationId, name }) => [stationId, name])).toEqual([
      ["440106001000", "综合服务"],
      ["440106001000", "办不成事反映"],
    ]);
    expect((await client.call(offlineWindows, { orgCode: town, station: "440106002000" })).total).toBe(0);
    expect((await client.call(offlineWindows, { orgCode: town, region: "440300" })).total).toBe(0);

    const own = await client.call(offlineWindows, { station: "440106", pageSize: 100 });
    expect(own.list).toEqual(hall);
    const word = await within(host, 3, () => client.call(offlineWindows, { region: "440106", keyword: "社保卡" }));
    expect(word.list.map(({ name }) => name)).toEqual(["人力资源和社会保障"]);
    expect(word.total).toBe(1);
    expect((await request("station/windows?orgCode=000000000")).status).toBe(404);
    expect(host.logged).toEqual([]);
  });

  test("services by level, and of a city", { timeout: 60_000 }, async () => {
    const host = await openHost(open);
    const { client } = host;
    const tianhe = await within(host, 5, () => client.call(stationServices, { regCode: "440106" }));
    for (const level of ["county", "town", "village"] as const) {
      expect(tianhe[level].length, level).toBeGreaterThan(0);
      expect(tianhe[level].length).toBeLessThanOrEqual(30);
    }
    expect(tianhe.county[0]?.taskCode).toMatch(/^1[12]440106/);
    const village = await client.call(stationServices, { regCode: "440106001001" });
    expect(village.county).toEqual(tianhe.county);
    expect(village.village.map(({ name }) => name)).toEqual(tianhe.village.map(({ name }) => name));
    const dongguan = await client.call(stationServices, { regCode: "441900" });
    expect(dongguan.county[0]?.taskCode).toMatch(/^1[12]441900/);

    const common = await within(host, 3, () => client.call(commonServices, { region: "440106001001" }));
    expect(common).toMatchObject({ id: "440100", cityCode: "440100" });
    expect(common.list).toHaveLength(12);
    expect(common).toEqual(await client.call(commonServices, { region: "440100" }));
    expect((await client.call(commonServices, {})).cityCode).toBe("440000");
    expect(host.logged).toEqual([]);
  });

  test("places within a boundary", { timeout: 60_000 }, async () => {
    const host = await openHost(open);
    const { client, request } = host;
    const found = await within(host, 2, () => client.call(placeSearch, { keyword: "天河", boundary: boundaryOf("广州市") }));
    expect(found.slice(0, 2)).toMatchObject([
      { id: "region-440106", name: "天河区", category: "行政区划", type: "region", code: "440106", province: "广东省", city: "广州市", district: "天河区" },
      { id: "440106", name: "天河区政务服务中心", category: "政务服务中心", type: "hall", telphone: "020-12345", lat: 23.12, lng: 113.36 },
    ]);
    expect(found.every(({ code }) => code.startsWith("4401"))).toBe(true);
    expect(await client.call(placeSearch, { keyword: "天河", boundary: boundaryOf("440300") })).toEqual([]);

    const towns = await client.call(placeSearch, { keyword: "街道", boundary: boundaryOf("天河区") });
    expect(towns.filter(({ type }) => type === "region").map(({ code }) => code)).toEqual(visible("440106", "town").map(({ code }) => code));
    expect(towns.find(({ type }) => type === "station")).toMatchObject({ category: "党群服务中心" });

    const near = await within(host, 2, () => client.call(placeSearch, { keyword: "政务服务中心", boundary: boundaryOf("广东省", TIANHE) }));
    expect(near[0]?.name).toBe("天河区政务服务中心");
    const distances = near.map((place) => metres(place, TIANHE));
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    expect((await client.call(placeSearch, { keyword: "服务", boundary: boundaryOf("440000") })).length).toBe(visible("44").length);

    for (const boundary of ["广州市", "region(广州市)", "region(广州市,1)", "region(,0)", "region(广州市,0,91,113)", "nearby(1,2,3)"]) {
      const response = await request(`search?keyword=${encodeURIComponent("天河")}&boundary=${encodeURIComponent(boundary)}`);
      expect([boundary, response.status]).toEqual([boundary, 400]);
    }
    const unknown = await request(`search?keyword=a&boundary=${encodeURIComponent(boundaryOf("西湖区"))}`);
    expect(await unknown.json()).toEqual({ statusCode: "400", statusDescription: "没有名称或编码为“西湖区”的地区" });
    expect(host.logged).toEqual([]);
  });
});
