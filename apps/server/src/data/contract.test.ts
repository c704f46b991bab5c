import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { list, sql } from "./sql";
import { onEachDatabase } from "./testing";
import { add, addPage, byId, counted, failed, note, openNotes, write } from "./testing-notes";

onEachDatabase((_name, openAny) => {
  const open = (idleLimit?: number) => openNotes(openAny, idleLimit);

  describe("values", () => {
    test("what was written is what is read: text of every kind, whole and broken numbers, null", async () => {
      const database = await open();
      const text = fc.oneof(
        fc.string({ unit: "binary", maxLength: 200 }),
        fc.string({ unit: "grapheme" }),
        fc.constantFrom("", "'", '"', "\\", "%_", "$1", "?", "\n\t", "é", "é", "👨‍👩‍👧", "𠮷", "叠湧迭"),
      );
      let id = 0;
      await fc.assert(
        fc.asyncProperty(
          text.map((body) => body.replaceAll("\0", "")),
          fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
          fc.option(fc.maxSafeInteger()),
          async (body, amount, big) => {
            // Whole numbers beyond 2^53 are refused, in columns of any kind.
            fc.pre(amount === null || !Number.isInteger(amount) || Number.isSafeInteger(amount));
            id += 1;
            expect(await database.run(add, { id, body, amount, big })).toEqual({ changes: 1 });
            expect(await database.get(byId, { id })).toEqual({ id, body, amount: amount === 0 ? 0 : amount, big: big === 0 ? 0 : big });
          },
        ),
        { numRuns: 150 },
      );
    });

    test("a text of two megabytes", async () => {
      const database = await open();
      const body = "广东省“一网通办”🎉'; DROP TABLE note; --\n".repeat(50_000);
      await database.run(add, note(1, body));
      expect((await database.get(byId, { id: 1 }))?.body).toBe(body);
    });

    test.each([
      ["NUL", "a\0b"],
      ["half a character", "\ud83d"],
    ])("%s is refused and nothing is written", async (_what, body) => {
      const database = await open();
      await expect(database.run(add, note(1, body))).rejects.toEqual(failed("data-value"));
      expect(await counted(database)).toBe(0);
    });

    test("sums, averages and counts are numbers, comparisons 0 or 1", async () => {
      const database = await open();
      await database.transaction((tx) => tx.runMany(add, [note(1, "a", 2), note(2, "b", 3)]));
      expect(await database.all(sql`SELECT COUNT(*) AS n, SUM(big) AS total, AVG(big) AS mean, MAX(big) > 2 AS large FROM note`)).toEqual([
        { n: 2, total: 5, mean: 2.5, large: 1 },
      ]);
    });

    test("text is ordered by code point, and LIKE tells large letters from small ones", async () => {
      const database = await open();
      const words = ["a", "B", "中", "é", "z", "😀", "￥", "Z", "b"];
      await database.transaction((tx) =>
        tx.runMany(
          add,
          words.map((body, index) => note(index, body)),
        ),
      );
      const ordered = await database.all(sql<{ body: string }>`SELECT body FROM note ORDER BY body`);
      expect(ordered.map(({ body }) => body)).toEqual(["B", "Z", "a", "b", "z", "é", "中", "￥", "😀"]);
      expect(await database.all(sql<{ body: string }>`SELECT body FROM note WHERE body LIKE ${"like"}`, { like: "b%" })).toEqual([{ body: "b" }]);
    });

    test("a list of any length up to its most", async () => {
      const database = await open();
      await database.transaction((tx) => tx.runMany(add, [note(1), note(2), note(3)]));
      const some = sql<{ id: number }>`SELECT id FROM note WHERE id IN ${list("ids", 4)} ORDER BY id`;
      expect(await database.all(some, { ids: [] })).toEqual([]);
      expect(await database.all(some, { ids: [3, 1, 99] })).toEqual([{ id: 1 }, { id: 3 }]);
    });
  });

  const three = async () => {
    const database = await open();
    await database.transaction((tx) => tx.runMany(add, [note(1, "a", 1), note(2, "b", 2), note(3, "b", 3)]));
    return database;
  };

  describe("idioms that mean the same to both", () => {
    test.each([
      [null, 3],
      ["b", 2],
    ])("a filter that may be absent: %s finds %i", async (body, n) => {
      const database = await three();
      expect(await database.get(sql`SELECT COUNT(*) AS n FROM note WHERE (body = ${"body"} OR ${"body"} IS NULL)`, { body })).toEqual({ n });
    });

    test("a page of a list", async () => {
      const database = await three();
      const page = sql<{ id: number }>`SELECT id FROM note ORDER BY big DESC, id LIMIT ${"size"} OFFSET ${"skip"}`;
      expect(await database.all(page, { size: 2, skip: 1 })).toEqual([{ id: 2 }, { id: 1 }]);
    });

    test("everything that begins with a text, by a range that the index serves", async () => {
      const database = await three();
      const prefix = sql<{ id: number }>`SELECT id FROM note WHERE body >= ${"start"} AND body < ${"start"} || ${"end"} ORDER BY id`;
      await database.run(add, note(4, "广东省"));
      expect(await database.all(prefix, { start: "广", end: "\u{10FFFF}" })).toEqual([{ id: 4 }]);
    });

    test("the way up a tree, top first", async () => {
      const database = await three();
      const up = sql<{ id: number }>`
        WITH RECURSIVE up (id, depth) AS (
          SELECT id, 0 FROM note WHERE id = ${"id"}
          UNION ALL
          SELECT note.id, up.depth + 1 FROM up JOIN note ON note.id = up.id - 1
        )
        SELECT id FROM up ORDER BY depth DESC`;
      expect(await database.all(up, { id: 3 })).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    });

    test("count up, or begin with one", async () => {
      const database = await three();
      const tally = sql`INSERT INTO note (id, body, big) VALUES (${"id"}, '', 1) ON CONFLICT (id) DO UPDATE SET big = note.big + 1`;
      expect([await database.run(tally, { id: 3 }), await database.run(tally, { id: 9 })]).toEqual([{ changes: 1 }, { changes: 1 }]);
      expect((await database.get(byId, { id: 3 }))?.big).toBe(4);
      expect((await database.get(byId, { id: 9 }))?.big).toBe(1);
    });
  });

  describe("errors say what they are", () => {
    test.each([
      ["the same key twice", "data-duplicate", add, note(1)],
      ["a reference to nothing", "data-constraint", addPage, { id: 1, note: 99 }],
      ["nothing where something must be", "data-constraint", add, { id: 2, body: null, amount: null, big: null }],
      ["a text that is no number", "data-value", write, { id: 1, big: "many" }],
      ["a wrong statement", "data-statement", sql`INSERT INTO nowhere (id) VALUES (1)`, {}],
    ])("%s: %s", async (_what, code, statement, params) => {
      const database = await open();
      await database.run(add, note(1));
      await expect(database.run(statement, params)).rejects.toEqual(failed(code));
      expect(await counted(database)).toBe(1);
    });

    test("a statement that writes is not sent to a reader", async () => {
      const database = await open();
      await expect(database.all(sql`INSERT INTO note (id, body) VALUES (1, '') RETURNING id`)).rejects.toEqual(failed("data-statement"));
      expect(await counted(database)).toBe(0);
    });
  });
});
