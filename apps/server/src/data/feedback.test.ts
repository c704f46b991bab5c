import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addFeedback, type FeedbackImage, getFeedback, type NewFeedback, supplementFeedback } from "./feedback";
import { idempotencyOf } from "./idempotency";
import { sql } from "./sql";
import { onEachDatabase } from "./testing";

const suggestion: NewFeedback = { kind: "suggestion", url: "/portal/v2/guide/1", content: "希望能在网上预约\0😀\ud83d“引号”" };
/** The same key of the same sender, with whatever was sent. */
const repeatable = (key: string, content: unknown = suggestion, sender = "203.0.113.7") =>
  idempotencyOf({ key, sender, call: "feedback/add", content, files: [] });
const count = sql<{ n: number }>`SELECT COUNT(*) AS n FROM feedback`;
/** Half past seven in the evening of the 17th in London is the 18th in Guangzhou. */
const evening = new Date("2026-11-17T19:30:00Z");

onEachDatabase((_name, open) => {
  test("a receipt number: the day of the province and eight signs that cannot be misheard", async () => {
    const database = await open();
    const { id } = await addFeedback(database, suggestion, undefined, evening);
    expect(id).toMatch(/^20261118[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(await getFeedback(database, id)).toEqual({
      id,
      kind: "suggestion",
      createdAt: "2026-11-17T19:30:00.000Z",
      status: "received",
      images: 0,
      progress: [{ at: "2026-11-17T19:30:00.000Z", status: "received", text: "" }],
    });
  });

  test("nothing is found under a number that was never given", async () => {
    const database = await open();
    expect(await getFeedback(database, "20261118AAAAAAAA")).toBeUndefined();
  });

  test("the same content under the same key gives the same number, however often, whenever and, with a key drawn by lot, from wherever it is sent", async () => {
    const database = await open();
    const drawn = "Zm8fY2VhkQ0pW3sT";
    const first = await addFeedback(database, suggestion, repeatable(drawn));
    const elsewhere = repeatable(drawn, suggestion, "2001:db8::1");
    const again = await Promise.all(Array.from({ length: 20 }, (_, time) => addFeedback(database, suggestion, time % 2 ? repeatable(drawn) : elsewhere)));
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]));
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => addFeedback(database, suggestion, repeatable("key-2"))));
    expect(new Set(atOnce.map(({ id }) => id)).size).toBe(1);
    expect(await database.get(count)).toEqual({ n: 2 });
  });

  test("a key that came with another content is refused; the key of another sender is another one", async () => {
    const database = await open();
    const changed = { ...suggestion, content: "changed" };
    const { id } = await addFeedback(database, suggestion, repeatable("1"));
    await expect(addFeedback(database, changed, repeatable("1", changed))).rejects.toMatchObject({ code: "data-key-reused", status: 409 });
    expect((await addFeedback(database, changed, repeatable("1", changed, "203.0.113.8"))).id).not.toBe(id);
    expect((await addFeedback(database, suggestion, repeatable("1", suggestion, "203.0.113.9"))).id, "the same words of somebody else").not.toBe(id);
    expect(await database.get(count)).toEqual({ n: 3 });

    const key = (content: string, call = `feedback/update/${id}`) => idempotencyOf({ key: "1", sender: "", call, content, files: [] });
    expect(await supplementFeedback(database, id, { content: "一" }, key("一"))).toBe("done");
    await expect(supplementFeedback(database, id, { content: "二" }, key("二"))).rejects.toMatchObject({ code: "data-key-reused" });
    const other = await addFeedback(database, suggestion);
    expect(await supplementFeedback(database, other.id, { content: "一" }, key("一", `feedback/update/${other.id}`))).toBe("done");
    for (const receipt of [id, other.id]) expect((await getFeedback(database, receipt))?.progress).toHaveLength(2);
  });

  test("without a key each is kept for itself", async () => {
    const database = await open();
    const given = await Promise.all(Array.from({ length: 50 }, () => addFeedback(database, suggestion)));
    expect(new Set(given.map(({ id }) => id)).size).toBe(50);
  });

  test("images are kept byte by byte, with the words or not at all", async () => {
    const database = await open();
    const stored = sql<{ type: string; bytes: number; data: string }>`SELECT type, bytes, data FROM feedback_image WHERE feedback_id = ${"id"} ORDER BY place`;
    const image = (type: string, size: number): FeedbackImage => ({ type, data: Buffer.alloc(size, "\x89\0é") });
    const { id } = await addFeedback(database, suggestion, repeatable("with-images"), evening, { images: [image("png", 10), image("raw", 2_097_152)] });
    const rows = await database.all(stored, { id });
    expect(rows.map(({ type, bytes }) => [type, bytes])).toEqual([
      ["png", 10],
      ["raw", 2_097_152],
    ]);
    expect(Buffer.from(rows[1]?.data ?? "", "base64").equals(image("raw", 2_097_152).data)).toBe(true);
    expect(await addFeedback(database, suggestion, repeatable("with-images"), evening, { images: [image("png", 10)] })).toEqual({ id });
    expect(await database.all(stored, { id })).toHaveLength(2);
    expect((await getFeedback(database, id))?.images).toBe(2);

    expect(await supplementFeedback(database, id, {}, repeatable("more"), evening, { images: [image("jpg", 3), image("jpg", 3)] })).toBe("full");
    expect(await supplementFeedback(database, id, {}, repeatable("more"), evening, { images: [image("jpg", 3)] })).toBe("done");
    expect((await getFeedback(database, id))?.images).toBe(3);
  });

  test("a sender may send so many bytes of images a day, all together so many; words are always taken", async () => {
    const database = await open();
    const limits = { perSenderAndDay: 100, inAll: 250 };
    const send = (sender: string, bytes: number, day = 18) => {
      const images = bytes === 0 ? [] : [{ type: "png", data: Buffer.alloc(bytes) }];
      return addFeedback(database, suggestion, undefined, new Date(`2026-11-${day}T02:00:00Z`), { images, budget: { ...limits, sender } });
    };
    await send("203.0.113.7", 60);
    await expect(send("203.0.113.7", 60)).rejects.toMatchObject({ code: "data-quota", status: 429 });
    await send("203.0.113.7", 40);
    await send("203.0.113.8", 60);
    await send("203.0.113.7", 60, 19);
    await expect(send("203.0.113.9", 60, 19)).rejects.toMatchObject({ code: "data-full", status: 503 });
    await send("203.0.113.9", 0, 19);
    const rows = await database.all(sql<{ day: string; sender: string; bytes: number }>`SELECT day, sender, bytes FROM upload_usage ORDER BY day, bytes`);
    expect(rows.map(({ day, bytes }) => [day, bytes])).toEqual([
      ["", 220],
      ["2026-11-19", 60],
    ]);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
  });

  test("additions are steps of the progress; the same key adds once, and twenty are enough", async () => {
    const database = await open();
    const { id } = await addFeedback(database, suggestion, undefined, evening);
    const later = new Date("2026-11-18T01:00:00Z");
    const sent = await Promise.all(Array.from({ length: 5 }, () => supplementFeedback(database, id, { content: "还有一点" }, repeatable("again"), later)));
    expect(sent).toEqual(Array.from({ length: 5 }, () => "done"));
    expect(await getFeedback(database, id)).toMatchObject({
      status: "supplemented",
      progress: [{ status: "received" }, { at: "2026-11-18T01:00:00.000Z", status: "supplemented", text: "" }],
    });
    expect(await supplementFeedback(database, "20261118AAAAAAAA", { content: "x" })).toBe("unknown");
    for (let added = 1; added < 20; added += 1) expect(await supplementFeedback(database, id, { content: "x" })).toBe("done");
    expect(await supplementFeedback(database, id, { content: "x" })).toBe("full");
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
