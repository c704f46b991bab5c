import { readFileSync } from "node:fs";
import { join } from "node:path";
import { childRegions, currentRegion } from "@onehall/api";
import { type Hall, hallPath, isOrgCode, isTownCode, ORG_TYPE, pathInApp, regionLevel, SOURCE_ID } from "@onehall/regions";
import { answerTo, contract } from "../support/contract";
import { loaderData } from "../support/loader-data";
import { root } from "../support/portal";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** Regions, halls and departments as the portal answers and shows them. docs/requirements/regions.md */
const FACES = ["v2", "v3"] as const;
const PROVINCE = "440000";
const ZONE = "440405";
/** The seventh digit of a special town is 4 or 5. */
const SPECIAL_TOWN = /^\d{6}[45]\d{2}000$/;
type View = { current: Hall; halls: Hall[]; departments: Hall[]; breadcrumbs: Hall[] };

/** Every region that the portal lists: the rows of its open data. */
async function listed() {
  const text = await (await fetch(new URL("/portal/open-data/regions.csv", origin()))).text();
  const rows = text.trim().split("\r\n").slice(1);
  return rows.map((row) => {
    const [code = "", name = "", level = "", parent = ""] = row.split(",");
    return { code, name, level, parent };
  });
}

/** The loader's data of the page of regions. */
const viewOf = async (face: string, region: string) => (await loaderData<{ view: View }>(`/portal/${face}/regions?region=${region}`)).view;

test("the province is 440000 with 21 prefecture cities from 440100 to 445300; the zone 440405 stands below 440400", async () => {
  const { current, halls } = await contract().call(currentRegion, { regCode: PROVINCE });
  const codes = halls.map(({ code }) => code);
  expect([current.code, current.name, codes.length]).toEqual([PROVINCE, "广东省", 21]);
  expect([codes.toSorted()[0], codes.toSorted().at(-1)]).toEqual(["440100", "445300"]);
  expect(codes).toEqual(expect.arrayContaining(["440100", "440300", "440400", "441900", "442000"]));
  expect((await contract().call(childRegions, { regCode: "440400" })).map(({ code }) => code)).toContain(ZONE);
  for (const face of FACES) {
    const page = await servedPage(`/portal/${face}/regions?region=${PROVINCE}`);
    for (const { code, name, siteUrl } of halls) expect(textOf(page(`main a[href="${siteUrl.replace("v2", face)}"]`).first()), code).toContain(name);
    const zone = textOf((await servedPage(`/portal/${face}/regions?region=${ZONE}`))('nav[aria-label="地区层级"]'));
    expect(zone).toMatch(/广东省.*珠海市.*横琴/);
  }
});

