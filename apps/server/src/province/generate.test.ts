import { expect, test } from "vitest";
import { sql } from "../data";
import { onDatabase } from "../data/testing";
import { generateScaledPack } from "./generate";
import { importPack } from "./import";
import { itemCounter } from "./inventory";
import { checkPack, parsePack, readPackFiles, writePackFiles } from "./pack";
import { testFolder, tinyPack } from "./testing-tiny";

const countOf = (sources: ReturnType<typeof generateScaledPack>): number => {
  const pack = parsePack({ sources, mark: "" });
  return itemCounter(pack)(pack.tasks);
};

test("exactly as many items as asked for, the same every time, in a pack without faults", { timeout: 60_000 }, async () => {
  const files = readPackFiles(await tinyPack());
  const own = countOf(files.sources);
  const sources = generateScaledPack(files, own + 5_003);
  expect(countOf(sources)).toBe(own + 5_003);
  expect(generateScaledPack(files, own + 5_003)).toEqual(sources);
  expect(checkPack({ sources, mark: "" }, "2027-01-01")).toEqual([]);
  expect(sources.slice(0, files.sources.length)).toEqual(files.sources);
});

test("nothing is made where there is enough, and less cannot be made", { timeout: 60_000 }, async () => {
  const files = readPackFiles(await tinyPack());
  const own = countOf(files.sources);
  expect(generateScaledPack(files, own)).toEqual(files.sources);
  expect(() => generateScaledPack(files, own - 1)).toThrow(`已经有 ${own} 个办理项`);
});

test("a wrong pack is not multiplied", async () => {
  const files = readPackFiles(await tinyPack());
  const wrong = files.sources.map((source) =>
    source.file.endsWith("/id-card-renewal.md") ? { ...source, text: source.text.replace(/^promised: .*$/m, "promised: 399") } : source,
  );
  expect(() => generateScaledPack({ sources: wrong, mark: "" }, 1_000_000)).toThrow("内容包有 2 处错误");
});

onDatabase("sqlite", (open) => {
  test("the database finds the same number", { timeout: 60_000 }, async () => {
    const dir = await testFolder();
    const files = readPackFiles(await tinyPack());
    writePackFiles(dir, generateScaledPack(files, countOf(files.sources) + 1_000));
    const database = await open();
    const { items, amounts } = await importPack(database, dir);
    expect(items).toBe(countOf(files.sources) + 1_000);
    expect(amounts.find(({ name }) => name === "办理项")?.count).toBe(items);
    expect((await database.get(sql<{ n: number }>`SELECT COUNT(*) AS n FROM item`))?.n).toBe(items);
  });
});
