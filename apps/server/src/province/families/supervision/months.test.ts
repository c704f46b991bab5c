import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sql } from "../../../data";
import { onEachDatabase } from "../../../data/testing";
import { importPack } from "../../import";
import { GUANGDONG, guangdong } from "../../testing";

const span = sql<{ first: string; last: string; n: number }>`SELECT MIN(applied) AS first, MAX(applied) AS last, COUNT(*) AS n FROM case_file`;

/** What of the pack is copied: the core with the tasks of the police, and our own folder. */
const KEPT = /^\/?(?:$|(?:site|departments|themes|synonyms|laws)\.yaml$|tasks$|tasks\/police|supervision)/;

/** One county and the tasks of the police: it imports in a moment. */
async function tinyPack(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "onehall-pack-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await cp(GUANGDONG, dir, { recursive: true, filter: (path) => KEPT.test(path.slice(GUANGDONG.length)) });
  const cities = guangdong().regions.filter((region) => region.level === "city");
  const lines = cities.map((region) => ` ${region.code.slice(2, 4)} ${region.name}`).join("\n");
  await writeFile(join(dir, "regions.txt"), `440000 广东省\n${lines.replace(" 01 广州市", " 01 广州市\n  06 天河区")}\n`);
  await writeFile(join(dir, "faqs.yaml"), "[]\n");
  return dir;
}

onEachDatabase((_, open) => {
  test("the first start in a new month moves the samples on, other starts leave them", { timeout: 60_000 }, async () => {
    const database = await open();
    const dir = await tinyPack();
    const start = async (now: string) => {
      const { changed } = await importPack(database, dir, undefined, new Date(now));
      const { first = "", last = "", n = 0 } = (await database.get(span)) ?? {};
      return { changed, from: first.slice(0, 7), until: last.slice(0, 7), n };
    };
    const november = await start("2026-11-20T02:00:00Z");
    expect(november).toMatchObject({ changed: true, from: "2024-11", until: "2026-11" });
    expect(await start("2026-11-30T15:59:00Z")).toEqual({ ...november, changed: false });
    expect(await start("2026-11-30T16:00:00Z"), "midnight in the province").toMatchObject({ changed: true, from: "2024-12", until: "2026-12" });
  });
});
