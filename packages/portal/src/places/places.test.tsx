import { mapService, placeSearch, stationSearch, type MapService } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { act, fireEvent, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answers, backEnd, load, page, reply, renderThenHydrate, thrownStatus } from "../testing";
import { paths } from "../paths";
import { loadStations, stationsHeaders } from "./data";
import { drawMap, type Point } from "./draw-map";
import { pointsOf } from "./points";
import { readParameters } from "./query";
import { StationsPage } from "./StationsPage";
import { distanceText, routeTo } from "./words";

const { regions } = answers;
const hall = {
  id: "440106",
  name: "天河区政务服务中心",
  address: "广东省广州市天河区",
  telphone: "020-12345",
  officeHour: "周一至周五 9:00–17:00",
  level: 1,
  countyCode: "440106",
  cityCode: "440100",
  dimension: 23.12,
  longitude: 113.36,
  distance: 1_234,
  approximate: true,
  positionNote: "大致范围",
  openNow: true,
  trouble: 1,
};
const station = {
  ...hall,
  id: "x",
  name: "没有登记位置的站",
  level: 3,
  countyCode: "none",
  cityCode: "none",
  dimension: null,
  longitude: null,
  distance: null,
  openNow: false,
  trouble: 0,
};
const stations = reply(stationSearch, { total: 42, page: 1, pageSize: 20, list: [hall, station] });
const none: MapService = { tiles: "", subdomains: [], attribution: "", approval: "", maxZoom: 18, route: "" };
const service: MapService = {
  tiles: "https://t{s}.map.example/{z}/{x}/{y}",
  subdomains: ["0"],
  attribution: "样例<b>地图</b>",
  approval: "GS（2024）0000号",
  maxZoom: 18,
  route: "https://map.example/to?name={name}&at={lat},{lng}",
};

const open = async (query: string, fetch: typeof globalThis.fetch, face: "v2" | "v3" = "v2") => {
  const path = `/${face}/stations?${query}`;
  const { data, status } = await load(loadStations, `/portal${path}`, fetch);
  return { data, status, element: page(StationsPage, data, { path, face }) };
};
const whole = (map = none) => backEnd(regions, stations, reply(mapService, map));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the list stands alone: where, how far, open or not, a telephone and the way there", async () => {
  const { fetch, inputsOf } = whole();
  const { element, status } = await open("region=440106&keyword=天河&level=1&openNow=1&lat=23.123456&lng=113.2", fetch);
  expect(status).toBe(200);
  expect(inputsOf(stationSearch)).toEqual([
    { region: "440106", keyword: "天河", level: "1", openNow: "1", lat: "23.123", lng: "113.2", page: "1", pageSize: "20" },
  ]);
  const { container } = await renderThenHydrate(element);
  expect([...container.querySelectorAll("h1")].map((heading) => heading.textContent)).toEqual(["天河区办事网点"]);
  expect(container.textContent).toContain("地图服务未加载");
  expect(container.textContent).toContain("共 42 个网点，从近到远");
  const [first, second] = [...container.querySelectorAll("[aria-labelledby=stations] ol > li")].map((card) => card as HTMLElement);
  expect(first?.textContent).toContain("现在开门");
  expect(first?.textContent).toContain("离您大约 1.2 公里");
  expect(first?.textContent).toContain("有“办不成事”窗口");
  const links = [...(first?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/portal/v2/index?region=440106", "tel:020-12345", `geo:23.12,113.36?q=${encodeURIComponent(hall.name)}`]);
  expect(second?.textContent).toContain("现在不开门");
  expect(second?.querySelector("a[href^=geo]")).toBeNull();
});

