import { boundaryOf, currentRegion, mapService, offlineWindows, placeSearch, stationDetail, stationSearch, stationServices } from "@onehall/api";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ask, FACES, onTheWire } from "../support/contract";
import { expectBeginning, hrefsOf, squeezed, textsOf } from "../support/page-parts";
import { root } from "../support/portal";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** A county with towns and villages, one of its towns, and the middle of another town. */
const REGION = "440106";
const TOWN = "440106001000";
const LEVELS: Readonly<Record<string, string>> = { "1": "county", "2": "town", "3": "village" };

type Raw = Readonly<Record<string, string | number | null>>;

test("a station has every field on the wire; none becomes empty, latitude comes from dimension, the level from its number", async () => {
  const seen = new Set<string>();
  for (const region of ["440000", REGION, TOWN]) {
    const { list } = await onTheWire("station/search", { region, pageSize: "50" }, "GET");
    const stations = await ask(stationSearch, { region, pageSize: 50 });
    for (const [index, raw] of (list as Raw[]).entries()) {
      for (const field of "villageCode townCode countyCode cityCode officeHour busRoute deleted telphone id distance level address name dimension longitude".split(
        " ",
      ))
        expect(Object.keys(raw), `${raw["name"]}: ${field}`).toContain(field);
      const station = stations.list[index];
      const code = (name: string) => (raw[name] === "none" ? "" : raw[name]);
      expect(station).toMatchObject({
        id: String(raw["id"]),
        villageCode: code("villageCode"),
        townCode: code("townCode"),
        countyCode: code("countyCode"),
        cityCode: code("cityCode"),
        lat: Number(raw["dimension"]),
        lng: Number(raw["longitude"]),
        level: LEVELS[String(raw["level"])] ?? "city",
      });
      seen.add(station?.level ?? "");
      for (const name of ["villageCode", "townCode"]) if (raw[name] === "none") seen.add("none");
    }
  }
  expect([...seen].toSorted()).toEqual(["city", "county", "none", "town", "village"]);
});

test("services of stations come grouped by level: 1 county, 2 town, anything else village, in their order", async () => {
  const { list } = (await onTheWire("node/gdbsPortal/getStationService", { regCode: REGION })) as unknown as { list: { id: string; level: string | number }[] };
  const groups = await ask(stationServices, { regCode: REGION });
  const of = (level: string) => list.filter((service) => (LEVELS[String(service.level)] ?? "village") === level).map(({ id }) => id);
  for (const level of ["county", "town", "village"] as const) {
    expect(
      groups[level].map(({ id }) => id),
      level,
    ).toEqual(of(level));
    expect(groups[level].length, level).toBeGreaterThan(0);
  }
});

test("a place has every field, and a search for places takes a keyword, the boundary of a region and page size 200, no other", async () => {
  const boundary = boundaryOf("天河区");
  const places = await ask(placeSearch, { keyword: "服务", boundary });
  expect(places.length).toBeGreaterThan(20);
  expect(places.length).toBeLessThanOrEqual(200);
  for (const place of places) {
    expect(Object.keys(place).toSorted()).toEqual("address category city code district id lat lng name province telphone type".split(" "));
    expect(place.name + place.address).toContain("服务");
    expect(place.district).toBe("天河区");
  }
  await expect(ask(placeSearch, { keyword: "服务", boundary, page_size: "50" } as never)).rejects.toThrow("page_size 应为 200");
});

test("the modern face draws cities, counties, towns and villages as tiles with the points of their halls, without scripts", async () => {
  for (const [region, below, least] of [
    ["440000", /^44\d\d00$/, 21],
    ["440100", /^4401\d\d$/, 11],
    // A city without counties.
    ["441900", /^4419\d{5}000$/, 25],
    ["440106", /^440106\d{3}000$/, 15],
    ["440106001000", /^440106001\d{3}$/, 5],
  ] as const) {
    const $ = await servedPage(`/portal/v3/stations?region=${region}`);
    const links = hrefsOf($, "main svg[role=group] a");
    const tiles = links.filter((_, index) => index % 2 === 0).map((href) => new URL(href, origin()).searchParams.get("region") ?? "");
    expect(new Set(tiles).size, region).toBeGreaterThanOrEqual(least);
    expect(
      tiles.filter((code) => !below.test(code)),
      region,
    ).toEqual([]);
    // Each point has its hall: in the list, or on a page of its own.
    const points = links.filter((_, index) => index % 2 === 1);
    expect(points.length, region).toBe(tiles.length);
    expect(
      points.filter((href) => (href.startsWith("#") ? $(href).length !== 1 : !/\/(?:index|country-hall|country-hall-child)\?region=/.test(href))),
      region,
    ).toEqual([]);
  }
  const province = await servedPage("/portal/v3/stations?region=440000");
  expect(textOf(province("main figcaption"))).toContain("不表示边界");
  expect((await servedPage("/portal/v2/stations?region=440000"))("main figcaption").length).toBe(0);
});

