import { annualReport, feedbackAdd } from "@onehall/api";
import { expect, test } from "vitest";
import { numberIn } from "../../common/receipt-number";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { openHost } from "../testing";

/** @see GOV-12 */
onEachDatabase((_name, open) => {
  test("a year that is over is reported from what was counted in it, one that is not counted is answered with the newest", { timeout: 60_000 }, async () => {
    const { client, database } = await openHost(open);
    const report = await client.call(annualReport, {});
    expect(report.year).toBe("2025");
    expect(report.years).toEqual(["2025"]);
    for (const year of ["2025", "2026", "1999", "2025' OR 1=1 --", "%", "-01"]) expect(await client.call(annualReport, { year })).toEqual(report);
    const { n } = (await database.get(sql<{ n: number }>`SELECT COUNT(*) AS n FROM notice WHERE published LIKE '2025%'`)) ?? { n: 0 };
    expect(n).toBeGreaterThan(0);
    expect(report.notices.reduce((sum, { count }) => sum + count, 0)).toBe(n);
    const { cases, ratings, tasks } = report;
    expect(cases.online).toBeLessThan(cases.received);
    expect(cases.onTime).toBeLessThanOrEqual(cases.finished);
    expect(ratings.corrected).toBeLessThanOrEqual(ratings.bad);
    expect(ratings.bad).toBeLessThan(ratings.total);
    expect(tasks.online).toBeLessThanOrEqual(tasks.total);
  });

  test("letters belong to the year in which the province received them, and marks for pages are no letters", { timeout: 60_000 }, async () => {
    const { client, database } = await openHost(open);
    const write = async (kind: "suggestion" | "page", at: string) => {
      const { id } = await client.call(feedbackAdd, { kind, content: "希望增加周六的办事窗口。", url: "/portal/v2/index", score: 5 });
      await database.run(sql`UPDATE feedback SET created_at = ${"at"} WHERE id = ${"id"}`, { at, id: numberIn(id) });
      return numberIn(id);
    };
    await write("page", "2025-06-01T00:00:00.000Z");
    await write("suggestion", "2024-12-31T15:59:59.000Z");
    await write("suggestion", "2025-12-31T16:00:00.000Z");
    const first = await write("suggestion", "2024-12-31T16:00:00.000Z");
    await write("suggestion", "2025-12-31T15:59:59.000Z");
    expect((await client.call(annualReport, {})).letters).toEqual({ received: 2, answered: 0 });
    for (const place of [1, 2])
      await database.run(
        sql`INSERT INTO feedback_step (feedback_id, place, status, reply, body, created_at) VALUES (${"id"}, ${"place"}, 'answered', '已经增加', '{}', '2026-01-05T00:00:00.000Z')`,
        { id: first, place },
      );
    expect((await client.call(annualReport, {})).letters).toEqual({ received: 2, answered: 1 });
  });
});
