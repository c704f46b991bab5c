import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openHost } from "../contract/testing";
import { addFeedback } from "../data/feedback";
import { PACK_MARK } from "../data/pack-mark";
import { sql } from "../data/sql";
import { Gate, onEachDatabase } from "../data/testing";
import { packState } from "../province/import";
import { followContent, importInBackground, purgeCaches } from "./content";

const setMark = sql`UPDATE setting SET value = ${"value"} WHERE key = ${"key"}`;

onEachDatabase((_name, open) => {
  test("an import by another process is taken into service once; where that fails the old content stays and it is tried again", async () => {
    const { database } = await openHost(open);
    const lines: string[] = [];
    const line = (...words: unknown[]) => void lines.push(String(words[1]));
    let [taken, failing] = [0, true];
    const onChange = async () => {
      if (failing) throw new Error("not now");
      taken += 1;
    };
    const content = await followContent({ database, onChange, log: { info: line, error: line }, every: 1_000_000 });
    onTestFinished(content.close);
    await content.look();
    expect(taken).toBe(0);
    await database.run(setMark, { key: PACK_MARK, value: "another" });
    await content.look();
    failing = false;
    await content.look();
    await content.look();
    expect([taken, lines]).toEqual([1, ["new content could not be taken into service; the old one stays", "new content is in service"]]);
    await purgeCaches(database);
    await content.look();
    await content.look();
    expect(taken, "emptied caches are taken into service once as well").toBe(2);
  });

  test("while an import is under way, what people write is taken, and read", { timeout: 60_000 }, async () => {
    const { database } = await openHost(open);
    const other = await open({ again: database });
    const [begun, read] = [new Gate(), new Gate()];
    const long = other.transaction(
      async (tx) => {
        await tx.run(setMark, { key: PACK_MARK, value: "next" });
        begun.open();
        await read.passed;
      },
      { unbounded: true },
    );
    await begun.passed;
    const sent = Array.from({ length: 5 }, async () => addFeedback(database, { kind: "page", url: "/", score: 5 }));
    expect((await database.get(sql<{ n: number }>`SELECT COUNT(*) AS n FROM item`))?.n, "reading waits for nothing").toBeGreaterThan(0);
    read.open();
    expect(await Promise.all(sent)).toHaveLength(5);
    await long;
  });
});

test("a pack that cannot be imported is told, and nothing ends", async () => {
  const dir = await mkdtemp(join(tmpdir(), "onehall-import-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await writeFile(join(dir, "wrong.cjs"), "console.error('内容包有 1 处错误，没有导入'); process.exitCode = 1;");
  const errors: unknown[] = [];
  await importInBackground(join(dir, "wrong.cjs"), { info: () => undefined, error: (fields: unknown) => void errors.push(fields) });
  expect(errors).toEqual([{ code: 1, said: "内容包有 1 处错误，没有导入\n" }]);
  expect(await packState({ all: async () => [], get: async () => undefined }, dir)).toBe("empty");
});