test("codes have 6 digits for province, city and county and 12 for towns and villages; a town's end in three zeros, no other code counts as one", async () => {
  const regions = await listed();
  expect(regions.length).toBeGreaterThan(20_000);
  const codes = new Set(regions.map(({ code }) => code));
  for (const { code, level, parent, name } of regions) {
    if (!(level === "town" || level === "village" ? /^\d{12}$/ : /^\d{6}$/).test(code)) throw new Error(`${code} ${name} is a ${level}`);
    if (isTownCode(code) !== (level === "town") || regionLevel(code) !== level) throw new Error(`${code} ${name} is a ${level}`);
    // Villages of special towns are listed, their towns are not.
    if (parent === "" ? level !== "province" : !codes.has(parent) && !SPECIAL_TOWN.test(parent)) throw new Error(`${code} ${name} hangs on ${parent}`);
  }
  // A county's code, written with 12 digits or with 6, is not shown as a town.
  for (const code of ["440106", "440106000000"]) {
    const answer = await fetch(new URL(`/portal/v2/country-hall?region=${code}`, origin()), { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/portal/v2/index?region=${code}`]);
  }
  expect(textOf((await servedPage("/portal/v2/country-hall?region=440106001000"))("h1"))).toContain("五山街道");
});

test("441900 and 442000 have no counties: their towns hang on the city, in the lists and on the pages", async () => {
  const regions = await listed();
  const cities = regions.filter(({ level }) => level === "city").map(({ code }) => code);
  const withCounties = new Set(regions.filter(({ level }) => level === "county").map(({ parent }) => parent));
  expect(cities.filter((code) => !withCounties.has(code))).toEqual(["441900", "442000"]);
  for (const city of ["441900", "442000"]) {
    const below = regions.filter(({ parent }) => parent === city);
    expect(new Set(below.map(({ level }) => level))).toEqual(new Set(["town"]));
    for (const face of FACES) {
      const page = await servedPage(`/portal/${face}/regions?region=${city}`);
      for (const { code, name } of below.slice(0, 5)) expect(textOf(page(`main a[href="${hallPath(code, face)}"]`).first()), code).toContain(name);
    }
  }
  expect(regions.filter(({ code, level }) => level === "county" && /^44(?:19|20)/.test(code))).toEqual([]);
});

test("special towns and virtual villages of the pack are not listed, and everything else is", async () => {
  const lines = ["regions.txt", "regions-newer.txt"].flatMap((file) => readFileSync(join(root, "apps/server/province/guangdong", file), "utf8").split("\n"));
  const rows = lines.filter((line) => /^\s*\d/.test(line));
  const hidden = rows.filter((line) => /!(?:special|virtual)\s*$/.test(line));
  const regions = await listed();
  expect(hidden.length).toBeGreaterThan(200);
  expect(regions).toHaveLength(rows.length - hidden.length);
  expect(regions.filter(({ code, level }) => level === "town" && SPECIAL_TOWN.test(code)).map(({ name }) => name)).toEqual([]);
});

test("data_src_id is 101 for provincial departments and 102 for city halls, and nothing else has one", async () => {
  const { hall, department } = await answerTo<{ hall: { data_src_id: string }[]; department: { data_src_id: string }[] }>("POST node/gdbsNav/current", {
    regCode: PROVINCE,
  });
  expect([SOURCE_ID.department, SOURCE_ID.city]).toEqual(["101", "102"]);
  expect(new Set(hall.map((one) => one.data_src_id))).toEqual(new Set(["102"]));
  expect(new Set(department.map((one) => one.data_src_id))).toEqual(new Set(["101"]));
  const county = await answerTo<{ hall: { data_src_id: string }[] }>("POST node/gdbsNav/current", { regCode: "440106" });
  expect(new Set(county.hall.map((one) => one.data_src_id))).toEqual(new Set([""]));
});

test("a page's entries have every field of the mapped form, dept_type under that name; visible equals display, and who has an organisation number is a department", async () => {
  type Raw = Record<string, string | number>;
  const raw = await answerTo<{ department: Raw[]; hall: Raw[] }>("POST node/gdbsNav/current", { regCode: PROVINCE });
  for (const face of FACES) {
    const { departments, halls } = await viewOf(face, PROVINCE);
    expect([departments.length, halls.length]).toEqual([raw.department.length, raw.hall.length]);
    [...departments, ...halls].forEach((entry, index) => {
      const from = [...raw.department, ...raw.hall][index] ?? {};
      expect(entry).toEqual({
        orgCode: from["ORGNUMBER"],
        code: from["ORGAREACODE"],
        upperCode: from["ORGUPAREACODE"],
        siteUrl: from["SITES_URL"],
        hasResponsibilityList: from["responsibility_list"] === 1,
        shortName: from["ORGSNAME"],
        name: from["ORGNAME"],
        display: from["DISPLAY"] === 1,
        visible: from["DISPLAY"] === 1,
        categoryName: from["cat_name"],
        srcId: from["data_src_id"],
        id: from["id"],
        sort: from["SORT"],
        orgType: from["ORGTYPE"],
        city: from["city"],
        county: from["county"],
        province: from["province"],
        town: from["town"],
        credit: from["credit"],
        expiryDate: from["expiry_date"],
        isDepartment: from["ORGNUMBER"] !== "",
        dept_type: from["dept_type"],
      });
    });
    expect([departments.every(({ isDepartment }) => isDepartment), halls.some(({ isDepartment }) => isDepartment)]).toEqual([true, false]);
  }
});

test("each level has its kind of hall: orgType from the province to the village", async () => {
  const types = async (regCode: string) => new Set((await contract().call(childRegions, { regCode })).map(({ orgType }) => orgType));
  expect((await contract().call(currentRegion, { regCode: PROVINCE })).current.orgType).toBe("省直窗口");
  expect(await types(PROVINCE)).toEqual(new Set(["市级窗口"]));
  expect(await types("440100")).toEqual(new Set(["县级窗口"]));
  expect(await types("440106")).toEqual(new Set(["镇街窗口"]));
  const village = await types("440106001000");
  expect([...village].filter((type) => !["镇街办事站", "村居办事点"].includes(type))).toEqual([]);
  expect(Object.values(ORG_TYPE)).toEqual(expect.arrayContaining(["省直窗口", "市级窗口", "县级窗口", "镇街窗口", "镇街办事站", "村居办事点", "区县分厅"]));
});

test("departments of dept_type 1 stand under 政府部门, all others under 其他公共服务单位", async () => {
  for (const face of FACES) {
    const { departments } = await viewOf(face, PROVINCE);
    const page = await servedPage(`/portal/${face}/regions?region=${PROVINCE}`);
    const groups = page("main details")
      .toArray()
      .map((group) => ({
        heading: textOf(page(group).find("summary")),
        names: page(group)
          .find("a")
          .toArray()
          .map((link) => textOf(page(link))),
      }));
    const of = (government: boolean) => departments.filter(({ dept_type: type }) => (type === "1") === government).map(({ shortName }) => shortName);
    expect(groups).toEqual([
      { heading: `政府部门（${of(true).length}）`, names: of(true) },
      { heading: `其他公共服务单位（${of(false).length}）`, names: of(false) },
    ]);
  }
});

test("a region's page holds its regions, its departments, the way to it and itself, fetched by regCode", async () => {
  for (const face of FACES)
    for (const regCode of [PROVINCE, "440100", "440106", "440106001000"]) {
      const asked = await contract().call(currentRegion, { regCode });
      expect(await viewOf(face, regCode)).toEqual(asked);
      expect(asked.current.code).toBe(regCode);
      expect(asked.breadcrumbs.at(-1)?.code).toBe(regCode);
      expect(await contract().call(childRegions, { regCode })).toEqual(asked.halls);
    }
});

test("a hall is reached by its siteUrl without the first 7 characters, in the face in view", async () => {
  for (const face of FACES)
    for (const regCode of [PROVINCE, "440106"]) {
      const { halls } = await viewOf(face, regCode);
      const page = await servedPage(`/portal/${face}/regions?region=${regCode}`);
      for (const { siteUrl, name } of halls) {
        expect(siteUrl.slice(0, 7)).toBe("/portal");
        const inApp = pathInApp(siteUrl) ?? "";
        expect(inApp).toBe(siteUrl.slice(7));
        expect(textOf(page(`main a[href="/portal${inApp.replace("/v2/", `/${face}/`)}"]`).first()), siteUrl).toContain(name);
      }
    }
});

test("without scripts the picker is a page of links that knows the way back, and leads to no other host", async () => {
  for (const face of FACES) {
    const back = `/portal/${face}/notices?region=440100`;
    const page = await servedPage(back);
    const link = page('header a:contains("切换区域"), header a[aria-label*="切换区域"]').first().attr("href") ?? "";
    expect(new URLSearchParams(link.split("?")[1]).get("back")).toBe(back);
    const picker = await servedPage(link);
    const hrefs = picker("main a")
      .toArray()
      .map((one) => picker(one).attr("href") ?? "");
    expect(hrefs).toContain(back);
    const down = hrefs.filter((href) => href.startsWith(`/portal/${face}/regions?region=4401`));
    expect(down.length).toBeGreaterThan(5);
    expect(down.every((href) => href.includes(`back=${encodeURIComponent(back)}`))).toBe(true);
    const elsewhere = await servedPage(`/portal/${face}/regions?region=440100&back=${encodeURIComponent("https://other.example/")}`);
    expect(elsewhere("main").html()).not.toContain("other.example");
  }
});

test("every organisation number has 9 characters with a right check sign, and its credit code ends in that number", async () => {
  const { call } = contract();
  let checked = 0;
  for (const regCode of [PROVINCE, "440100", "440106", "441900"])
    for (const { orgCode, credit, name } of (await call(currentRegion, { regCode })).departments) {
      expect([name, isOrgCode(orgCode)]).toEqual([name, true]);
      expect(credit.slice(8, 17), name).toBe(orgCode);
      checked += 1;
    }
  expect(checked).toBeGreaterThan(100);
});
