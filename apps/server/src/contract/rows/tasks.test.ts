import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { small } from "../../province/testing-small";
import { regionPath, codeRange } from "./regions";
import { taskPage } from "./tasks";

type Item = { code: string; taskId: number; region: string; org: string };

const everyItem = sql<Item>`SELECT code, task_id AS "taskId", region, org FROM item ORDER BY region, id`;
const everyTask = sql<{ id: number }>`SELECT id FROM task ORDER BY hot DESC, id`;
const everyRegion = sql<{ code: string }>`SELECT code FROM region ORDER BY code`;

onEachDatabase((_, open) => {
  test("a list has, for every task, the item that a plain search finds nearest", { timeout: 120_000 }, async () => {
    const database = await open({ template: small });
    const [items, tasks, regions] = await Promise.all([database.all(everyItem), database.all(everyTask), database.all(everyRegion)]);
    const byTask = new Map(tasks.map(({ id }) => [id, items.filter(({ taskId }) => taskId === id)]));
    const chosen = regions.filter(({ code }, index) => (code.length === 6 ? code.endsWith("00") || index % 5 === 0 : index % 40 === 0));
    for (const { code } of chosen) {
      const line = await regionPath(database, code);
      const { low, high } = codeRange(code);
      const upwards = line.path.map((region) => region.code).toReversed();
      const nearest = (own: Item[]): Item | undefined =>
        upwards.map((place) => own.find(({ region }) => region === place)).find(Boolean) ?? own.find(({ region }) => region >= low && region < high);
      const found = tasks.flatMap(({ id }) => nearest(byTask.get(id) ?? []) ?? []);
      const all = await taskPage(database, line, {}, 1_000, 0);
      expect([all.total, all.rows.map((row) => row.code)], code).toEqual([found.length, found.map((item) => item.code)]);
      expect((await taskPage(database, line, {}, 3, 2)).rows, code).toEqual(all.rows.slice(2, 5));
      expect(await taskPage(database, line, {}, 10, 5_000), `${code}, beyond the last page`).toEqual({ rows: [], total: found.length });

      const here = tasks.flatMap(({ id }) => byTask.get(id)?.find(({ region }) => region === code) ?? []);
      const own = await taskPage(database, line, { onlyHere: true }, 1_000, 0);
      expect([own.total, own.rows.map((row) => row.code)], `${code} alone`).toEqual([here.length, here.map((item) => item.code)]);
      const org = here[0]?.org;
      if (org === undefined) continue;
      const office = await taskPage(database, line, { org }, 1_000, 0);
      const ofOffice = found.filter((item) => item.org === org).map((item) => item.code);
      expect([office.total, office.rows.map((row) => row.code)], org).toEqual([ofOffice.length, ofOffice]);
    }
    expect(new Set(chosen.map(({ code }) => code.length))).toEqual(new Set([6, 12]));
  });
});
