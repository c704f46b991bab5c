import { homeIndex } from "@onehall/api";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { regionPath } from "../rows/regions";
import { openHost } from "../testing";
import { busyTasks } from "./busy";

/** What is asked for, from real counts. @see PAGE-58 */
const REGION = "440106";

onEachDatabase((_, open) => {
  test("what many do is counted from the applications of thirty days, in the nearest region that has enough", { timeout: 120_000 }, async () => {
    const { client, services } = await openHost(open);
    const { database } = services;
    const line = await regionPath(database, REGION);
    // No day has two applications of the pack in the next century.
    const later = new Date("2126-05-20T04:00:00Z");
    expect(await busyTasks(database, line, later)).toBeUndefined();

    const rows = await database.all(sql<{ code: string; audience: number }>`
      SELECT item.code, task.audience FROM item JOIN task ON task.id = item.task_id WHERE item.region = '440106' AND task.audience = 1 ORDER BY item.code LIMIT 2`);
    const [often = "", seldom = ""] = rows.map(({ code }) => code);
    let receipt = 0;
    const apply = async (code: string, at: string, times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        receipt += 1;
        await database.run(
          sql`INSERT INTO application (receipt, person, task_code, task_name, region, org, dept_id, dept_name, version, promised, name, answers, form, materials, stage, result,
            applied_at, updated_at, mended_at, accepted_at, decided_at, due, idempotency_key, content_hash)
            VALUES (${"receipt"}, '', ${"code"}, '', '440106', '', '', '', 1, 1, '', '{}', '{}', '[]', 'applied', '', ${"at"}, ${"at"}, '', '', '', '', ${"receipt"}, ${"receipt"})`,
          { receipt: `busy-${receipt}`, code, at },
        );
      }
    };
    await apply(often, "2126-05-10T02:00:00.000Z", 45);
    await apply(seldom, "2126-05-19T15:59:00.000Z", 6);
    await apply(seldom, "2126-05-19T16:00:00.000Z", 60); // the present day in the province
    await apply(seldom, "2126-04-01T02:00:00.000Z", 60);

    const next = new Date("2126-05-21T04:00:00Z"); // one day later: the counts of the first question are kept for its day
    const counted = await busyTasks(database, line, next);
    expect(counted).toMatchObject({ regionName: "天河区", days: 30, total: 111 });
    expect(counted?.person.map(({ taskCode }) => taskCode)).toEqual([seldom, often]);
    const city = await busyTasks(database, { ...line, path: line.path.slice(0, 2) }, next);
    expect(city?.regionName).toBe("广州市");

    const { busy } = await client.call(homeIndex, { region: REGION });
    for (const item of busy?.person ?? []) expect(item.taskCode).toMatch(/^[0-9A-Z]{31}$/);
  });
});
