import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type PackDepartment, readDepartments } from "../../departments";
import type { Core } from "../../family";
import { type Problem, formatProblem } from "../../problems";
import { officesOf } from "../../offices";
import { parseRegions } from "../../regions";
import { readSite } from "../../site";
import { GUANGDONG } from "../../testing-tiny";
import { readStations } from "./read";
import { stationRows } from "./rows";

const FILES = ["seats-rough.yaml", "seats.yaml", "stations.yaml", "windows.yaml"] as const;
const read = (file: string) => ({ file, text: readFileSync(`${GUANGDONG}/${file}`, "utf8") });
const texts = Object.fromEntries(FILES.map((name) => [`stations/${name}`, read(`stations/${name}`).text]));

const none: Problem[] = [];
const { regions } = parseRegions(read("regions.txt"), read("regions-newer.txt"));
const departments: PackDepartment[] = readDepartments(read("departments.yaml"), none);
const core: Core = { site: readSite(read("site.yaml"), none, []), regions, departments, themes: { person: [], company: [] }, tasks: [] };

/** Reads the folder with some of its files changed, or left out. */
function reading(changed: Record<string, string | undefined> = {}, some: Core = core) {
  const files = { ...texts, ...changed };
  const sources = Object.entries(files).flatMap(([file, text]) => (text === undefined ? [] : [{ file, text }]));
  const problems: Problem[] = [];
  const data = readStations({ file: (path) => sources.find(({ file }) => file === path), within: () => sources }, some, problems);
  return { data, problems: problems.map(formatProblem) };
}

const { data, problems } = reading();
const rows = data && stationRows(data, { ...core, offices: officesOf(regions, departments), taskId: new Map(), laws: new Map(), today: "2026-11-20" });
const stations = (rows?.stations ?? []) as readonly Record<string, string | number | null>[];
const windows = (rows?.windows ?? []) as readonly Record<string, string | number | null>[];
const at = (region: string) => stations.find((station) => station["region"] === region);

test("the pack of Guangdong is right, and gives every visible region its station", () => {
  expect(problems).toEqual([]);
  expect(stations.map((station) => String(station["region"])).sort()).toEqual(
    regions
      .filter(({ hidden }) => !hidden)
      .map(({ code }) => code)
      .sort(),
  );
});

test("names, addresses and phones follow from the region", () => {
  expect(at("440106")).toMatchObject({
    level: 1,
    name: "天河区政务服务中心",
    address: "广东省广州市天河区（示例地址，具体位置以当地公布为准）",
    phone: "020-12345",
    bus: "用手机地图搜“天河区政务服务中心”查公交、地铁线路，或者拨打 020-12345 问路",
    trouble: 1,
    waiting: null,
  });
  expect(at("440106001000")).toMatchObject({ level: 2, name: "五山街道党群服务中心（政务服务）", trouble: 1 });
  expect(at("440106001001")).toMatchObject({ level: 3, name: "岳洲社区公共服务站", trouble: 0, approximate: 1 });
  expect(at("440405")).toMatchObject({ level: 1, phone: "0756-12345" });
  expect(at("441900121000")).toMatchObject({ level: 2, phone: "0769-12345", approximate: 0 });
  expect(at("440100")).toMatchObject({ level: 0, address: "广州市天河区珠江新城华利路61号", bus: "地铁5号线猎德站" });
});

test("every county lies within a day's way of its city, and every village near its town", () => {
  const far = stations.filter(({ region, level, lat, lng }) => {
    const code = String(region);
    const above = level === 1 ? at(`${code.slice(0, 4)}00`) : level === 3 ? at(`${code.slice(0, 9)}000`) : undefined;
    if (!above) return false;
    const kilometres = Math.hypot((Number(lat) - Number(above["lat"])) * 111, (Number(lng) - Number(above["lng"])) * 102);
    return kilometres > (level === 1 ? 150 : 3);
  });
  expect(far.map(({ name }) => name)).toEqual([]);
});

test("no part of a template is left", () => {
  expect([...stations, ...windows].filter((row) => /[{}]|undefined/.test(JSON.stringify(Object.values(row)))).length).toBe(0);
});

test("a hall has the windows of the departments that are there, numbered without gaps; each has its 办不成事 window", () => {
  const tianhe = windows.filter(({ region }) => region === "440106");
  expect(tianhe.map(({ number }) => number)).toEqual(tianhe.map((_, index) => index + 1));
  expect(tianhe.find(({ name }) => name === "公安服务")?.["note"]).toContain("进驻部门：市公安局天河区分局。");
  expect(tianhe.map(({ name }) => name)).not.toContain("口岸和通关"); // customs has no office in a county
  expect(windows.filter(({ region }) => region === "440000").map(({ name }) => name)).toContain("口岸和通关");
  const halls = stations.filter(({ level }) => Number(level) <= 1).map(({ region }) => region);
  expect(halls.filter((hall) => windows.filter(({ region, trouble }) => region === hall && trouble === 1).length !== 1)).toEqual([]);
});

test("every office of a province, city or county sits at exactly one window of its hall", () => {
  const seats = (rows?.windowDepartments ?? []) as readonly Record<string, string | number>[];
  const region = new Map(windows.map(({ id, region: code }) => [id, code]));
  const seated = seats.map(({ deptId, windowId }) => `${String(region.get(Number(windowId)))} ${deptId}`).sort();
  const offices = officesOf(regions, departments).filter(({ department }) => department !== "town" && department !== "village");
  expect(seated).toEqual(offices.map(({ region: code, department }) => `${code} ${department}`).sort());
});

