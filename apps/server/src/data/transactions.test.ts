import { setTimeout as pause } from "node:timers/promises";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sql } from "./sql";
import { Gate, onEachDatabase } from "./testing";
import { add, addPage, all, byId, count, counted, failed, note, openNotes, remove, write } from "./testing-notes";

onEachDatabase((_name, openAny) => {
  const open = (idleLimit?: number) => openNotes(openAny, idleLimit);

  describe("transactions", () => {
    test("hand on what the work gives, and see their own changes", async () => {
      const database = await open();
      const given = await database.transaction(async (tx) => {
        await tx.run(add, note(1, "mine"));
        const returned = await tx.all(sql<{ id: number }>`INSERT INTO note (id, body) VALUES (2, '') RETURNING id`);
        return [(await tx.get(byId, { id: 1 }))?.body, returned];
      });
      expect(given).toEqual(["mine", [{ id: 2 }]]);
      expect(await counted(database)).toBe(2);
    });

    test("a throw undoes everything and arrives as it was", async () => {
      const database = await open();
      const reason = new Error("no");
      await expect(
        database.transaction(async (tx) => {
          await tx.run(add, note(1));
          throw reason;
        }),
      ).rejects.toBe(reason);
      expect(await counted(database)).toBe(0);
    });

    test("a failed statement dooms the transaction even if its error is caught", async () => {
      const database = await open();
      await database.run(add, note(1));
      await expect(
        database.transaction(async (tx) => {
          await tx.run(add, note(2));
          await tx.run(add, note(1)).catch(() => undefined);
          await expect(tx.run(add, note(3))).rejects.toEqual(failed("data-transaction"));
        }),
      ).rejects.toEqual(failed("data-duplicate"));
      expect(await database.all(all)).toEqual([{ id: 1 }]);
    });

    test("statements that nobody waited for are part of it", async () => {
      const database = await open();
      await database.transaction(async (tx) => {
        void tx.runMany(
          add,
          Array.from({ length: 3_000 }, (_, id) => note(id)),
        );
        await tx.run(add, note(9_999));
      });
      expect(await counted(database)).toBe(3_001);
    });

    test("a statement that nobody waited for and that failed is heard of all the same", async () => {
      const database = await open();
      await expect(
        database.transaction(async (tx) => {
          void tx.run(addPage, { id: 1, note: 99 });
          await tx.run(add, note(1)).catch(() => undefined);
        }),
      ).rejects.toEqual(failed("data-constraint"));
      expect(await counted(database)).toBe(0);
    });

    test("nobody sees what is not committed; everybody sees what is", async () => {
      const database = await open();
      const written = new Gate();
      const seen = new Gate();
      const running = database.transaction(async (tx) => {
        await tx.run(add, note(1));
        written.open();
        await seen.passed;
      });
      await written.passed;
      expect(await counted(database)).toBe(0);
      seen.open();
      await running;
      expect(await counted(database)).toBe(1);
    });

    test("read, think, write: no change is lost among twenty at once", async () => {
      const database = await open();
      await database.run(add, note(1, "", 0));
      await Promise.all(
        Array.from({ length: 20 }, () =>
          database.transaction(async (tx) => {
            const before = (await tx.get(byId, { id: 1 }))?.big ?? 0;
            await pause(Math.random() * 3);
            await tx.run(write, { id: 1, big: before + 1 });
          }),
        ),
      );
      expect((await database.get(byId, { id: 1 }))?.big).toBe(20);
    });

    test("a rule over two rows holds although each writes only one (no write skew)", async () => {
      const database = await open();
      await database.transaction((tx) => tx.runMany(add, [note(1, "on duty", 1), note(2, "on duty", 1)]));
      const total = sql<{ n: number }>`SELECT SUM(big) AS n FROM note`;
      const goHome = (id: number) =>
        database.transaction(async (tx) => {
          const onDuty = (await tx.get(total))?.n ?? 0;
          await pause(5);
          if (onDuty > 1) await tx.run(write, { id, big: 0 });
        });
      await Promise.all([goHome(1), goHome(2)]);
      expect(await database.get(total)).toEqual({ n: 1 });
    });

    test("the database itself cannot be used inside its transaction, afterwards it can", async () => {
      const database = await open();
      for (const use of [
        () => database.all(all),
        () => database.get(all),
        () => database.run(add, note(1)),
        () => database.transaction(() => Promise.resolve()),
      ]) {
        await expect(database.transaction<unknown>(use)).rejects.toEqual(failed("data-transaction"));
      }
      expect(await counted(database)).toBe(0);
    });

    test("a transaction cannot be used when it is over", async () => {
      const database = await open();
      const tx = await database.transaction((given) => Promise.resolve(given));
      await expect(tx.run(add, note(1))).rejects.toEqual(failed("data-transaction"));
      expect(await counted(database)).toBe(0);
    });

    test("one that stands still is rolled back, and the next is served", async () => {
      const database = await open(100);
      const written = new Gate();
      const never = database.transaction(async (tx) => {
        await tx.run(add, note(1));
        written.open();
        await pause(60_000, undefined, { ref: false });
      });
      await Promise.race([written.passed, never]); // on PostgreSQL the next one could be the first otherwise, and be in its way
      const next = database.run(add, note(1, "next"));
      await expect(never).rejects.toEqual(failed("data-transaction"));
      await next;
      expect((await database.get(byId, { id: 1 }))?.body).toBe("next");
    });

    test("many rows at once, with and without clashes", async () => {
      const database = await open();
      const rows = Array.from({ length: 2_500 }, (_, id) => note(id, `第 ${id} 条`, id));
      expect(await database.transaction((tx) => tx.runMany(add, rows))).toEqual({ changes: 2_500 });
      expect((await database.get(byId, { id: 2_499 }))?.body).toBe("第 2499 条");
      const addNew = sql`INSERT INTO note (id, body) VALUES (${"id"}, ${"body"}) ON CONFLICT (id) DO NOTHING`;
      expect(await database.transaction((tx) => tx.runMany(addNew, [note(1), note(5_000)]))).toEqual({ changes: 1 });
      const tally = sql`INSERT INTO note (id, body, big) VALUES (${"id"}, '', 1) ON CONFLICT (id) DO UPDATE SET big = note.big + 1`;
      await database.transaction((tx) => tx.runMany(tally, [{ id: 7_000 }, { id: 7_000 }, { id: 7_000 }]));
      expect((await database.get(byId, { id: 7_000 }))?.big).toBe(3);
      expect(await database.transaction((tx) => tx.runMany(add, []))).toEqual({ changes: 0 });
      await expect(database.transaction((tx) => tx.runMany(add, [note(8_000), note(1)]))).rejects.toEqual(failed("data-duplicate"));
      expect(await database.get(byId, { id: 8_000 })).toBeUndefined();
    });
  });

  describe("many at once", () => {
    test("1,000 writes and reads in a mixture: what was answered can be read at once, what failed left nothing", async () => {
      const database = await open();
      const random = fc.sample(fc.nat(3), { numRuns: 1_000, seed: 20_261_118 });
      const kept = new Set<number>();
      await Promise.all(
        random.map(async (kind, id) => {
          await pause(Math.floor(id / 50)); // in waves, so that writes meet reads
          const two = (page: number) =>
            database.transaction(async (tx) => {
              await tx.run(add, note(id));
              await tx.run(addPage, { id, note: page });
            });
          const writes = [() => two(id), () => two(-1), () => database.run(add, note(id)), () => database.run(add, note(id))];
          const [result] = await Promise.allSettled([writes[kind]?.()]);
          expect(result?.status).toBe(kind === 1 ? "rejected" : "fulfilled");
          expect(await database.get(byId, { id })).toEqual(kind === 1 ? undefined : note(id));
          if (kind !== 1) kept.add(id);
        }),
      );
      expect((await database.all(all)).map(({ id }) => id)).toEqual([...kept].toSorted((a, b) => a - b));
    });

    test("one that fails among writes of the same moment takes no other with it", async () => {
      const database = await open();
      await database.run(add, note(50));
      const results = await Promise.allSettled(Array.from({ length: 100 }, (_, id) => database.run(add, note(id))));
      expect(results.flatMap(({ status }, id) => (status === "rejected" ? [id] : []))).toEqual([50]);
      expect(await counted(database)).toBe(100);
    });

    test("reads go on while a transaction is open", async () => {
      const database = await open();
      const done = new Gate();
      const running = database.transaction(async (tx) => {
        await tx.run(add, note(1));
        await done.passed;
      });
      expect(await Promise.all(Array.from({ length: 50 }, () => counted(database)))).toEqual(Array.from({ length: 50 }, () => 0));
      done.open();
      await running;
    });
  });

  describe("closing", () => {
    test("lets everything finish that was asked before, refuses what comes after, and keeps it all", async () => {
      const database = await open();
      const writes = Array.from({ length: 200 }, (_, id) => database.run(add, note(id)));
      const transaction = database.transaction(async (tx) => {
        await tx.run(add, note(1_000));
        await pause(20);
        await tx.run(add, note(1_001));
      });
      const reads = Array.from({ length: 20 }, () => database.all(all));
      const closing = database.close();
      for (const late of [() => database.run(add, note(2_000)), () => database.get(count), () => database.transaction(() => Promise.resolve())]) {
        await expect(late()).rejects.toEqual(failed("data-closed"));
      }
      await Promise.all([...writes, transaction, ...reads]);
      await closing;
      await database.close();
      const again = await openAny({ again: database });
      expect(await counted(again)).toBe(202);
    });

    test("two that are open at the same place see each other's commits", async () => {
      const first = await open();
      const second = await openAny({ again: first });
      await Promise.all([first.run(add, note(1)), second.run(add, note(2)), first.transaction((tx) => tx.run(add, note(3)))]);
      expect([await counted(first), await counted(second)]).toEqual([3, 3]);
      await second.run(remove, { id: 2 });
      expect(await counted(first)).toBe(1);
    });
  });
});
