import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PackFolder } from "../../family";
import type { Problem } from "../../problems";
import { guangdong, smallPack } from "../../testing";
import { GUANGDONG } from "../../testing-tiny";
import { officesOf } from "../../offices";
import type { Context } from "../../family";
import { applicantKey } from "./applicant";
import { dayAfter, monthAfter, workCalendar } from "./calendar";
import { sampleCases } from "./cases";
import { seededRandom, weighted } from "./random";
import { sampleRatings } from "./ratings";
import { readSupervision } from "./read";

const FILES = ["supervision/ratings.yaml", "supervision/samples.yaml"] as const;

/** The pack's files, with some words of one changed. */
function folder(file = "", from = "", to = ""): PackFolder {
  const texts = new Map(FILES.map((name) => [name as string, readFileSync(join(GUANGDONG, name), "utf8")]));
  if (file) {
    const text = texts.get(file) ?? "";
    expect(text, `${file} has it`).toContain(from);
    texts.set(file, text.replace(from, to));
  }
  return { file: (path) => (texts.has(path) ? { file: path, text: texts.get(path) ?? "" } : undefined), within: () => [] };
}

function read(of: PackFolder) {
  const problems: Problem[] = [];
  return { ...readSupervision(of, problems), problems };
}

/** Cases and ratings of a pack as an import on that day makes them. */
function made(today: string, pack = smallPack()) {
  const { ratings, samples } = read(folder());
  if (!ratings || !samples) throw new Error("the pack cannot be read");
  const taskId = new Map(pack.tasks.map((task, index) => [task.id, index + 1]));
  const context: Context = { ...pack, today, taskId, offices: officesOf(pack.regions, pack.departments) };
  const calendar = workCalendar(`${monthAfter(today.slice(0, 7), -samples.months)}-01`, dayAfter(today, 1_000));
  const cases = sampleCases(context, samples, calendar);
  return { cases, ratings: sampleRatings(cases, ratings, samples, calendar), rules: ratings, samples };
}

test("the pack of the province has no fault, a province without the folder neither", () => {
  expect(read(folder()).problems).toEqual([]);
  expect(read({ file: () => undefined, within: () => [] })).toEqual({ ratings: undefined, samples: undefined, problems: [] });
});

test.each([
  ["supervision/ratings.yaml", 'code: "517"', 'code: "510"', "原因 510 重复"],
  ["supervision/ratings.yaml", 'code: "517"', 'code: "417"', "原因 417 的第一位应为等级 5"],
  ["supervision/ratings.yaml", "    bad: true\n", "", "最低的两级是差评"],
  ["supervision/ratings.yaml", ", measure: 已公布完整的材料清单，并请窗口一次性告知。", "", "差评的原因 208 要写整改说明"],
  ["supervision/ratings.yaml", "window: 52", "window: 51", "share 的 window 合计应为 100，现在是 99"],
  ["supervision/ratings.yaml", "answerWithin: 15", "answerWithin: 0", "不能小于 1"],
  ["supervision/samples.yaml", "express: 6 }", "express: 7 }", "各渠道的比例合计应为 100，现在是 101"],
  ["supervision/samples.yaml", "5: 90.4", "5: 90", "各等级的比例合计应为 100，现在是 99.6"],
  ["supervision/samples.yaml", "months: 24", "months: 6", "不能小于 13"],
  ["supervision/samples.yaml", "seed: onehall-2026", "seeds: onehall-2026", "缺少“seed”"],
])("%s with %s → %s is refused on its line", (file, from, to, words) => {
  const { problems } = read(folder(file, from, to));
  expect(problems.map((problem) => problem.text).join("\n")).toContain(words);
  expect(problems.every((problem) => problem.file === file && problem.line >= 1)).toBe(true);
});

test("samples are the same every time, and a month later the months between are the same", () => {
  const november = made("2026-11-20");
  expect(made("2026-11-20").cases).toEqual(november.cases);
  const december = made("2026-12-01");
  const kept = new Map(december.cases.map((one) => [one.receipt, one]));
  const shared = november.cases.filter((one) => one.applied >= "2024-12");
  expect(shared.length).toBeGreaterThan(10_000);
  expect(shared.every((one) => JSON.stringify(kept.get(one.receipt)) === JSON.stringify(one))).toBe(true);
  expect(november.cases.some((one) => one.applied < "2024-12")).toBe(true);
  expect(december.cases.every((one) => one.applied >= "2024-12")).toBe(true);
  expect(december.cases.some((one) => one.applied.startsWith("2026-12"))).toBe(true);
});

test("the whole pack has enough of them for every city, channel and level", () => {
  const { cases, ratings, rules } = made("2026-11-20", guangdong());
  expect(cases.length).toBeGreaterThan(60_000);
  expect(ratings.length).toBeGreaterThan(50_000);
  expect(new Set(cases.map((one) => one.region.slice(0, 4))).size).toBe(22);
  expect(new Set(ratings.map((one) => one.channel)).size).toBe(rules.channels.length);
  expect(new Set(ratings.flatMap((one) => one.reasons.split(",")).filter(Boolean)).size).toBe(40);
});

