import { auditItemDetail, auditItems, taskAvailability } from "@onehall/api";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import type { StoredGuide } from "../../province/guide";
import { differsByCity } from "./city-rules";
import { openHost } from "../testing";

const PROVINCE = "440000";
const COUNTY = "440106";

onEachDatabase((_, open) => {
  test("who offers a task, from the province down to the villages", { timeout: 120_000 }, async () => {
    const { client, statements, request, services } = await openHost(open);
    const { items } = await client.call(auditItems, { AREA_CODE: COUNTY, KEY_WORD: "居民身份证换领", PAGESIZE: 1 });
    const code = items[0]?.taskCode ?? "";

    statements.count = 0;
    const whole = await client.call(taskAvailability, { TASK_CODE: code, region: PROVINCE });
    expect(statements.count).toBeLessThanOrEqual(4);
    expect(whole.task).toMatchObject({ taskCode: code, name: "居民身份证换领" });
    const counted = await services.database.get(
      sql<{ n: number }>`SELECT COUNT(*) AS n FROM item WHERE task_id = (SELECT task_id FROM item WHERE code = ${"code"})`,
      { code },
    );
    expect(whole.total).toBe(Number(counted?.n));
    expect(whole.below.every(({ level, offers }) => level === "city" && offers > 0)).toBe(true);
    // Nothing is counted twice, and nothing is lost on the way down.
    const inProvince = whole.line.filter(({ regionCode }) => regionCode === PROVINCE).length;
    expect(whole.below.reduce((sum, { offers }) => sum + offers, inProvince)).toBe(whole.total);

    const county = await client.call(taskAvailability, { TASK_CODE: code });
    expect(county.region.code).toBe(COUNTY);
    const own = county.line.at(-1);
    const guide = await client.call(auditItemDetail, { TASK_CODE: code });
    expect(own).toMatchObject({ regionCode: COUNTY, taskCode: code, deptName: guide.department.name, phone: guide.consultPhone });
    const town = county.below.find(({ taskCode }) => taskCode !== "");
    if (town) expect(town.phone).toBe((await client.call(auditItemDetail, { TASK_CODE: town.taskCode })).consultPhone);

    const unknown = await request(`item-event/getAuditItemOffers?TASK_CODE=${"1".repeat(31)}`);
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining("没有编码为")]);
    expect((await request(`item-event/getAuditItemOffers?TASK_CODE=${code}&region=449999`)).status).toBe(404);
  });

  test("what a city rules for itself stands beside its name, and is what its guide says", { timeout: 120_000 }, async () => {
    const { client, services } = await openHost(open);
    const rows = await services.database.all(sql<{ code: string; guide: string }>`
      SELECT item.code, task.guide FROM item JOIN task ON task.id = item.task_id WHERE item.region = '440100' ORDER BY item.code`);
    const different = rows.find((row) => (JSON.parse(row.guide) as { cities?: object }).cities !== undefined);
    if (!different) throw new Error("no task of the small pack differs between cities");
    const { below } = await client.call(taskAvailability, { TASK_CODE: different.code, region: PROVINCE });
    const ruled = below.filter(({ local, taskCode }) => local.length > 0 && taskCode !== "");
    expect(ruled.length).toBeGreaterThan(0);
    const same = rows.find((row) => !differsByCity(JSON.parse(row.guide) as StoredGuide));
    expect((await client.call(auditItemDetail, { TASK_CODE: same?.code ?? "" })).differs).toBeUndefined();
    for (const { taskCode, local } of ruled) {
      const guide = await client.call(auditItemDetail, { TASK_CODE: taskCode });
      expect(guide.differs, "comparing cities is offered").toBe(true);
      const materials = guide.materials.flatMap(({ name, note }) => [name, note]);
      const said = [...guide.conditions, ...guide.refusalCases.map(({ text }) => text), ...materials].join("\n");
      for (const sentence of local) expect(said.includes(sentence.replace(/^.*?：/, "")), sentence).toBe(!/^本市(?:不用交|不收|没有这一条)：/u.test(sentence));
    }
  });
});
