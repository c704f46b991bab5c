import { expect, test } from "vitest";
import { sql } from "../data";
import { onEachDatabase } from "../data/testing";
import { small } from "../province/testing-small";
import { PACK_MARK } from "../data/pack-mark";
import { createIndexVersions, perIndexVersion } from "./index-version";

const remark = sql`UPDATE setting SET value = ${"value"} WHERE key = ${"key"}`;

onEachDatabase((_name, open) => {
  test("what is kept is kept until the database is from another import", async () => {
    const database = await open({ template: small });
    const editions = createIndexVersions(database);
    const shelf = perIndexVersion(() => new Map<string, number>());
    const first = await editions();
    shelf(first).set("登记", 1);
    expect(shelf(await editions()).get("登记")).toBe(1);
    await database.run(remark, { key: PACK_MARK, value: "another" });
    const second = await editions();
    expect(second).not.toBe(first);
    expect(shelf(second).size).toBe(0);
    expect(shelf(first).get("登记")).toBe(1); // a question that began before goes on with what it began with
  });

  test("a rush shares its readings, and nobody is told what was read before they asked", async () => {
    const database = await open({ template: small });
    let count = 0;
    const editions = createIndexVersions({ ...database, get: (statement, params) => ((count += 1), database.get(statement, params)) });
    const early = Promise.all(Array.from({ length: 50 }, () => editions()));
    await early;
    expect(count).toBe(2);
    const underWay = editions();
    await database.run(remark, { key: PACK_MARK, value: "newer" });
    const later = Promise.all([editions(), editions()]);
    await underWay;
    for (const { mark } of await later) expect(mark).toBe("newer");
  });

  test("a reading that fails is only their own who asked for it", async () => {
    const database = await open({ template: small });
    let fails = true;
    const editions = createIndexVersions({
      ...database,
      get: async (statement, params) => (fails ? Promise.reject(new Error("away")) : database.get(statement, params)),
    });
    const [first, second] = [editions(), editions().catch(() => undefined)];
    await expect(first).rejects.toThrow("away");
    await second;
    fails = false;
    expect((await editions()).mark).toBe("test");
  });
});