test("without a map the modern face draws the regions below as tiles with the points of their halls", async () => {
  const city = { ...hall, id: "a", name: "广州市政务服务中心", level: 0, cityCode: "440100", countyCode: "none", dimension: 23.1, longitude: 113.2 };
  const list = (own: typeof hall) => reply(stationSearch, ({ level }) => ({ total: 1, page: 1, pageSize: 20, list: [level === "0" ? city : own] }));
  const other = await open("region=440000&level=3", backEnd(regions, list(hall), reply(mapService, none)).fetch, "v3");
  const html = serverHtml(other.element);
  expect(html).toMatch(/<a href="\/portal\/v3\/index\?region=440100"[^>]* aria-label="广州市政务服务中心，现在开门"/);
  expect(html.indexOf("<figure")).toBeLessThan(html.indexOf('id="stations"'));
  // Whoever looks for a name, or reads on, comes for the list.
  const second = serverHtml((await open("region=440000&page=2", backEnd(regions, list(city), reply(mapService, none)).fetch, "v3")).element);
  expect(second.indexOf("<figure")).toBeGreaterThan(second.indexOf('id="stations"'));
  expect(second).toContain('aria-label="第 21 个，广州市政务服务中心，现在开门"');
  for (const [face, map] of [
    ["v2", none],
    ["v3", service],
  ] as const) {
    const { element } = await open("region=440000", backEnd(regions, list(city), reply(mapService, map)).fetch, face);
    expect(serverHtml(element), face).not.toContain("不表示边界");
  }

  const { fetch, inputsOf } = backEnd(regions, list(city), reply(mapService, none));
  const { container } = await renderThenHydrate((await open("region=440000&openNow=1&lat=23&lng=113.1", fetch, "v3")).element);
  expect(inputsOf(stationSearch)[1]).toMatchObject({ region: "440000", level: "0" });
  const drawing = within(within(container).getByRole("group", { name: "广东省的下级地区和大厅，按方位排列" }));
  expect(drawing.getByRole("link", { name: "广州市" }).getAttribute("href")).toBe("/portal/v3/stations?region=440100&openNow=1&lat=23&lng=113.1");
  // A point leads to the hall in the list below, or to its page where the list does not have it.
  const point = drawing.getByRole("link", { name: "第 1 个，广州市政务服务中心，现在开门，离您最近" }).getAttribute("href") ?? "";
  expect(container.querySelector(point)?.textContent).toContain("广州市政务服务中心");
  expect(container.textContent).toContain("不表示边界");
  expect(container.textContent).not.toContain("地图服务未加载");
});

test("a town's own are followed by the halls of its county, unless the reader narrows the list", async () => {
  const { fetch, inputsOf } = whole();
  const { element } = await open("region=440106001000", fetch);
  expect(inputsOf(stationSearch).map(({ region, level }) => [region, level])).toEqual([
    ["440106001000", undefined],
    ["440106", "1"],
  ]);
  const { container } = await renderThenHydrate(element);
  expect(within(container).getByRole("region", { name: "五山街道办不了的，去上一级的政务服务中心" }).textContent).toContain(hall.name);
  await open("region=440106001000&keyword=x", fetch);
  expect(inputsOf(stationSearch)).toHaveLength(3);
});

test("conditions are links and a form that keep each other", async () => {
  const { element } = await open("region=440106&keyword=天河&lat=23.1&lng=113.2", whole().fetch, "v3");
  const { container } = await renderThenHydrate(element);
  const { getByRole } = within(container);
  const query = (name: string) => Object.fromEntries(new URL(getByRole("link", { name }).getAttribute("href") ?? "", "http://own.invalid").searchParams);
  const kept = { region: "440106", keyword: "天河", lat: "23.1", lng: "113.2" };
  expect(query("只看现在开门的")).toEqual({ ...kept, openNow: "1" });
  expect(query("镇街")).toEqual({ ...kept, level: "2" });
  expect(query("广州市")).toEqual({ ...kept, region: "440100" });
  expect(query("五山街道")).toEqual({ ...kept, region: "440106001000" });
  expect(query("离您近的在前（已选，再按一次取消）")).toEqual({ region: "440106", keyword: "天河" });
  const form = container.querySelector("form")!;
  expect([form.getAttribute("action"), Object.fromEntries(new FormData(form))]).toEqual(["/portal/v3/stations", kept]);
  expect(container.querySelector("nav a[href*='page=2']")?.getAttribute("href")).toContain("lat=23.1");
});

