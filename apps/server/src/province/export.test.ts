import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Database, sql } from "../data";
import { onEachDatabase } from "../data/testing";
import { exportPack } from "./export";
import { importPack, writeRows } from "./import";
import { parsePack, readPackFiles } from "./pack";
import { silentProgress } from "./progress";
import { packRows } from "./rows";
import { GUANGDONG, testFolder, tinyPack } from "./testing-tiny";
import { WHOLE_PACK } from "./testing-whole-pack";

/** A database with the smallest pack in it that says it came from all files of Guangdong. */
async function fillWithFiles(database: Database): Promise<void> {
  const files = readPackFiles(GUANGDONG);
  await writeRows(database, packRows(parsePack({ sources: [...WHOLE_PACK], mark: "" }), "2026-11-20"), `${files.mark} 2026-11`, silentProgress, files.sources);
}

onEachDatabase((_, open) => {
  test("every file of the whole pack comes back, sign by sign", { timeout: 60_000 }, async () => {
    const database = await open();
    await fillWithFiles(database);
    const dir = join(await testFolder(), "made", "new");
    const { sources, mark } = readPackFiles(GUANGDONG);
    expect(await exportPack(database, dir)).toBe(sources.length);
    expect(readPackFiles(dir)).toEqual({ sources, mark });
  });

  test("an import of what was exported changes nothing, an export of what was imported neither", { timeout: 60_000 }, async () => {
    const database = await open();
    const pack = await tinyPack();
    await importPack(database, pack);
    const dir = await testFolder();
    await exportPack(database, dir);
    expect(await importPack(database, dir)).toMatchObject({ changed: false });
    const names = await readdir(dir, { recursive: true });
    expect(await exportPack(database, dir)).toBe(readPackFiles(pack).sources.length);
    expect(await readdir(dir, { recursive: true })).toEqual(names);
  });

  test("a database without a pack has nothing to export", async () => {
    await expect(exportPack(await open(), await testFolder())).rejects.toThrow("还没有内容包");
  });

  test("files of another pack are not mixed in", { timeout: 60_000 }, async () => {
    const database = await open();
    const pack = await tinyPack();
    await importPack(database, pack);
    const dir = await testFolder();
    await cp(pack, dir, { recursive: true });
    await rm(join(dir, "faqs.yaml"));
    await writeFile(join(dir, "tasks/police/strange.md"), "own work");
    await expect(exportPack(database, dir)).rejects.toThrow("tasks/police/strange.md");
    expect(await readFile(join(dir, "tasks/police/strange.md"), "utf8")).toBe("own work");
    expect(await readdir(dir)).not.toContain("faqs.yaml");
  });

  test("a database that another program filled is not passed off as the pack", { timeout: 60_000 }, async () => {
    const database = await open();
    await importPack(database, await tinyPack());
    await database.run(sql`UPDATE pack_file SET text = text || ' ' WHERE path = 'faqs.yaml'`);
    await expect(exportPack(database, await testFolder())).rejects.toThrow("对不上");
  });
});
