import { childRegions, commonServices, currentRegion, homeIndex, ipLocation, ipType, mapService, navIndex, searchService, sharedConfig } from "@onehall/api";
import { boundaryOf, offlineWindows, placeSearch, stationDetail, stationSearch, stationServices } from "@onehall/api";
import { contract, send, answerTo } from "../support/contract";
import { expectHotWords } from "../support/page-parts";
import { servedPage, textOf } from "../support/served-page";
import { expect, test } from "../support/test";

/** What the calls about regions, halls and the shell answer. docs/requirements/calls.md */
const CITY = "440100";
const COUNTY = "440106";
const FACES = ["v2", "v3"] as const;

test("common answers what every page shares: menu, footer and side toolbar of both faces are made of it", async () => {
  const { nav, footer, sidebar, site } = await contract().call(sharedConfig, {});
  for (const face of FACES)
    for (const path of [`/portal/${face}/faq`, `/portal/${face}/notices?region=${COUNTY}`]) {
      const page = await servedPage(path);
      const menu = textOf(page('nav[aria-label="主菜单"]'));
      for (const { name } of nav.menu) expect(menu, path).toContain(name);
      const foot = textOf(page("footer"));
      for (const said of [site.organiser, site.undertaker, site.support, site.icp, site.police, site.hotline, ...footer.links.map(({ name }) => name)])
        expect(foot, path).toContain(said);
      expect(textOf(page('nav[aria-label="快捷工具"]')), path).toContain(face === "v2" ? sidebar[0]?.text : "切换旧版");
    }
});

test("the navigation index answers cities, the towns of a county and departments", async () => {
  const call = contract().call;
  const [province, county] = [await call(currentRegion, { regCode: "440000" }), await call(currentRegion, { regCode: COUNTY })];
  const index = await call(navIndex, { regCode: COUNTY });
  expect(index.cities).toEqual(province.halls);
  expect(index.counties.map(({ code }) => code)).toEqual(county.halls.map(({ code }) => code));
  expect(index.counties.every(({ orgType }) => orgType === "镇街窗口")).toBe(true);
  expect(index.departments).toEqual(county.departments);
});

test("getDetail answers the regions directly below one, by regCode", async () => {
  const call = contract().call;
  for (const regCode of ["440000", CITY, COUNTY]) {
    const below = await call(childRegions, { regCode });
    expect(below).toEqual((await call(currentRegion, { regCode })).halls);
    expect(below.length).toBeGreaterThan(10);
    expect(new Set(below.map(({ upperCode }) => upperCode))).toEqual(new Set([regCode]));
  }
});

test("the home of a region is answered by its code, and is what the home page shows", async () => {
  const call = contract().call;
  const [home, other] = [await call(homeIndex, { region: CITY }), await call(homeIndex, { region: "440300" })];
  expect(home.counts).not.toEqual(other.counts);
  expect(home.news).not.toEqual(other.news);
  for (const face of FACES) {
    const text = textOf((await servedPage(`/portal/${face}/index?region=${CITY}`))("main"));
    expect(
      home.hotWords.filter((word) => text.includes(word)),
      face,
    ).not.toEqual([]);
    if (face === "v2") for (const { title } of home.news.slice(0, 3)) expect(text).toContain(title);
  }
});

test("before anything is typed the search offers hot words and tasks for persons and for companies", async () => {
  const call = contract().call;
  const service = await call(searchService, { region: CITY });
  const home = await call(homeIndex, { region: CITY });
  expectHotWords(
    service.hotWords.map(({ name }) => name),
    home.hotWords,
  );
  expect(service.placeholder).toBe(home.banner.placeholder);
  const names = ({ service_name: name }: { service_name: string }) => name;
  expect(home.hot_person.map(({ name }) => name)).toEqual(expect.arrayContaining(service.person.map(names)));
  expect(home.hot_company.map(({ name }) => name)).toEqual(expect.arrayContaining(service.legal_person.map(names)));
});

test("the common services of a city come with id, cityCode and a list of names", async () => {
  for (const region of [CITY, "440300"]) {
    const { id, cityCode, list } = await contract().call(commonServices, { region });
    expect([id, cityCode]).toEqual([region, region]);
    expect(list.length).toBeGreaterThan(5);
    expect(list.every(({ name }) => name !== "")).toBe(true);
  }
});