test("every department has cases every month, however seldom people ask for it", () => {
  const pack = guangdong();
  const { cases } = made("2026-11-20", pack);
  const months = new Map<string, Set<string>>();
  for (const { deptId, applied } of cases) months.set(deptId, (months.get(deptId) ?? new Set()).add(applied.slice(0, 7)));
  expect(pack.departments.filter(({ id }) => (months.get(id)?.size ?? 0) < 25).map(({ id }) => id)).toEqual([]);
});

test("every case runs its course: in order, within the calendar, named as a sample", () => {
  const { cases, samples } = made("2026-11-20");
  const hidden = new Set(smallPack().regions.flatMap((region) => (region.hidden ? [region.code] : [])));
  expect(new Set(cases.map((one) => one.receipt)).size).toBe(cases.length);
  const people = new Set(samples.surnames.map((surname) => `${surname}*`));
  for (const one of cases) {
    expect(one.applied <= one.answered && one.answered <= one.decided, JSON.stringify(one)).toBe(true);
    expect(one.receipt).toMatch(/^44\d{16}(\d{3})?$/);
    expect(hidden.has(one.region)).toBe(false);
    expect(people.has(one.applicant) || /样例.*有限公司$/.test(one.applicant)).toBe(true);
    if (one.admitted === 0) expect([one.result, one.due, one.special, one.mended]).toEqual(["不予受理", "", "", ""]);
    else expect(one.due >= one.answered.slice(0, 10)).toBe(true);
    if (one.mended !== "") expect(one.mended >= one.applied.slice(0, 10) && one.mended < one.answered.slice(0, 10)).toBe(true);
  }
  const holidays = cases.filter((one) => one.channel !== "online" && /^2026-10-0[1-7]/.test(one.applied));
  expect(holidays, "no counter is open on the National Day").toEqual([]);
  expect(cases.some((one) => one.channel === "online" && /^2026-10-0[1-7]/.test(one.applied))).toBe(true);
});

test("ratings follow their case; bad ones have a reason of their level and are answered in time", () => {
  const { cases, ratings, rules } = made("2026-11-20");
  const of = new Map(cases.map((one) => [one.receipt, one]));
  const levels = new Map(rules.levels.map((level) => [level.value, level]));
  const calendar = workCalendar("2024-11-01", "2028-12-31");
  expect(new Set(ratings.map((one) => one.receipt)).size).toBe(ratings.length);
  for (const one of ratings) {
    const level = levels.get(one.level);
    const codes = one.reasons.split(",").filter(Boolean);
    expect(one.rated > (of.get(one.receipt)?.decided ?? "9")).toBe(true);
    expect(codes.every((code) => level?.reasons.some((reason) => reason.code === code))).toBe(true);
    expect(new Set(codes).size).toBe(codes.length);
    if (level?.bad) expect(codes.length).toBeGreaterThan(0);
    else expect([one.corrected, one.measure]).toEqual(["", ""]);
    if (one.corrected) {
      expect(one.corrected > one.rated.slice(0, 10) && one.corrected <= calendar.after(one.rated.slice(0, 10), rules.answerWithin)).toBe(true);
      expect(one.measure).not.toBe("");
    }
  }
  expect(ratings.some((one) => one.corrected !== "")).toBe(true);
  expect(
    ratings.some((one) => one.level <= 2 && one.corrected === ""),
    "a few are still open",
  ).toBe(true);
});

test("working days are counted as the State Council set them", () => {
  const calendar = workCalendar("2026-09-01", "2026-12-31");
  expect(calendar.after("2026-09-30", 1)).toBe("2026-10-08");
  expect(calendar.after("2026-11-20", 0)).toBe("2026-11-20");
  expect(calendar.after("2026-11-21", 1), "from a Saturday").toBe("2026-11-23");
  expect(calendar.month("2026-10").days).toHaveLength(31);
  expect(() => calendar.after("2026-12-30", 30)).toThrow(RangeError);
  expect([monthAfter("2026-01", -1), monthAfter("2026-12", 1), monthAfter("2026-11", -24)]).toEqual(["2025-12", "2027-01", "2024-11"]);
});

test("chance is even and repeatable, and weights are kept", () => {
  const chance = seededRandom("a name");
  const throws = Array.from({ length: 6_000 }, () => chance.whole(1, 6));
  for (let side = 1; side <= 6; side += 1) expect(throws.filter((one) => one === side).length).toBeGreaterThan(850);
  expect(throws.every((one) => one >= 1 && one <= 6)).toBe(true);
  expect(seededRandom("a name").next()).toBe(seededRandom("a name").next());
  expect(seededRandom("a name").next()).not.toBe(seededRandom("another").next());
  const choice = weighted([
    ["never", 0],
    ["a", 1],
    ["b", 3],
  ]);
  expect([0, 0.24, 0.26, 0.99].map((at) => choice.pick(at))).toEqual(["a", "a", "b", "b"]);
  expect(weighted([]).pick(0.5)).toBeUndefined();
});

test("a name is proven however it is spaced, for its own case only", () => {
  const key = applicantKey("4401062026", "欧阳样例");
  expect(applicantKey("4401062026", " 欧阳 样例")).toBe(key);
  expect(applicantKey("4401062026", "样例（广州）有限公司")).toBe(applicantKey("4401062026", "样例(广州)有限公司"));
  expect(applicantKey("4401062027", "欧阳样例")).not.toBe(key);
  expect(applicantKey("4401062026", "欧阳样")).not.toBe(key);
  expect(key).not.toContain("样例");
});
