import { expect, test } from "vitest";
import { sql } from "../../../data";
import { onEachDatabase } from "../../../data/testing";
import { importPack } from "../../import";
import { tinyPack } from "../../testing-tiny";

const span = sql<{ first: string; last: string; n: number }>`SELECT MIN(applied) AS first, MAX(applied) AS last, COUNT(*) AS n FROM case_file`;

onEachDatabase((_, open) => {
  test("the first start in a new month moves the samples on, other starts leave them", { timeout: 60_000 }, async () => {
    const database = await open();
    const dir = await tinyPack("supervision");
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