test("nothing of this kind has ways out; an unknown region is not found", async () => {
  const empty = backEnd(regions, reply(stationSearch, { total: 0, page: 1, pageSize: 20, list: [] }), reply(mapService, none));
  const { element } = await open("region=440106&openNow=1&keyword=月球", empty.fetch);
  const { container } = await renderThenHydrate(element);
  const { getByRole } = within(container);
  expect(getByRole("link", { name: "也看现在不开门的" }).getAttribute("href")).not.toContain("openNow");
  expect(getByRole("link", { name: "在广东省范围内找" }).getAttribute("href")).toContain("region=440000");
  expect(await thrownStatus(load(loadStations, "/portal/v2/stations?region=999999", whole().fetch))).toBe(404);
});

test("a list out of order says so, with 503, and no page of these is kept", async () => {
  const failed = await open("region=440106", backEnd(regions).fetch);
  expect(failed.status).toBe(503);
  expect(serverHtml(failed.element)).toContain("网点列表暂时打不开");
  expect(new Headers(stationsHeaders({} as never)).get("cache-control")).toContain("no-store");
});

test.each(["lat=91&lng=113", "lat=1e99&lng=1", "lat=&lng=", "lat=23.1", "lat=NaN&lng=Infinity", "lat=<script>&lng=1"])("%s is no position", (query) => {
  expect(readParameters(new URLSearchParams(query)).from).toBeNull();
});

const geolocation = (getCurrentPosition: Geolocation["getCurrentPosition"]) =>
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
const NEAR = "离我近的排在前面";

test("the nearest first: the browser is asked, the address carries some hundred metres", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...window.location, assign });
  geolocation((found) => found({ coords: { latitude: 23.120_987, longitude: 113.359_876 } } as GeolocationPosition));
  const { container, html } = await renderThenHydrate((await open("region=440106", whole().fetch)).element);
  expect(html).not.toContain(NEAR);
  await act(async () => fireEvent.click(within(container).getByRole("button", { name: NEAR })));
  expect(assign).toHaveBeenCalledWith("/portal/v2/stations?region=440106&lat=23.121&lng=113.36");
});

test("who comes for what is near is asked for the position at once, and not again where the list begins there", async () => {
  const [assign, ask] = [vi.fn(), vi.fn<Geolocation["getCurrentPosition"]>()];
  vi.stubGlobal("location", { ...window.location, hash: "#near", assign });
  geolocation(ask);
  const { html } = await renderThenHydrate((await open("region=440106", whole().fetch)).element);
  expect(html).toContain('id="near"');
  expect(ask).toHaveBeenCalledTimes(1);
  await renderThenHydrate((await open("region=440106&lat=23.121&lng=113.36", whole().fetch)).element);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a position that is refused is said, and can be asked for again", async () => {
  const ask = vi.fn<Geolocation["getCurrentPosition"]>((_found, refused) => refused?.({ code: 1 } as GeolocationPositionError));
  geolocation(ask);
  const { container } = await renderThenHydrate((await open("region=440106", whole().fetch)).element);
  for (let time = 1; time <= 2; time++) {
    await act(async () => fireEvent.click(within(container).getByRole("button", { name: NEAR })));
    expect(ask).toHaveBeenCalledTimes(time);
    expect(container.textContent).toContain("没有取到您的位置");
  }
});

