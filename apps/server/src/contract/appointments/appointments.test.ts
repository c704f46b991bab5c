import * as calls from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase, type Open } from "../../data/testing";
import type { Visitor } from "../../identity";
import { contractRouter } from "../router/router";
import { openHost } from "../testing";
import { openDays, slotsOf } from "./slots";

const TIANHE = "440106";

test("slots end before lunch and before the office closes", () => {
  const schedule = { days: [1, 2, 3, 4, 5], from: "09:00", to: "17:15", lunch: { from: "12:00", to: "16:00" } };
  expect(slotsOf(schedule)).toEqual(["09:00", "09:30", "10:00", "10:30", "11:00", "11:30", "16:00", "16:30"]);
});

test("holidays and weekends are closed, make-up days are open", () => {
  const days = openDays({ days: [1, 2, 3, 4, 5], from: "09:00", to: "17:00" }, "2026-09-28");
  expect(days).not.toContain("2026-10-01");
  expect(days).toContain("2026-09-28");
  expect(days).toContain("2026-10-10"); // a Saturday that is worked for the National Day
});

async function openAppointments(open: Open) {
  const host = await openHost(open);
  const router = contractRouter(host.services);
  const as = (person: string) => {
    const visitor: Visitor = { person, user: { name: "测*", level: "2", account_type: "person", corp: null } };
    return calls.createClient({
      baseUrl: "http://host.test",
      validate: validateAnswer,
      fetch: async (input, init) => router.fetch(new Request(input, init), { visitor }),
    });
  };
  return { ...host, as };
}

onEachDatabase((_name, open) => {
  test("200 who want one slot at once: as many get it as there are seats, nobody twice", { timeout: 120_000 }, async () => {
    const { client, as, database, logged } = await openAppointments(open);
    const { kind, days } = await client.call(calls.appointmentSlots, { region: TIANHE });
    const day = days.at(-1);
    const slot = day?.slots[0];
    if (!day || !slot) throw new Error("the hall has no slots");
    const wanted = { region: TIANHE, kind, day: day.day, slot: slot.slot };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        as(`person-${index % 190}`)
          .call(calls.appointmentBook, wanted)
          .then(({ id }) => id)
          .catch((error: unknown) => (error instanceof calls.PortalError ? error.status : error)),
      ),
    );
    const booked = new Set(answers.filter((answer) => typeof answer === "string"));
    expect(booked.size).toBe(slot.left);
    expect(new Set(answers.filter((answer) => typeof answer !== "string"))).toEqual(new Set([409]));
    expect(await database.get(sql`SELECT COUNT(*) AS n, COUNT(DISTINCT seat) AS seats, COUNT(DISTINCT person) AS people FROM appointment`)).toEqual({
      n: slot.left,
      seats: slot.left,
      people: slot.left,
    });
    const after = await client.call(calls.appointmentSlots, { region: TIANHE });
    expect(after.days.find((one) => one.day === day.day)?.slots[0]?.left).toBe(0);
    expect(logged).toEqual([]);
  });

  test("an appointment for a task is for the window of the hall at which its department sits", async () => {
    const { client } = await openAppointments(open);
    const { items } = await client.call(calls.auditItems, { AREA_CODE: TIANHE, ISLOCALLEVEL: "1", PAGESIZE: 200 });
    for (const item of items.filter((one, index) => items.findIndex(({ deptName }) => deptName === one.deptName) === index)) {
      const { windows, department } = await client.call(calls.auditItemDetail, { TASK_CODE: item.taskCode });
      if (windows.length === 0) continue;
      const { kind } = await client.call(calls.appointmentSlots, { task: item.taskCode });
      const { list } = await client.call(calls.offlineWindows, { region: TIANHE, station: TIANHE, orgCode: department.code });
      expect(kind, item.name).toBe(list[0]?.name);
    }
    expect((await client.call(calls.appointmentSlots, { task: items[0]?.taskCode, kind: "没有的窗口" })).kind).toBe("综合窗口");
  });

  test("change and cancel one's own, and nobody else's", { timeout: 60_000 }, async () => {
    const { client, as, database } = await openAppointments(open);
    const [guardian, founder] = [as("guardian"), as("founder")];
    const { kind, days } = await client.call(calls.appointmentSlots, { region: TIANHE });
    const [first, second] = days.slice(-2);
    if (!first || !second) throw new Error("the hall is never open");
    const wanted = (one: typeof first) => ({ region: TIANHE, kind, day: one.day, slot: one.slots[0]?.slot ?? "" });
    const { id } = await guardian.call(calls.appointmentBook, wanted(first));
    expect(await guardian.call(calls.appointmentBook, wanted(first))).toEqual({ id });

    expect(await founder.call(calls.appointmentCancel, { id })).toEqual({ cancelled: false });
    await expect(founder.call(calls.appointmentBook, { ...wanted(second), replaces: id })).rejects.toMatchObject({ status: 409 });
    expect((await founder.call(calls.appointments, {})).list).toEqual([]);

    const moved = await guardian.call(calls.appointmentBook, { ...wanted(second), replaces: id });
    const { list } = await guardian.call(calls.appointments, {});
    expect(list.map((one) => [one.id, one.cancelled])).toEqual([
      [moved.id, false],
      [id, true],
    ]);
    expect(await guardian.call(calls.appointmentCancel, { id: moved.id })).toEqual({ cancelled: true });
    expect(await guardian.call(calls.appointmentCancel, { id: moved.id })).toEqual({ cancelled: false });
    expect(await database.get(sql`SELECT COUNT(*) AS n FROM appointment WHERE seat IS NOT NULL`)).toEqual({ n: 0 });

    await expect(guardian.call(calls.appointmentBook, { ...wanted(second), slot: "03:00" })).rejects.toMatchObject({ status: 400 });
    await expect(guardian.call(calls.appointmentBook, { ...wanted(second), kind: "没有的窗口" })).rejects.toMatchObject({ status: 400 });
    await expect(client.call(calls.appointmentSlots, { region: "999999" })).rejects.toMatchObject({ status: 404 });
  });
});
