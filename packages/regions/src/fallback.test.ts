import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { isOrgCode } from "./org-code";
import { fallbackRegion } from "./fallback";

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test("the list is the one of the province pack: node scripts/fallback-list.mjs makes it", () => {
  const fromPack = execFileSync(process.execPath, [file("../scripts/fallback-list.mjs"), "--print"], { encoding: "utf8" });
  expect(readFileSync(file("./fallback-list.ts"), "utf8")).toBe(fromPack);
});

describe("the province", () => {
  const { current, halls, departments, breadcrumbs } = fallbackRegion();

  test("has its 21 cities, the capital first", () => {
    expect(current).toMatchObject({ code: "440000", name: "广东省", upperCode: "", isDepartment: false });
    expect(halls).toHaveLength(21);
    expect(halls[0]).toMatchObject({
      code: "440100",
      name: "广州市",
      upperCode: "440000",
      srcId: "102",
      orgType: "市级窗口",
      siteUrl: "/portal/v2/index?region=440100",
    });
    expect(halls.at(-1)?.code).toBe("445300");
    expect(breadcrumbs.map((crumb) => crumb.code)).toEqual(["440000"]);
  });

  test("has its departments, each with a valid number of its own", () => {
    expect(departments.length).toBeGreaterThan(50);
    expect(departments.filter((department) => !isOrgCode(department.orgCode))).toEqual([]);
    expect(new Set(departments.map((department) => department.orgCode)).size).toBe(departments.length);
    expect(departments.every((department) => department.isDepartment && department.srcId === "101" && department.orgType === "省直窗口")).toBe(true);
    const numbers = departments.map((department) => department.orgCode);
    expect(numbers).toEqual(expect.arrayContaining(["006940386", "006939756", "MB2D0164X", "00693981X", "553612461"]));
  });
});

test.each([
  ["440100", "广州市", [], ["440000", "440100"]],
  ["440400", "珠海市", ["440405"], ["440000", "440400"]],
  ["440405", "横琴粤澳深度合作区", [], ["440000", "440400", "440405"]],
  ["440106", "广州市", [], ["440000", "440100"]],
  ["441900003001", "东莞市", [], ["440000", "441900"]],
])("%s falls back to %s", (code, name, halls, crumbs) => {
  const view = fallbackRegion(code);
  expect(view.current.name).toBe(name);
  expect(view.halls.map((hall) => hall.code)).toEqual(halls);
  expect(view.departments).toEqual([]);
  expect(view.breadcrumbs.map((crumb) => crumb.code)).toEqual(crumbs);
});

test.each(["", "310000", "nowhere"])("“%s” falls back to the province", (code) => {
  expect(fallbackRegion(code)).toEqual(fallbackRegion("440000"));
});
