import { expect, test } from "vitest";
import { sql } from "../data";
import { onDatabase } from "../data/testing";
import { lintPack } from "./check";
import { FACTS_FILE, readFacts } from "./facts";
import { inventoryTable, meetsMinimum, itemCounter } from "./inventory";
import { type PackFiles, parsePack, readPackFiles } from "./pack";
import { readTask } from "./task";
import { smallPack } from "./testing";
import { small } from "./testing-small";
import { GUANGDONG, XINGHE } from "./testing-tiny";
import { taskSentences } from "./validate-lengths";

/** Tasks of a pack, and every sentence that their guides say. */
function textsOf({ sources }: PackFiles) {
  const shared = readFacts(sources.find(({ file }) => file === FACTS_FILE) ?? { file: FACTS_FILE, text: "[]" }, []);
  const readings = sources.flatMap((source) => (/^tasks\/.*\.md$/u.test(source.file) ? (readTask(source, [], shared) ?? []) : []));
  return { tasks: readings.map(({ task }) => task), sentences: readings.flatMap((read) => taskSentences(read).map(({ text }) => text)) };
}

test("the pack of Guangdong is right, has no empty column, and is as rich as a whole province should be", () => {
  const { problems, amounts } = lintPack(readPackFiles(GUANGDONG), "2027-01-01");
  expect(problems).toEqual([]);
  expect(amounts.filter((amount) => !meetsMinimum(amount))).toEqual([]);
  expect(amounts.filter(({ least }) => least !== undefined).length).toBeGreaterThanOrEqual(14);
});

test("leads of the pack of Guangdong are short, and long sentences are rare", () => {
  const { tasks, sentences } = textsOf(readPackFiles(GUANGDONG));
  const leads = tasks.map(({ lead }) => lead.length).sort((one, other) => one - other);
  expect(leads[Math.floor(leads.length / 2)]).toBeLessThanOrEqual(45);
  expect(sentences.filter((text) => [...text].length > 60).length / sentences.length).toBeLessThan(0.02);
});

/** Lists of what may be cited or asked: an entry that nothing uses is nowhere to be read. */
const UNUSED_ALLOWED = /^(?:laws|facts)\.yaml$/;

test("the pack of Xinghe is right, has no empty column, takes most of itself from Guangdong and names nothing of it", () => {
  const files = readPackFiles(XINGHE);
  expect(lintPack(files, "2027-01-01").problems).toEqual([]);
  const { tasks, regions } = parsePack(files);
  expect(tasks.filter(({ kind }) => kind !== "TC").length).toBeGreaterThanOrEqual(40);
  expect(regions.filter(({ level }) => level === "city" || level === "county").length).toBe(3 + 9);
  expect(tasks.every(({ code }) => code.startsWith("99"))).toBe(true);
  const foreign = /广东|广州|深圳|粤|珠海|佛山|东莞|(?<!\d)44\d{4}(?!\d)/;
  expect(files.sources.filter(({ file, text }) => !UNUSED_ALLOWED.test(file) && foreign.test(text)).map(({ file }) => file)).toEqual([]);
  // A question of facts.yaml that a task asks is read.
  expect(tasks.filter(({ rules }) => foreign.test(JSON.stringify(rules))).map(({ id }) => id)).toEqual([]);
});

test("a wrong pack is not counted", () => {
  const { problems, amounts } = lintPack({ sources: [], mark: "" }, "2026-11-20");
  expect(problems).toContainEqual({ file: "site.yaml", line: 1, text: "缺少这个文件" });
  expect(amounts).toEqual([]);
});

test("amounts stand in columns, whatever the width of their names", () => {
  const table = inventoryTable([
    { name: "办理项", count: 619_934, least: 120_000 },
    { name: "有各市规定的完整指南", count: 6, least: 12 },
    { name: "样例", count: 7 },
  ]);
  expect(table.split("\n")).toEqual([
    "  办理项                   619,934   至少  120,000  ✓",
    "  有各市规定的完整指南           6   至少       12  ✗",
    "  样例                           7",
  ]);
});

onDatabase("sqlite", (open) => {
  test("items are counted as the database makes them", async () => {
    const pack = smallPack();
    const database = await open({ template: small });
    expect(await database.all(sql`SELECT COUNT(*) AS n FROM item`)).toEqual([{ n: itemCounter(pack)(pack.tasks) }]);
  });
});
