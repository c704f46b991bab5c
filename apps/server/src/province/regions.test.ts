import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type PackRegion, parseRegions } from "./regions";

const read = (file: string) => ({ file, text: readFileSync(new URL(`../../province/guangdong/${file}`, import.meta.url), "utf8") });
const parsed = parseRegions(read("regions.txt"));
const { regions } = parsed;
const of = (level: PackRegion["level"]) => regions.filter((region) => region.level === level);
const byCode = new Map(regions.map((region) => [region.code, region]));

test("the edition of 2023-06-30 is whole", () => {
  expect(parsed.problems).toEqual([]);
  expect(regions).toHaveLength(28_744);
  expect(of("province").map((region) => region.code)).toEqual(["440000"]);
  expect(of("city")).toHaveLength(21);
  expect(of("county")).toHaveLength(122 + 1);
  expect(of("town")).toHaveLength(1_757);
  expect(of("village")).toHaveLength(26_842);
});

test("147 special towns and 121 virtual villages are hidden, and nothing else", () => {
  expect(of("town").filter((region) => region.hidden === "special")).toHaveLength(147);
  expect(of("village").filter((region) => region.hidden === "virtual")).toHaveLength(121);
  expect(regions.filter((region) => region.hidden)).toHaveLength(147 + 121);
  for (const region of of("town")) expect(region.hidden === null).toBe(/(镇|街道|乡)$/.test(region.name));
});

test("no orphan, no duplicate, no village that looks like a town", () => {
  expect(byCode.size).toBe(regions.length);
  for (const region of regions) expect(region.parent === "" || byCode.has(region.parent)).toBe(true);
  for (const region of of("village")) expect(region.code.endsWith("000")).toBe(false);
});

test("the zone stands under its city; towns of Dongguan and Zhongshan stand right under theirs", () => {
  expect(byCode.get("440405")).toEqual({ code: "440405", parent: "440400", name: "横琴粤澳深度合作区", level: "county", hidden: null });
  expect(byCode.get("441900003000")).toMatchObject({ parent: "441900", name: "东城街道", level: "town" });
  expect(of("county").filter((region) => /^44(19|20)/.test(region.code))).toEqual([]);
  expect(of("town").some((region) => region.parent === "442000")).toBe(true);
});

test("the newer streets join their districts", () => {
  const whole = parseRegions(read("regions.txt"), read("regions-newer.txt"));
  expect(whole.problems).toEqual([]);
  expect(whole.regions.slice(28_744).map((region) => [region.code, region.parent, region.name])).toEqual([
    ["440115004000", "440115", "港湾街道"],
    ["445202014000", "445202", "溪南街道"],
    ["445202015000", "445202", "凤美街道"],
    ["445202016000", "445202", "京冈街道"],
  ]);
});

test.each([
  ["440000 省\n   01 市", 2, "缩进"],
  ["440000 省\n 001 市", 2, "位数"],
  ["440000 省\n 01 市\n 01 市", 3, "重复"],
  ["440000 省\n 01 市\n  03 区\n   400 农场", 4, "隐藏标记"],
  ["440000 省\n 01 市\n  03 区\n   001 街道 !special", 4, "隐藏标记"],
  ["440000 省\n 01 市\n  03 区\n   001 街道 !virtual", 4, "只有村级"],
  ["440000 省\n01市", 2, "应为"],
  ["", 1, "没有任何地区"],
])("%j is refused on line %i", (text, line, word) => {
  const { problems } = parseRegions({ file: "regions.txt", text });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: "regions.txt", line });
  expect(problems[0]?.text).toContain(word);
});

test("a newer street outside every district is refused", () => {
  const { problems } = parseRegions({ file: "a", text: "440000 省" }, { file: "b", text: "# x\n440115004000 港湾街道" });
  expect(problems).toMatchObject([{ file: "b", line: 2 }]);
});
