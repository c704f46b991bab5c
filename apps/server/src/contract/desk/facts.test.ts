import * as calls from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { contractRouter } from "../router/router";
import { openHost } from "../testing";

const staffOf = (department: string, region: string) => ({
  person: `desk-${department}-${region}`,
  user: { name: "测*", level: "2", account_type: "person", corp: null } as const,
  staff: { department, region },
});

onEachDatabase((_name, open) => {
  test("a department confirms its facts in its region: guides show the day, also after an import; what is wrong is a letter", { timeout: 60_000 }, async () => {
    const { database, services } = await openHost(open);
    const day = "2027-06-01";
    const router = contractRouter({ ...services, now: () => new Date(`${day}T03:00:00Z`) });
    const as = (visitor?: ReturnType<typeof staffOf>) =>
      calls.createClient({
        baseUrl: "http://host.test",
        validate: validateAnswer,
        fetch: async (input, init) => router.fetch(new Request(input, init), visitor ? { visitor } : {}),
      });
    const [tianhe, yuexiu, province, health] = [
      as(staffOf("police", "440106")),
      as(staffOf("police", "440104")),
      as(staffOf("police", "440000")),
      as(staffOf("health", "440000")),
    ];
    const listed = async (client: ReturnType<typeof as>, days: "180" | "0" = "180") => (await client.call(calls.deskFacts, { days, pageSize: 200 })).list;
    const [first, second] = await listed(tianhe);
    if (!first || !second) throw new Error("the small pack has no facts of the police");
    const latest = (await listed(tianhe, "0")).map(({ updated, confirmed }) => (confirmed > updated ? confirmed : updated));
    expect(latest).toEqual(latest.toSorted());
    expect((await listed(health)).map(({ task }) => task)).not.toContain(first.task);

    await expect(health.call(calls.deskConfirm, { task: first.task, result: "right" })).rejects.toMatchObject({ status: 404 });
    expect(await tianhe.call(calls.deskConfirm, { task: first.task, result: "right" })).toEqual({ confirmed: day, letter: "" });
    const has = async (client: typeof tianhe, task: string) => (await listed(client)).some((one) => one.task === task);
    expect([await has(tianhe, first.task), await has(yuexiu, first.task), await has(province, first.task)]).toEqual([false, true, true]);
    const confirmed = async (region: string, task: string) => {
      const row = await database.get(
        sql<{ code: string }>`SELECT item.code FROM item JOIN task ON task.id = item.task_id WHERE task.slug = ${"task"} AND item.region = ${"region"}`,
        {
          task,
          region,
        },
      );
      return (await as().call(calls.auditItemDetail, { TASK_CODE: row?.code ?? "" })).confirmed;
    };
    expect([await confirmed("440106", first.task), await confirmed("440104", first.task)]).toEqual([day, first.updated]);
    await province.call(calls.deskConfirm, { task: second.task, result: "right" });
    expect([await confirmed("440106", second.task), await has(yuexiu, second.task)]).toEqual([day, false]);
    // Keyed by what an import keeps; what the pack changes later counts as newer.
    await database.run(sql`UPDATE task SET guide = REPLACE(guide, ${"old"}, '"updated":"2027-07-01"') WHERE slug = ${"task"}`, {
      task: second.task,
      old: `"updated":"${second.updated}"`,
    });
    expect(await confirmed("440106", second.task)).toBe("2027-07-01");

    await expect(tianhe.call(calls.deskConfirm, { task: first.task, result: "wrong" })).rejects.toMatchObject({ status: 400 });
    const { letter } = await tianhe.call(calls.deskConfirm, { task: first.task, result: "wrong", note: "收费已经取消。" });
    const portal = as(staffOf("data", "440000"));
    expect((await portal.call(calls.deskFeedback, {})).list).toEqual([
      expect.objectContaining({
        id: letter,
        kind: "error",
        content: expect.stringMatching(/核实“.+”时写道：收费已经取消。$/) as string,
        url: expect.stringContaining(first.taskCode) as string,
      }),
    ]);
    const acts = await database.all(sql`SELECT staff, act, subject FROM desk_audit WHERE act IN ('confirm', 'correct') ORDER BY created_at, act, staff`);
    expect(acts).toEqual([
      { staff: "desk-police-440000", act: "confirm", subject: second.task },
      { staff: "desk-police-440106", act: "confirm", subject: first.task },
      { staff: "desk-police-440106", act: "correct", subject: first.task },
    ]);
  });
});
