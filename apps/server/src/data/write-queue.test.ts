import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { WriteQueue } from "./write-queue";

const fulfilled = <T>(value: T): PromiseSettledResult<T> => ({ status: "fulfilled", value });

test("first come, first served, one at a time, in whatever mixture", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 300 }), async (kinds) => {
      const served: number[] = [];
      let inside = 0;
      const serve = async (numbers: number[]) => {
        inside += 1;
        expect(inside).toBe(1);
        await Promise.resolve();
        served.push(...numbers);
        inside -= 1;
      };
      const turns = new WriteQueue<number, number>(async (numbers) => {
        await serve(numbers);
        return numbers.map((number) => fulfilled(number));
      });
      const results = await Promise.all(
        kinds.map((small, number) => (small ? turns.enqueueBatched(number) : turns.enqueueExclusive(() => serve([number]).then(() => number)))),
      );
      expect(results).toEqual(kinds.map((_kind, number) => number));
      expect(served).toEqual(results);
    }),
    { numRuns: 50 },
  );
});

test("small turns that wait side by side are taken together", async () => {
  const groups: number[][] = [];
  const turns = new WriteQueue<number, number>(async (numbers) => {
    groups.push(numbers);
    await pause(1);
    return numbers.map((number) => fulfilled(number));
  });
  await Promise.all([turns.enqueueBatched(1), turns.enqueueBatched(2), turns.enqueueExclusive(() => pause(1)), turns.enqueueBatched(3)]);
  expect(groups).toEqual([[1, 2], [3]]);
});

test("what fails, fails alone; who comes after is served", async () => {
  const turns = new WriteQueue<number, number>((numbers) =>
    Promise.resolve(numbers.map((number) => (number === 2 ? { status: "rejected", reason: new Error("two") } : fulfilled(number)))),
  );
  const results = await Promise.allSettled([
    turns.enqueueBatched(1),
    turns.enqueueBatched(2),
    turns.enqueueExclusive(() => Promise.reject(new Error("alone"))),
    turns.enqueueBatched(3),
  ]);
  expect(results.map((result) => (result.status === "fulfilled" ? result.value : String(result.reason)))).toEqual([1, "Error: two", "Error: alone", 3]);
});

test("where nothing came of any, all of them hear it", async () => {
  const turns = new WriteQueue<number, number>(() => Promise.reject(new Error("disk")));
  const results = await Promise.allSettled([turns.enqueueBatched(1), turns.enqueueBatched(2)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("work runs in the context of the one who asked for it", async () => {
  const who = new AsyncLocalStorage<string>();
  const turns = new WriteQueue<number, number>(() => Promise.resolve([]));
  const ask = (name: string) => who.run(name, () => turns.enqueueExclusive(async () => who.getStore()));
  expect(await Promise.all([ask("first"), ask("second")])).toEqual(["first", "second"]);
});
