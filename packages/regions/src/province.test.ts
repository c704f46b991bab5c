import { runInNewContext } from "node:vm";
import { afterEach, expect, test } from "vitest";
import { initialRegion } from "./code";
import { fallbackRegion } from "./fallback";
import { mapHall } from "./hall";
import { cityOf } from "./location";
import { departmentPath } from "./path";
import { province, provinceScript, setProvince, type Province } from "./province";

const GUANGDONG: Province = { code: "440000", name: "广东省" };
const XINGHE: Province = { code: "990000", name: "星河省" };

afterEach(() => setProvince(GUANGDONG));

test("the province is Guangdong until another is set", () => {
  expect(province()).toEqual(GUANGDONG);
  setProvince(XINGHE);
  expect(province()).toEqual(XINGHE);
});

test("in another province nothing leads to Guangdong", () => {
  setProvince(XINGHE);
  expect(initialRegion(new URLSearchParams())).toBe("990000");
  expect(departmentPath("XH0000010", "v2")).toBe("/portal/v2/branch-hall?orgCode=XH0000010");
  expect(departmentPath("XH0000010", "v2", "990000")).toBe("/portal/v2/branch-hall?orgCode=XH0000010");
  const cities = ["990100", "990200"].map((code) => mapHall({ ORGNAME: "某市", ORGAREACODE: code }));
  expect(cityOf({ code: "990202", city: "某市" }, cities)?.code).toBe("990200");
  expect(cityOf({ code: "440202", city: "某市" }, cities)?.code).toBe("990100");
});

test("the built-in list is that of Guangdong: another province has itself alone", () => {
  setProvince(XINGHE);
  for (const view of [fallbackRegion(), fallbackRegion("990100"), fallbackRegion("440100")]) {
    expect(view.current).toMatchObject(XINGHE);
    expect(view.breadcrumbs.map(({ code }) => code)).toEqual(["990000"]);
    expect([...view.halls, ...view.departments]).toEqual([]);
  }
});

test("a page tells its scripts, unless they take it for granted", () => {
  expect(provinceScript()).toBe("");
  setProvince(GUANGDONG);
  expect(provinceScript()).toBe("");
  const own = { code: "990000", name: "</script><b>星河" };
  setProvince(own);
  expect(provinceScript()).not.toContain("<");
  const page: { onehallProvince?: Province } = {};
  runInNewContext(provinceScript(), page);
  expect(page.onehallProvince).toEqual(own);
});
