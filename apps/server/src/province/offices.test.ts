import { readFileSync } from "node:fs";
import { isOrgCode } from "@onehall/regions";
import { expect, test } from "vitest";
import { readDepartments } from "./departments";
import type { Problem } from "./problems";
import { officesOf, townOfficeName, villageOfficeName } from "./offices";
import { parseRegions } from "./regions";

const read = (file: string) => ({ file, text: readFileSync(new URL(`../../province/guangdong/${file}`, import.meta.url), "utf8") });
const problems: Problem[] = [];
const departments = readDepartments(read("departments.yaml"), problems);
const { regions } = parseRegions(read("regions.txt"), read("regions-newer.txt"));
const offices = officesOf(regions, departments);
const named = (region: string, department: string) => offices.find((office) => office.region === region && office.department === department);

test.each([
  ["东涌镇", "东涌镇人民政府"],
  ["下帅壮族瑶族乡", "下帅壮族瑶族乡人民政府"],
  ["沙面街道", "沙面街道办事处"],
  ["新城办事处街道", "新城街道办事处"],
])("%s → %s", (town, office) => expect(townOfficeName(town)).toBe(office));

test.each([
  ["翠洲社区居委会", "翠洲社区居民委员会"],
  ["翠洲社区居民委员会", "翠洲社区居民委员会"],
  ["石牌村民委会", "石牌村民委员会"],
  ["塘㙍村委会", "塘㙍村民委员会"],
  ["南漖社区居委会会", "南漖社区居民委员会"],
  ["海湾社区居委委员会", "海湾社区居民委员会"],
  ["客路社区居委", "客路社区居民委员会"],
  ["海傍农场生活区", "海傍农场生活区"],
])("%s → %s", (village, office) => expect(villageOfficeName(village)).toBe(office));

test("departments of the pack are in order", () => expect(problems).toEqual([]));

test("offices are called as people know them", () => {
  expect(named("440000", "police")).toMatchObject({
    org: departments.find((one) => one.id === "police")?.org,
    name: "广东省公安厅",
    short: "省公安厅",
    type: "1",
  });
  expect(named("440100", "police")).toMatchObject({ name: "广州市公安局", short: "市公安局" });
  expect(named("440106", "police")).toMatchObject({ name: "广州市公安局天河区分局", short: "市公安局天河区分局" });
  expect(named("440222", "police")).toMatchObject({ name: "始兴县公安局", short: "县公安局" });
  expect(named("440106", "education")).toMatchObject({ name: "天河区教育局", short: "区教育局" });
  expect(named("440106", "tax")).toMatchObject({ name: "国家税务总局天河区税务局" });
});

test("a city without counties has the offices of its counties itself", () => {
  expect(named("441900", "police")).toMatchObject({ name: "东莞市公安局" });
  for (const department of departments) if (department.county) expect(named("441900", department.id)).toBeDefined();
});

test("every visible town and village has one office, hidden regions have none", () => {
  const count = new Map<string, number>();
  for (const office of offices) count.set(office.region, (count.get(office.region) ?? 0) + 1);
  for (const region of regions) {
    if (region.hidden) expect(count.get(region.code)).toBeUndefined();
    else if (region.level === "town" || region.level === "village") expect(count.get(region.code)).toBe(1);
    else expect(count.get(region.code)).toBeGreaterThan(20);
  }
});

test("no two offices share a number, and every number is valid", () => {
  expect(new Set(offices.map((office) => office.org)).size).toBe(offices.length);
  expect(offices.every((office) => isOrgCode(office.org))).toBe(true);
});