test("regions that a smaller pack leaves out are no fault", () => {
  expect(reading({}, { ...core, regions: regions.filter(({ code }) => /^440000|^440100|^440106/.test(code)) }).problems).toEqual([]);
});

test("a pack without the folder has no stations, and that is no fault", () => {
  expect(reading(Object.fromEntries(Object.keys(texts).map((file) => [file, undefined])))).toEqual({ data: undefined, problems: [] });
});

const line = (file: string, part: string): number => (texts[`stations/${file}`] ?? "").split("\n").findIndex((row) => row.includes(part)) + 1;
const changed = (file: string, from: string, to: string) => ({ [`stations/${file}`]: (texts[`stations/${file}`] ?? "").replace(from, () => to) });

test.each([
  ["a missing file", { "stations/windows.yaml": undefined }, "stations/windows.yaml:1 缺少这个文件"],
  [
    "a door that closes before it opens",
    changed("stations.yaml", 'to: "17:00", lunch', 'to: "08:00", lunch'),
    `stations/stations.yaml:${line("stations.yaml", "id: hall,")} 下班时间 08:00 应晚于上班时间 09:00`,
  ],
  [
    "lunch outside the hours",
    changed("stations.yaml", 'lunch: { from: "12:00", to: "13:00" }', 'lunch: { from: "16:00", to: "18:00" }'),
    `stations/stations.yaml:${line("stations.yaml", "id: hall,")} 午休应在上班和下班之间`,
  ],
  [
    "days out of order",
    changed("stations.yaml", "[1, 2, 3, 4, 5]", "[2, 1]"),
    `stations/stations.yaml:${line("stations.yaml", "id: hall,")} “hours › 第 1 项 › days”要从小到大写，不能重复`,
  ],
  [
    "unknown hours",
    changed("stations.yaml", "hours: town,", "hours: night,"),
    `stations/stations.yaml:${line("stations.yaml", "  town: {")} hours 里没有 night`,
  ],
  [
    "unknown windows",
    changed("stations.yaml", "windows: village }", "windows: hut }"),
    `stations/stations.yaml:${line("stations.yaml", "  village: {")} windows.yaml 里没有 hut`,
  ],
  [
    "a placeholder that nothing fills",
    changed("stations.yaml", "{area}-12345", "{zone}-12345"),
    `stations/stations.yaml:${line("stations.yaml", "phone:")} 不认识的占位符 {zone}`,
  ],
  [
    "a way to a place that nothing names",
    changed("stations.yaml", "“{hall}”", "“{name}”"),
    `stations/stations.yaml:${line("stations.yaml", "bus: 用")} 不认识的占位符 {name}`,
  ],
  [
    "a name without its region",
    changed("stations.yaml", '"{name}公共服务站"', "公共服务站"),
    `stations/stations.yaml:${line("stations.yaml", "  village: {")} “levels › village › name”要含有 {name}`,
  ],
  [
    "a place of another province",
    changed("stations.yaml", '"440300"', '"310000"'),
    `stations/stations.yaml:${line("stations.yaml", '"440300"')} 地区编码 310000 应以 44 开头`,
  ],
  [
    "an unknown department",
    changed("windows.yaml", "[police]", "[police, guards]"),
    `stations/windows.yaml:${line("windows.yaml", "[police]")} departments.yaml 里没有部门 guards`,
  ],
  [
    "a department at two windows",
    changed("windows.yaml", "[police]", "[police, tax]"),
    `stations/windows.yaml:${line("windows.yaml", "[tax]")} 部门 tax 已经在前面的窗口`,
  ],
  [
    "a department without a window",
    changed("windows.yaml", "[customs]", "[]"),
    `stations/windows.yaml:${line("windows.yaml", "hall:") + 1} 没有窗口的部门：customs`,
  ],
  [
    "a hall without the window for what went wrong",
    changed("windows.yaml", ", trouble: true", ""),
    `stations/windows.yaml:${line("windows.yaml", "hall:") + 1} 大厅要有一个“办不成事”窗口（trouble: true）`,
  ],
  [
    "departments in a town",
    changed("windows.yaml", "一个窗口受理。 }", "一个窗口受理。, departments: [civil] }"),
    `stations/windows.yaml:${line("windows.yaml", "name: 综合服务")} 镇街和村居只有一个机构，窗口不分部门`,
  ],
  [
    "a city without a position",
    changed("seats.yaml", 'code: "445300"', 'code: "445399"'),
    `stations/seats.yaml:${line("seats.yaml", "- {")} 没有位置的地市：云浮市`,
  ],
  ["a seat twice", changed("seats-rough.yaml", '"440103"', '"440104"'), `stations/seats-rough.yaml:${line("seats-rough.yaml", '"440104"')} 440104 重复`],
  [
    "a seat in both files",
    changed("seats-rough.yaml", '"440103"', '"440100"'),
    `stations/seats-rough.yaml:${line("seats-rough.yaml", '"440103"')} seats.yaml 里已经有 440100`,
  ],
  [
    "a place off the earth",
    changed("seats.yaml", "lat: 23.11667", "lat: 123.11667"),
    `stations/seats.yaml:${line("seats.yaml", "Guangzhou")} “第 1 项 › lat”不能大于 90`,
  ],
])("%s is refused", (_, change, problem) => {
  const wrong = reading(change);
  expect(wrong.problems).toContain(problem);
});