test("the operator's map is drawn when it is asked for; without its tiles the line says so", async () => {
  const { container, html } = await renderThenHydrate((await open("region=440106", whole(service).fetch)).element);
  expect(html).not.toContain("map.example/0");
  expect(container.textContent).not.toContain("地图服务未加载");
  fireEvent.click(within(container).getByRole("button", { name: "在地图上看" }));
  const frame = within(container).getByRole("region", { name: "网点地图" });
  const point = await within(frame).findByRole("button", { name: hall.name }, { timeout: 10_000 });
  expect(frame.textContent).toContain("样例<b>地图</b> 审图号：GS（2024）0000号");
  expect(within(frame).getByRole("button", { name: "放大" })).toBeDefined();
  await act(async () => fireEvent.click(point));
  expect(within(frame).getByRole("link", { name: hall.name }).getAttribute("href")).toBe("/portal/v2/index?region=440106");
  const tile = frame.querySelector<HTMLImageElement>("img.leaflet-tile");
  expect(tile?.getAttribute("src")).toMatch(/^https:\/\/t0\.map\.example\/16\/\d+\/\d+$/);
  await act(async () => tile?.dispatchEvent(new Event("error")));
  expect(container.textContent).toContain("地图服务未加载");
  expect(container.querySelector("[aria-labelledby=stations] ol > li")).not.toBeNull();
});

test("a map looks at zoom 16 at one place, and at all of several", () => {
  const element = document.createElement("div");
  document.body.append(element);
  for (const side of ["clientWidth", "clientHeight"]) Object.defineProperty(element, side, { value: 600 });
  const at = (points: Point[], from: { lat: number; lng: number } | null = null) => {
    const remove = drawMap(element, { map: service, points, from, failed: () => undefined });
    const zooms = [...element.querySelectorAll("img.leaflet-tile")].map((tile) => Number(tile.getAttribute("src")?.split("/")[3]));
    const markers = element.querySelectorAll(".leaflet-marker-icon").length;
    remove();
    return { zoom: zooms[0], markers };
  };
  const point = (lat: number): Point => ({ name: "站", address: "", phone: "", lat, lng: 113, href: "" });
  expect(at([point(23)])).toEqual({ zoom: 16, markers: 1 });
  expect(at([point(23), point(24)], { lat: 23, lng: 113 })).toEqual({ zoom: 16, markers: 2 });
  expect(at([point(21), point(24)]).zoom).toBeLessThan(12);
  expect(at([]).zoom).toBe(4);
});

test("with a word the map holds the places of that name, 200 at most; regions are no places to go to", async () => {
  const place = { id: "1", category: "", address: "", telphone: "", lat: 23, lng: 113, province: "", district: "", city: "", code: "440106" };
  const { fetch, inputsOf } = backEnd(
    reply(placeSearch, [
      { ...place, name: "天河区", type: "region" },
      { ...place, name: "天河区政务服务中心", type: "hall" },
    ]),
  );
  vi.stubGlobal("fetch", fetch);
  const { data } = await open("region=440106&keyword=天河&lat=23&lng=113", whole().fetch);
  const list = data.found?.list ?? [];
  expect((await pointsOf(paths.v2, data.parameters, list)).map(({ name, href }) => [name, href])).toEqual([
    ["天河区政务服务中心", "/portal/v2/index?region=440106"],
  ]);
  expect(inputsOf(placeSearch)).toEqual([{ keyword: "天河", boundary: "region(440106,0,23,113)", page_size: "200" }]);
  // What the search by name cannot narrow, and what has no word, is what the list shows.
  for (const change of [{ keyword: "" }, { openNow: true }, { level: "1" as const }])
    expect((await pointsOf(paths.v2, { ...data.parameters, ...change }, list)).map(({ name }) => name)).toEqual([hall.name]);
});

test.each([
  [3, "10 米"],
  [354, "350 米"],
  [1_234, "1.2 公里"],
  [9_960, "10 公里"],
  [25_400, "25 公里"],
])("%s metres are %s", (metres, text) => expect(distanceText(metres)).toBe(text));

test("the way there leads to the operator's map site where there is one", () => {
  const place = { name: "A&B 站", lat: 23.1, lng: 113.2 };
  expect(routeTo(service, place)).toBe("https://map.example/to?name=A%26B%20%E7%AB%99&at=23.1,113.2");
  expect(routeTo(null, place)).toBe("geo:23.1,113.2?q=A%26B%20%E7%AB%99");
});
