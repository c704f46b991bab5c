import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allRegions } from "../test/all-regions";
import { initialRegion, isRegionCode, isVillageCode, lineage, parentCode, regionLevel } from "./code";

const regions = allRegions();
const count = (level: string) => regions.filter((region) => region.level === level).length;

test("the real province is whole: 21 cities, 123 counties, all towns and villages", () => {
  expect([count("province"), count("city"), count("county")]).toEqual([1, 21, 123]);
  expect(count("town")).toBeGreaterThan(1700);
  expect(count("village")).toBeGreaterThan(26000);
});

describe("level and parent", () => {
  test.each([
    ["440000", "province", ""],
    ["440100", "city", "440000"],
    ["440106", "county", "440100"],
    ["440405", "county", "440400"],
    ["441900", "city", "440000"],
    ["442000", "city", "440000"],
    ["440106001000", "town", "440106"],
    ["441900003000", "town", "441900"],
    ["442000001000", "town", "442000"],
    ["440106001001", "village", "440106001000"],
    ["441900003001", "village", "441900003000"],
    ["440106000000", "county", "440100"],
    ["440100000000", "city", "440000"],
  ] as const)("%s is a %s below “%s”", (code, level, parent) => {
    expect(regionLevel(code)).toBe(level);
    expect(parentCode(code)).toBe(parent);
  });

  test("of every real region are those of the data", () => {
    const wrong = regions.filter(({ code, level, parent }) => regionLevel(code) !== level || parentCode(code) !== parent);
    expect(wrong).toEqual([]);
  });

  test.each(["", "44", "4401061", "abcdef", "000000", "44010600100a", " 440000"])("“%s” is no region code", (code) => {
    expect(isRegionCode(code)).toBe(false);
    expect(() => regionLevel(code)).toThrow(RangeError);
    expect(() => parentCode(code)).toThrow(RangeError);
  });
});

test("every village of the province is one, nothing else is", () => {
  expect(regions.filter((region) => isVillageCode(region.code) !== (region.level === "village"))).toEqual([]);
});

test.each([
  ["440106001001", ["440000", "440100", "440106", "440106001000", "440106001001"]],
  ["441900003000", ["440000", "441900", "441900003000"]],
  ["440106000000", ["440000", "440100", "440106"]],
  ["440000", ["440000"]],
])("the way to %s", (code, way) => {
  expect(lineage(code)).toEqual(way);
});

const from = (query: string, regionFirst?: boolean) => initialRegion(new URLSearchParams(query), regionFirst);

describe("initial region", () => {
  test.each([
    ["region=440100", "440100"],
    ["areaCode=440300", "440300"],
    ["region=440100.html", "440100"],
    ["region=440106001000", "440106001000"],
    ["", "440000"],
    ["region=", "440000"],
    ["region=&areaCode=440300", "440300"],
    ["region=abc", "440000"],
    ["region=<script>&areaCode=440300", "440300"],
  ])("%s → %s", (query, code) => {
    expect(from(query)).toBe(code);
  });

  test("regionFirst decides where both are given", () => {
    expect(from("region=440100&areaCode=440300")).toBe("440100");
    expect(from("region=440100&areaCode=440300", true)).toBe("440100");
    expect(from("region=440100&areaCode=440300", false)).toBe("440300");
    expect(from("region=440100", false)).toBe("440100");
  });

  test("whatever an address holds, the result is a region code", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (region, areaCode, first) => {
        expect(isRegionCode(initialRegion(new URLSearchParams({ region, areaCode }), first))).toBe(true);
      }),
    );
  });
});
