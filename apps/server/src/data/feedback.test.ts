import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addFeedback, getFeedback, type NewFeedback } from "./feedback";
import { sql } from "./sql";
import { onEachDatabase } from "./testing";

const suggestion: NewFeedback = { kind: "suggestion", url: "/portal/v2/guide/1", content: "希望能在网上预约\0😀\ud83d“引号”" };
const count = sql<{ n: number }>`SELECT COUNT(*) AS n FROM feedback`;
/** Half past seven in the evening of the 17th in London is the 18th in Guangzhou. */
const evening = new Date("2026-11-17T19:30:00Z");

onEachDatabase((_name, open) => {
  test("a receipt number: the day of the province and eight signs that cannot be misheard", async () => {
    const database = await open();
    const { id } = await addFeedback(database, suggestion, undefined, evening);
    expect(id).toMatch(/^20261118[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(await getFeedback(database, id)).toEqual({ id, kind: "suggestion", createdAt: "2026-11-17T19:30:00.000Z", status: "received" });
  });

  test("nothing is found under a number that was never given", async () => {
    const database = await open();
    expect(await getFeedback(database, "20261118AAAAAAAA")).toBeUndefined();
  });

  test("the same key gives the same number, however often and whenever it is sent", async () => {
    const database = await open();
    const first = await addFeedback(database, suggestion, "key-1");
    const again = await Promise.all(Array.from({ length: 20 }, () => addFeedback(database, { ...suggestion, content: "changed" }, "key-1")));
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]));
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => addFeedback(database, suggestion, "key-2")));
    expect(new Set(atOnce.map(({ id }) => id)).size).toBe(1);
    expect(await database.get(count)).toEqual({ n: 2 });
  });

  test("without a key each is kept for itself", async () => {
    const database = await open();
    const given = await Promise.all(Array.from({ length: 50 }, () => addFeedback(database, suggestion)));
    expect(new Set(given.map(({ id }) => id)).size).toBe(50);
  });

  test("what was written is kept to the sign", async () => {
    const database = await open();
    const body = sql<{ body: string }>`SELECT body FROM feedback WHERE id = ${"id"}`;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 500 }), fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }), async (content, score) => {
        const { id } = await addFeedback(database, { kind: "page", url: "/portal/index", content, score });
        expect(JSON.parse((await database.get(body, { id }))?.body ?? "")).toEqual({ url: "/portal/index", content, ...(score ? { score } : {}) });
      }),
      { numRuns: 30 },
    );
  });
});
