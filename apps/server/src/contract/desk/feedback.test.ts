import * as calls from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import { expect, test } from "vitest";
import { numberIn } from "../../common/receipt-number";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { contractRouter } from "../router/router";
import { openHost } from "../testing";

const staffOf = (department: string, region: string) => ({
  person: `desk-${department}-${region}`,
  user: { name: "测*", level: "2", account_type: "person", corp: null } as const,
  staff: { department, region },
});

/** @see APPLY-18 */
onEachDatabase((_name, open) => {
  test("feedback about a task reaches its department alone, is answered once, and every look at it is on record", { timeout: 60_000 }, async () => {
    const { database, services } = await openHost(open);
    const router = contractRouter(services);
    const as = (visitor?: ReturnType<typeof staffOf>) =>
      calls.createClient({
        baseUrl: "http://host.test",
        validate: validateAnswer,
        fetch: async (input, init) => router.fetch(new Request(input, init), visitor ? { visitor } : {}),
      });
    const item = await database.get(
      sql<{ code: string }>`SELECT item.code FROM item JOIN task ON task.id = item.task_id WHERE task.dept_id = 'police' AND item.region = '440106' LIMIT 1`,
    );
    const send = async (url: string, content: string) => (await as().call(calls.feedbackAdd, { kind: "error", url, content })).id;
    const receipt = await send(`/portal/v2/guide/${item?.code ?? ""}`, "收费写错了");
    const [id, general] = [numberIn(receipt), numberIn(await send("/portal/v2/index", "首页有错字"))];

    const [province, tianhe, yuexiu] = ["440000", "440106", "440104"].map((region) => as(staffOf("police", region)));
    const [health, portal] = ["health", "data"].map((department) => as(staffOf(department, "440000")));
    const ids = async (client: typeof province) => (await client?.call(calls.deskFeedback, {}))?.list.map((one) => one.id);
    expect(await Promise.all([province, tianhe, yuexiu, health, portal].map(ids))).toEqual([[id], [id], [], [], [general]]);
    const views = await database.all(sql`SELECT staff, act, subject FROM desk_audit ORDER BY staff`);
    expect(views).toEqual([
      { staff: "desk-data-440000", act: "view", subject: general },
      { staff: "desk-police-440000", act: "view", subject: id },
      { staff: "desk-police-440106", act: "view", subject: id },
    ]);

    const answering = (client: typeof province, status: "processing" | "answered", reply: string) =>
      client?.call(calls.deskFeedbackAnswer, { id, status, reply });
    for (const other of [yuexiu, health, portal]) await expect(answering(other, "answered", "x")).rejects.toMatchObject({ status: 404 });
    await answering(tianhe, "processing", "正在核对");
    await province?.call(calls.deskFeedbackAnswer, { id: receipt, status: "answered", reply: "已经改正" });
    await expect(answering(tianhe, "answered", "又答一次")).rejects.toMatchObject({ status: 409 });
    const { progress, status } = await as().call(calls.feedbackGet, { id: receipt });
    expect([status, progress.map(({ text }) => text)]).toEqual(["answered", ["", "正在核对", "已经改正"]]);
    expect(await ids(province)).toEqual([]);
    expect(await database.get(sql`SELECT COUNT(*) AS n FROM desk_audit WHERE act = 'answer'`)).toEqual({ n: 3 });
  });
});
