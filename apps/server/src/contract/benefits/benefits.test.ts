import { benefits } from "@onehall/api";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { openHost } from "../testing";

onEachDatabase((_, open) => {
  test("answers give the benefits that a region offers, in three statements; nothing is stored", { timeout: 120_000 }, async () => {
    const { client, statements, request, logged } = await openHost(open);
    statements.count = 0;
    const found = await client.call(benefits, {
      region: "440106",
      answers: "age-group:from-80,household:here,hardship:none,need:unsure,shoe:large,military:king",
    });
    expect(statements.count).toBeLessThanOrEqual(3);
    expect(found).toMatchObject({
      region: { code: "440106", name: "天河区" },
      answers: { "age-group": "from-80", household: "here", hardship: "none" },
      unsure: ["need"],
    });
    expect(found.open).toEqual(expect.arrayContaining(["disability", "military"]));
    expect(found.open).not.toContain("need");
    expect(found.open).toContain(found.next);
    const by = (name: string) => found.list.find(({ task }) => task.name === name);
    expect(by("高龄老年人津贴")).toMatchObject({
      state: "applies",
      amount: null,
      formula: null,
      noAmount: expect.any(String) as string,
      task: { online: true },
    });
    expect(by("失业保险金申领")).toMatchObject({ state: "excluded", formula: { law: "广东省失业保险条例" } });
    expect(by("临时救助对象认定和救助金给付")).toMatchObject({ state: "maybe", waitsFor: ["need"] });
    expect(by("生活无着的流散人员救助")?.task.online).toBe(false);
    // The small pack has no tasks of the health commission.
    expect(by("育儿补贴申领")).toBeUndefined();
    expect([found.applies, found.maybe]).toEqual(["applies", "maybe"].map((state) => found.list.filter((one) => one.state === state).length));
    const rank = found.list.map(({ state }) => ["applies", "maybe", "excluded"].indexOf(state));
    expect(rank).toEqual(rank.toSorted((one, other) => one - other));
    for (const { amount, formula, noAmount } of found.list) expect([amount, formula, noAmount].filter((one) => one !== null)).toHaveLength(1);

    expect((await request("node/gdbsBenefit/list?region=449999")).status).toBe(404);
    expect((await request("node/gdbsBenefit/list?answers=a")).status).toBe(400);
    expect(logged).toEqual([]);
  });
});
