import * as calls from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase, type Open } from "../../data/testing";
import type { Visitor } from "../../identity";
import { restoreCases } from "../../province/families/supervision/applications";
import { deriveFigures } from "../../province/families/supervision/derive";
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
    // The same once more is the same also where there may be no other one.
    const full = as("busy");
    const many = first.slots.slice(0, 11).map(({ slot }) => ({ region: TIANHE, kind, day: first.day, slot }));
    const ids = [];
    for (const one of many.slice(0, 10)) ids.push((await full.call(calls.appointmentBook, one)).id);
    await expect(full.call(calls.appointmentBook, many[10] ?? wanted(second))).rejects.toMatchObject({ status: 409 });
    expect(await full.call(calls.appointmentBook, many[3] ?? wanted(first))).toEqual({ id: ids[3] });
    for (const one of ids) await full.call(calls.appointmentCancel, { id: one });

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

  test("the desk notes who came and who did not: what was done is a case and is rated once; an import keeps it", { timeout: 60_000 }, async () => {
    const { client, as, database, services } = await openAppointments(open);
    const { code } = (await database.get(
      sql<{
        code: string;
      }>`SELECT item.code FROM item JOIN task ON task.id = item.task_id WHERE task.dept_id = 'police' AND item.region = ${"region"} ORDER BY task.id LIMIT 1`,
      { region: TIANHE },
    )) ?? { code: "" };
    const { kind, days } = await client.call(calls.appointmentSlots, { region: TIANHE });
    const [first, second] = days;
    if (!first || !second) throw new Error("the hall is never open");
    const [guardian, founder] = [as("guardian"), as("founder")];
    const wanted = (one: typeof first) => ({ region: TIANHE, kind, day: one.day, slot: one.slots[0]?.slot ?? "" });
    const { id } = await guardian.call(calls.appointmentBook, { ...wanted(first), task: code });
    const general = await founder.call(calls.appointmentBook, wanted(second));

    const staff = (department: string, region: string, now = services.now) => {
      const router = contractRouter({ ...services, now });
      const visitor: Visitor = {
        person: `desk-${department}`,
        user: { name: "测*", level: "2", account_type: "person", corp: null },
        staff: { department, region },
      };
      return calls.createClient({
        baseUrl: "http://host.test",
        validate: validateAnswer,
        fetch: async (input, init) => router.fetch(new Request(input, init), { visitor }),
      });
    };
    const [police, halls, elsewhere] = [staff("police", TIANHE), staff("data", "440000"), staff("police", "440104")];
    const listed = async (desk: typeof police) => (await desk.call(calls.deskAppointments, {})).list.map((one) => one.id);
    expect([await listed(police), await listed(halls), await listed(elsewhere)]).toEqual([[id], [general.id], []]);
    for (const other of [halls, elsewhere]) await expect(other.call(calls.deskVisit, { id, outcome: "done" })).rejects.toMatchObject({ status: 404 });
    await expect(police.call(calls.deskVisit, { id, outcome: "missed" })).rejects.toMatchObject({ status: 409 });
    await expect(guardian.call(calls.appointmentRate, { id, level: 5 })).rejects.toMatchObject({ status: 404 });

    await police.call(calls.deskVisit, { id, outcome: "done" });
    await expect(police.call(calls.deskVisit, { id, outcome: "missed" })).rejects.toMatchObject({ status: 404 });
    const later = staff("data", "440000", () => new Date(`${second.day}T23:00:00Z`));
    await later.call(calls.deskVisit, { id: general.id, outcome: "missed" });
    expect((await founder.call(calls.appointments, {})).list).toEqual([expect.objectContaining({ outcome: "missed", mayRate: false })]);
    expect(await guardian.call(calls.appointmentCancel, { id })).toEqual({ cancelled: false });

    await expect(founder.call(calls.appointmentRate, { id, level: 1 })).rejects.toMatchObject({ status: 404 });
    await guardian.call(calls.appointmentRate, { id, level: 4 });
    await expect(guardian.call(calls.appointmentRate, { id, level: 1 })).rejects.toMatchObject({ status: 409 });
    expect((await guardian.call(calls.appointments, {})).list).toEqual([expect.objectContaining({ outcome: "done", mayRate: false, rating: 4 })]);
    expect((await guardian.call(calls.messages, {})).list.map(({ title }) => title)).toContain("已经到场办结");

    // One source of cases: the figures are those that an import makes, and it keeps the case.
    const months = sql`SELECT scope, month, applied, through_window, through_net, finished, approved FROM case_month WHERE scope IN ('440000', '440106') ORDER BY scope, month`;
    const live = await database.all(months);
    await database.transaction(deriveFigures);
    expect(await database.all(months)).toEqual(live);
    const file = sql`SELECT receipt, channel, applicant, result FROM case_file WHERE receipt = ${"id"}`;
    const kept = await database.get(file, { id });
    expect(kept).toEqual({ receipt: id, channel: "window", applicant: "张*", result: "予以办理" });
    await database.run(sql`DELETE FROM case_file WHERE receipt = ${"id"}`, { id });
    await database.transaction(restoreCases);
    expect(await database.get(file, { id })).toEqual(kept);
  });
});
