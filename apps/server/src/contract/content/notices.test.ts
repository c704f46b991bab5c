import { currentRegion, noticeList } from "@onehall/api";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { smallPack } from "../../province/testing";
import { openHost } from "../testing";

onEachDatabase((_name, open) => {
  test("an office announces what it published and what its line above it published", { timeout: 60_000 }, async () => {
    const { client, statements } = await openHost(open);
    const { notices } = smallPack();
    const titlesOf = (...sources: string[]) => new Set(notices.filter(({ source }) => sources.includes(source)).map(({ title }) => title));
    const announced = async (region: string, source: string) => {
      statements.count = 0;
      const { data, total } = await client.call(noticeList, { region, source, pageSize: 200 });
      expect(statements.count).toBeLessThanOrEqual(4);
      expect(total).toBe(data.length);
      return new Set(data.map(({ title }) => title));
    };
    const own = ["广东省民政厅", "广州市民政局", "天河区民政局"];
    expect(await announced("440106", "天河区民政局")).toEqual(titlesOf(...own));
    expect((await announced("440106", "天河区民政局")).size).toBeGreaterThan(titlesOf("广东省民政厅").size);
    expect(await announced("440000", "省民政厅"), "the short name").toEqual(titlesOf("广东省民政厅"));
    expect(await announced("440000", "某个不存在的机关")).toEqual(new Set());
  });

  test("no department of the province, a city or a county is silent", { timeout: 60_000 }, async () => {
    const { client } = await openHost(open);
    for (const regCode of ["440000", "440300", "440106"]) {
      const { departments } = await client.call(currentRegion, { regCode });
      for (const { name } of departments)
        expect((await client.call(noticeList, { region: regCode, source: name, pageSize: 1 })).total, `${regCode} ${name}`).toBeGreaterThan(0);
    }
  });

  test("the one office of a town or village hears everything that concerns its place", { timeout: 60_000 }, async () => {
    const { client } = await openHost(open);
    const town = "440106001000";
    const all = await client.call(noticeList, { region: town, pageSize: 1 });
    expect((await client.call(noticeList, { region: town, source: "五山街道办事处", pageSize: 1 })).total).toBe(all.total);
  });
});