test("the services of stations come in groups: county, town, village", async () => {
  const raw = await answerTo<{ data: { list: { id: string; level: string }[] } }>("POST node/gdbsPortal/getStationService", { regCode: COUNTY });
  const groups = await contract().call(stationServices, { regCode: COUNTY });
  const ofLevel = (level: string) => raw.data.list.filter((one) => one.level === level).map(({ id }) => id);
  expect({ county: groups.county.map(({ id }) => id), town: groups.town.map(({ id }) => id), village: groups.village.map(({ id }) => id) }).toEqual({
    county: ofLevel("1"),
    town: ofLevel("2"),
    village: raw.data.list.filter(({ level }) => level !== "1" && level !== "2").map(({ id }) => id),
  });
  expect(groups.county.length).toBeGreaterThan(0);
  expect(groups.town.length).toBeGreaterThan(0);
  expect(groups.village.length).toBeGreaterThan(0);
});

test("the detail of a station is the first element of the result", async () => {
  const call = contract().call;
  const { total, list } = await call(stationSearch, { region: COUNTY, pageSize: 3 });
  expect(total).toBeGreaterThan(list.length);
  const raw = await answerTo<{ data: { id: string; name: string }[] }>("GET station/detail", { id: list[1]?.id ?? "" });
  const detail = await call(stationDetail, { id: list[1]?.id ?? "" });
  expect(detail).toMatchObject({ id: raw.data[0]?.id, name: raw.data[0]?.name });
  expect(detail).toMatchObject({ name: list[1]?.name, address: list[1]?.address });
});

test("stations and the windows of halls are found by region", async () => {
  const call = contract().call;
  const { list } = await call(stationSearch, { region: COUNTY, pageSize: 20 });
  expect(list.every(({ countyCode }) => countyCode === COUNTY)).toBe(true);
  const windows = await call(offlineWindows, { region: COUNTY, pageSize: 20 });
  expect(windows.list.length).toBe(20);
  const detail = await call(stationDetail, { id: windows.list[0]?.stationId ?? "" });
  expect(windows.list[0]).toMatchObject({ stationName: detail?.name, address: detail?.address });
});

test("places are found by a part of their name, inside the boundary that is asked for", async () => {
  const places = await contract().call(placeSearch, { keyword: "政务", boundary: boundaryOf("广州市") });
  expect(places.length).toBeGreaterThan(10);
  for (const { name, city } of places) expect([name.includes("政务"), city], name).toEqual([true, "广州市"]);
  expect(await contract().call(placeSearch, { keyword: "㵘龘㵘", boundary: boundaryOf("广州市") })).toEqual([]);
});

test("without a map service of the settings the answer names no tiles", async () => {
  expect(await contract().call(mapService, {})).toMatchObject({ tiles: "", route: "", subdomains: [] });
});

test("ip/type answers at the top level with the family of the connection, ip/location with nothing for an address of no place", async () => {
  expect(await answerTo("GET ip/type")).toEqual({ code: 200, data: "ipv4" });
  expect(await contract().call(ipType, {})).toMatchObject({ data: "ipv4" });
  expect(await answerTo("GET ip/location")).toEqual({ info: null });
  expect(await contract().call(ipLocation, {})).toBeNull();
});

test("paths stand below /portal/api/v2 unless they begin with a slash", async () => {
  expect((await send("POST node/gdbsNav/index")).url).toContain("/portal/api/v2/node/gdbsNav/index");
  for (const [path, status] of [
    ["/portal/api/v2/node/gdbsNav/index", 200],
    ["/node/gdbsNav/index", 404],
    ["/portal/custom-config/gdbsPortal/searchService", 200],
    ["/portal/api/v2/portal/custom-config/gdbsPortal/searchService", 404],
    ["/yhzx/apis/general/getRecommendItemsHighVoList", 200],
    ["/_tif_sso_loginuser_maskget/", 200],
  ] as const)
    expect([path, (await send(`${/index$|Service$/.test(path) ? "POST" : "GET"} ${path}`)).status]).toEqual([path, status]);
});