test("where there is no map service its place says 地图服务未加载 while the list stands", async () => {
  expect((await ask(mapService, {})).tiles).toBe("");
  const { list, total } = await ask(stationSearch, { region: REGION, pageSize: 100 });
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/stations?region=${REGION}`);
    // Where the regions are drawn nothing is missing.
    if (face === "v2") expect(textsOf($, "main [role=status]")).toContain("地图服务未加载，请看下面的列表。");
    else expect(textOf($("main figcaption"))).toContain("示意图");
    expectBeginning(
      textsOf($, "section:has(#stations) ol h3"),
      list.map(({ name }) => name),
    );
    expect(textOf($("#stations"))).toBe(`共 ${total.toLocaleString("zh-CN")} 个网点`);
  }
});

test("the detail of a station is the first of what is found, and null for none", async () => {
  const { list } = await ask(stationSearch, { region: TOWN });
  for (const station of list.slice(0, 3)) {
    const found = (await onTheWire("station/detail", { id: station.id }, "GET")) as unknown as Raw[];
    expect(found).toHaveLength(1);
    expect(await ask(stationDetail, { id: station.id })).toMatchObject({ id: station.id, name: station.name, address: station.address });
  }
  expect(await ask(stationDetail, { id: "nothing-of-that-name" })).toBeNull();
});

test("a hall has numbered windows for the departments that are there, and one for what went wrong elsewhere", async () => {
  const [hall] = (await ask(stationSearch, { region: REGION, level: "1" })).list;
  const { list, total } = await ask(offlineWindows, { region: REGION, station: hall?.id, pageSize: 50 });
  expect(list.map(({ number }) => number)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  expect(new Set(list.map(({ stationName }) => stationName))).toEqual(new Set([hall?.name]));
  expect(list.filter(({ trouble }) => trouble)).toHaveLength(1);
  expect(list.find(({ trouble }) => trouble)?.name).toContain("办不成事");
  const departments = (await ask(currentRegion, { regCode: REGION })).departments.map(({ shortName }) => shortName);
  const notes = list.map(({ note }) => note).join();
  expect(departments.filter((name) => name.includes("民政") || name.includes("社会保障局")).every((name) => notes.includes(name.slice(-3)))).toBe(true);
  for (const face of FACES)
    expect(textsOf(await servedPage(`/portal/${face}/stations?region=${REGION}&level=1`), "section:has(#stations) li")[0]).toContain("有“办不成事”窗口");
});

test("stations are listed with the nearest first where the visitor says where that is, in both faces", async () => {
  const own = (await ask(stationSearch, { region: REGION, level: "2" })).list[5];
  const from = { lat: own?.lat ?? 0, lng: own?.lng ?? 0 };
  const { list } = await ask(stationSearch, { region: REGION, level: "2", ...from });
  expect(list[0]?.id).toBe(own?.id);
  const distances = list.map(({ distance }) => distance ?? NaN);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(distances.at(-1)).toBeGreaterThan(1_000);
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/stations?region=${REGION}&level=2&lat=${from.lat}&lng=${from.lng}`);
    expect(textOf($("#stations"))).toContain("从近到远");
    expect(textsOf($, "section:has(#stations) ol h3").slice(0, 3)).toEqual(list.slice(0, 3).map(({ name }) => name));
    expect(squeezed($("section:has(#stations) ol li").first().text())).toMatch(/离您大约[\d.]+(米|公里)/);
  }
});

test("whether a hall is open now follows from its hours and the calendar of the province", async () => {
  const { holidays, workdays } = createRequire(join(root, "apps/server/package.json"))("chinese-days/dist/chinese-days.json") as Record<
    "holidays" | "workdays",
    Record<string, string>
  >;
  const now = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai", dateStyle: "short", timeStyle: "short" }).format();
  const [day = "", time = ""] = now.split(" ");
  const worked = day in workdays || (!(day in holidays) && new Date(day).getUTCDay() % 6 !== 0);
  const { list } = await ask(stationSearch, { region: REGION, pageSize: 100 });
  const padded = (text = "") => text.padStart(5, "0");
  for (const { name, officeHour, openNow } of list) {
    if (!officeHour.startsWith("周一至周五 ")) continue;
    const open = [...officeHour.matchAll(/(\d+:\d+)–(\d+:\d+)/g)].some(([, from, until]) => padded(from) <= time && time < padded(until));
    expect(openNow, `${name}, ${officeHour}, at ${now}`).toBe(worked && open);
  }
  for (const face of FACES) {
    const $ = await servedPage(`/portal/${face}/stations?region=${REGION}`);
    const said = $("section:has(#stations) ol > li")
      .toArray()
      .map((item) => $(item).text().includes("现在开门"));
    expect(said).toEqual(list.slice(0, said.length).map(({ openNow }) => openNow));
    const open = await servedPage(`/portal/${face}/stations?region=${REGION}&openNow=1`);
    expect(textsOf(open, "section:has(#stations) ol h3").length).toBe(Math.min(said.length, list.filter(({ openNow }) => openNow).length));
  }
  expect(hrefsOf(await servedPage(`/portal/v3/index?region=${REGION}`), 'main a[href^="geo:"]').length).toBeGreaterThan(0);
});
