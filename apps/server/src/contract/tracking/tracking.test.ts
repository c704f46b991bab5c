import { TRACKER_APP_KEY, trackEvents } from "@onehall/api";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { openHost } from "../testing";
import { anonymise } from "./anonymise";
import { createEventCounts } from "./counts";

const stored = sql<{ day: string; category: string; action: string; label: string; n: number; total: number }>`
  SELECT day, category, action, label, n, total FROM event_count ORDER BY day, category, action, label`;

test.each([
  ["首页", "首页"],
  ["/portal/v2/search?keyword=张三的病历#top", "/portal/v2/search"],
  ["https://user.example/portal/v2/index?x=1", "/portal/v2/index"],
  ["张三 13800138000", "张三 …"],
  ["440106199001011234", "…"],
  ["44010619900101123X", "…"],
  ["zhang.san@mail.example 的邮件", "@ 的邮件"],
  ["/portal/v2/guide/11440106MB2C94128A3440217281000", "/portal/v2/guide/11440106MB2C94128A3440217281000"],
  ["region 440106001000", "region 440106001000"],
  ["a\u0000b\n\tc", "a b c"],
  ["长".repeat(100), "长".repeat(60)],
])("%s is kept as %s", (text, kept) => {
  expect(anonymise(text)).toBe(kept);
});

test("no long number and no query gets through", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("1", "9", "0", "a", "X", "?", "#", "@", " ", "/", "号"), maxLength: 40 }), (text) => {
      const kept = anonymise(text);
      expect(kept).not.toMatch(/[?#]/);
      for (const [number = ""] of kept.matchAll(/(?<![0-9A-Za-z])\d{7,}(?![0-9A-Za-z])/g)) expect(number).toMatch(/^44\d{10}$/);
    }),
  );
});

onEachDatabase((_, open) => {
  test("events are added up by day; nothing else is stored", { timeout: 60_000 }, async () => {
    const { database, client, request } = await openHost(open);
    const events = [
      { category: "页头", action: "点击", label: "首页" },
      { category: "页头", action: "点击", label: "首页", value: 2.5 },
      { category: "搜索", action: "提交", label: "/portal/v2/search?keyword=隐私", value: 1e300 },
    ];
    expect(await client.call(trackEvents, { key: TRACKER_APP_KEY, events })).toEqual({ accepted: 3 });
    expect(await client.call(trackEvents, { key: TRACKER_APP_KEY, events: events.slice(0, 1) })).toEqual({ accepted: 1 });
    expect(await database.all(stored)).toEqual([
      { day: "2026-11-20", category: "搜索", action: "提交", label: "/portal/v2/search", n: 1, total: 1_000_000 },
      { day: "2026-11-20", category: "页头", action: "点击", label: "首页", n: 3, total: 2.5 },
    ]);

    const send = (headers: Record<string, string>, key = TRACKER_APP_KEY) =>
      request("tracking", { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify({ key, events }) });
    for (const headers of [{ dnt: "1" }, { "sec-gpc": "1" }] as Record<string, string>[])
      expect(await (await send(headers)).json()).toEqual({ statusCode: "200", data: { accepted: 0 } });
    expect((await send({}, "someone-else")).status).toBe(400);
    expect((await send({ origin: "https://evil.example" })).status).toBe(403);
    expect((await database.all(stored)).map(({ n }) => n)).toEqual([1, 3]);
  });

  test("no event is lost when many come at once, and the table stays bounded", { timeout: 60_000 }, async () => {
    const database = await open();
    const add = createEventCounts(database, 5);
    const day = "2026-11-20";
    await Promise.all(
      Array.from({ length: 20 }, (_one, index) =>
        add(day, [
          { category: "页头", action: "点击", label: "首页", value: 1 },
          { category: "搜索", action: "提交", label: String(index), value: 1 },
        ]),
      ),
    );
    const rows = await database.all(stored);
    expect(rows.length).toBeLessThanOrEqual(6);
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(40);
    expect(rows.find(({ category }) => category === "页头")).toMatchObject({ n: 20, total: 20 });
    expect(rows.find(({ category }) => category === "其他")?.n).toBeGreaterThan(0);

    // Another process, or the same one after a restart, knows what is there.
    await createEventCounts(database, 5)(day, [{ category: "新的", action: "点击", label: "", value: 0 }]);
    expect(await database.all(stored)).toHaveLength(rows.length);
  });
});
