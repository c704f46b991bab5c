import {
  type Appointment,
  type AppointmentHall,
  appointmentBook,
  appointmentCancel,
  appointmentRate,
  appointments,
  appointmentSlots,
  PortalError,
} from "@onehall/api";
import { localDate } from "../../common/deadline";
import { minuteOf } from "../../common/minute";
import { receiptNumber } from "../../common/receipt-number";
import { type Queries, sql, type Transaction, type Writes } from "../../data";
import type { Schedule } from "../../province/families/stations/hours";
import { defineHandler } from "../router/handler";
import { visitorHandler } from "../people/visitor-handler";
import type { Services } from "../services";
import { stationOf, type StationRow } from "../stations/rows";
import type { StoredGuide } from "../../province/guide";
import { isTakenByHall } from "../tasks/office";
import { caseByReceipt } from "../supervision/case-rows";
import { rateCase } from "../supervision/rate";
import { openDays, slotsOf } from "./slots";

/** Windows of a station that take appointments at the same time, by its level: 0 province and cities, 1 counties, 2 towns, 3 villages. */
const SEATS: Readonly<Record<number, number>> = { 0: 6, 1: 4, 2: 2, 3: 1 };
/** Appointments that one person may have ahead. */
const MOST_AHEAD = 10;
/** For whatever has no window of its own. */
const GENERAL = "综合窗口";

type Taken = { day: string; slot: string; n: number };

const windowKinds = sql<{ name: string }>`SELECT DISTINCT name FROM service_window WHERE region = ${"region"} AND trouble = 0 ORDER BY name LIMIT 40`;
const taken = sql<Taken>`SELECT day, slot, COUNT(*) AS n FROM appointment
  WHERE hall = ${"hall"} AND kind = ${"kind"} AND day >= ${"from"} AND seat IS NOT NULL GROUP BY day, slot`;
const takenSeats = sql<{
  seat: number;
}>`SELECT seat FROM appointment WHERE hall = ${"hall"} AND kind = ${"kind"} AND day = ${"day"} AND slot = ${"slot"} AND seat IS NOT NULL`;
const own = sql<{ id: string }>`SELECT id FROM appointment
  WHERE person = ${"person"} AND hall = ${"hall"} AND kind = ${"kind"} AND day = ${"day"} AND slot = ${"slot"} AND seat IS NOT NULL`;
const insert = sql`INSERT INTO appointment (id, person, hall, kind, day, slot, seat, task_code, created_at)
  VALUES (${"id"}, ${"person"}, ${"hall"}, ${"kind"}, ${"day"}, ${"slot"}, ${"seat"}, ${"task"}, ${"at"}) ON CONFLICT DO NOTHING`;
const giveUp = sql`UPDATE appointment SET seat = NULL WHERE id = ${"id"} AND person = ${"person"} AND seat IS NOT NULL AND outcome = '' AND day || ' ' || slot > ${"now"}`;
const ahead = sql<{
  n: number;
}>`SELECT COUNT(*) AS n FROM appointment WHERE person = ${"person"} AND seat IS NOT NULL AND outcome = '' AND day >= ${"today"} AND id <> ${"except"}`;
const taskOf = sql<{ taskCode: string; name: string; region: string; dept: string; guide: string }>`
  SELECT item.code AS "taskCode", task.name, item.region, office.dept_id AS dept, task.guide
  FROM item JOIN task ON task.id = item.task_id JOIN department AS office ON office.org = item.org WHERE item.code = ${"code"}`;
/** The window of a hall at which a department sits. */
const counterOf = sql<{ name: string }>`SELECT service_window.name FROM service_window WHERE region = ${"region"} AND EXISTS (
    SELECT 1 FROM service_window_department AS seat WHERE seat.window_id = service_window.id AND seat.dept_id = ${"dept"}) ORDER BY number LIMIT 1`;

type OwnRow = Pick<Appointment, "id" | "kind" | "day" | "slot" | "outcome" | "rating"> & {
  hall: string;
  hallName: string | null;
  address: string | null;
  phone: string | null;
  hours: string | null;
  seat: number | null;
  taskCode: string;
  taskName: string | null;
};
const ownRows = sql<OwnRow>`SELECT appointment.id, hall, appointment.kind, day, slot, seat, outcome, rating.level AS rating, task_code AS "taskCode", task.name AS "taskName", station.name AS "hallName",
    station.address, station.phone, office_hours.text AS hours
  FROM appointment LEFT JOIN station ON station.region = hall LEFT JOIN office_hours ON office_hours.id = station.hours
  LEFT JOIN item ON item.code = task_code LEFT JOIN task ON task.id = item.task_id
    LEFT JOIN rating ON rating.receipt = appointment.id AND rating.sample = 0
  WHERE person = ${"person"} ORDER BY CASE WHEN seat IS NULL OR outcome <> '' OR day < ${"today"} THEN 1 ELSE 0 END, day, slot, appointment.id LIMIT 50`;

const hallOf = ({ region, name, address, phone, hours }: StationRow): AppointmentHall => ({ region, name, address, phone, hours });

/** Kinds of window of a hall; a small station has one for everything. */
async function kindsOf(queries: Queries, region: string): Promise<string[]> {
  const named = (await queries.all(windowKinds, { region })).map(({ name }) => name);
  return [GENERAL, ...named.filter((name) => name !== GENERAL)];
}

async function hallAt(queries: Queries, region: string): Promise<StationRow> {
  const hall = await stationOf(queries, region);
  if (!hall) throw new PortalError("hall-unknown", "这个地区没有可以预约的大厅", { status: 404 });
  return hall;
}

const scheduleOf = (hall: StationRow): Schedule => JSON.parse(hall.schedule) as Schedule;
const seatsOf = ({ level }: StationRow): number => SEATS[level] ?? 1;

const elsewhere = () => new PortalError("not-at-hall", "这件事不在政务服务大厅办，不用在这里预约。去哪里办，请看办事指南。", { status: 409 });

/** Free slots, the same for everybody; asked anew each time, because they are gone within seconds. */
export const handleAppointmentSlots = defineHandler(
  appointmentSlots,
  async ({ region, task: code, kind: asked }, { database, now }) => {
    const task = code === undefined ? undefined : await database.get(taskOf, { code });
    if (code !== undefined && !task) throw new PortalError("item-unknown", `没有编码为 ${code} 的事项`, { status: 404 });
    if (task && !isTakenByHall((JSON.parse(task.guide) as StoredGuide).place)) throw elsewhere();
    const hall = await hallAt(database, region ?? task?.region ?? "");
    const kinds = await kindsOf(database, hall.region);
    const counter = task && asked === undefined ? await database.get(counterOf, { region: hall.region, dept: task.dept }) : undefined;
    const kind = [asked, counter?.name].find((one) => one !== undefined && kinds.includes(one)) ?? GENERAL;
    const at = minuteOf(now());
    const counts = await database.all(taken, { hall: hall.region, kind, from: localDate(now()) });
    const left = (day: string, slot: string) => seatsOf(hall) - (counts.find((one) => one.day === day && one.slot === slot)?.n ?? 0);
    const schedule = scheduleOf(hall);
    const days = openDays(schedule, localDate(now())).map((day) => ({
      day,
      slots: slotsOf(schedule)
        .filter((slot) => `${day} ${slot}` > at)
        .map((slot) => ({ slot, left: Math.max(0, left(day, slot)) })),
    }));
    return {
      hall: hallOf(hall),
      kinds,
      kind,
      days: days.filter((one) => one.slots.length > 0),
      task: task ? { taskCode: task.taskCode, name: task.name } : null,
    };
  },
  { personal: true },
);

type Wanted = { person: string; hall: string; kind: string; day: string; slot: string; task: string };

const full = () => new PortalError("full", "这个时段刚刚约满，请换一个时段", { status: 409 });

/**
 * Takes a free seat. The unique index decides, so that two who want the last one never both get it; whoever loses tries the next seat.
 * One who has this slot already keeps it.
 */
async function takeSeat(queries: Queries & Writes, wanted: Wanted, seats: number, now: Date): Promise<string> {
  for (let attempt = 0; attempt <= seats; attempt += 1) {
    const known = await queries.get(own, wanted);
    if (known) return known.id;
    const used = new Set((await queries.all(takenSeats, wanted)).map(({ seat }) => seat));
    const free = Array.from({ length: seats }, (_, at) => at + 1).filter((seat) => !used.has(seat));
    // Not always the first one: many who come at once would all want it.
    const seat = free[Math.floor(Math.random() * free.length)];
    if (seat === undefined) throw full();
    const id = receiptNumber(now);
    if ((await queries.run(insert, { ...wanted, id, seat, at: now.toISOString() })).changes === 1) return id;
  }
  throw full();
}

async function checkWanted({ database, now }: Services, hall: StationRow, { kind, day, slot }: Wanted): Promise<void> {
  const schedule = scheduleOf(hall);
  if (!(await kindsOf(database, hall.region)).includes(kind)) throw new PortalError("invalid", "这个大厅没有这种窗口", { status: 400 });
  if (!openDays(schedule, localDate(now())).includes(day) || !slotsOf(schedule).includes(slot) || `${day} ${slot}` <= minuteOf(now()))
    throw new PortalError("invalid", "这个时段不能预约，请重新选择", { status: 400 });
}

export const handleAppointmentBook = visitorHandler(appointmentBook, async ({ person }, { region, kind, day, slot, task = "", replaces }, services) => {
  const { database, now } = services;
  const hall = await hallAt(database, region);
  const wanted: Wanted = { person, hall: hall.region, kind, day, slot, task };
  await checkWanted(services, hall, wanted);
  // Asked again because no answer came: it is the same appointment, and not one too many.
  const known = replaces === undefined ? await database.get(own, wanted) : undefined;
  if (known) return known;
  const counted = await database.get(ahead, { person, today: localDate(now()), except: replaces ?? "" });
  if ((counted?.n ?? 0) >= MOST_AHEAD) throw new PortalError("too-many", `最多同时预约 ${MOST_AHEAD} 次，请先取消不用的`, { status: 409 });
  if (replaces === undefined) return { id: await takeSeat(database, wanted, seatsOf(hall), now()) };
  const change = async (tx: Transaction): Promise<string> => {
    const { changes } = await tx.run(giveUp, { id: replaces, person, now: minuteOf(now()) });
    if (changes !== 1) throw new PortalError("appointment-unknown", "原来的预约已经取消或者过了时间，不能改", { status: 409 });
    return takeSeat(tx, wanted, seatsOf(hall), now());
  };
  return { id: await database.transaction(change) };
});

export const handleAppointmentCancel = visitorHandler(appointmentCancel, async ({ person }, { id }, { database, now }) => ({
  cancelled: (await database.run(giveUp, { id, person, now: minuteOf(now()) })).changes === 1,
}));

/** The appointments of a person, the next first, then those that are over. */
export async function appointmentsOf({ database, now }: Pick<Services, "database" | "now">, person: string): Promise<Appointment[]> {
  const rows = await database.all(ownRows, { person, today: localDate(now()) });
  const at = minuteOf(now());
  return rows.map(({ id, kind, day, slot, seat, outcome, rating, hall, hallName, address, phone, hours, taskCode, taskName }) => ({
    id,
    kind,
    day,
    slot,
    hall: { region: hall, name: hallName ?? "", address: address ?? "", phone: phone ?? "", hours: hours ?? "" },
    task: taskName === null ? null : { taskCode, name: taskName },
    cancelled: seat === null,
    past: `${day} ${slot}` <= at,
    outcome,
    mayRate: outcome === "done" && taskName !== null && rating === null,
    rating,
  }));
}

export const handleAppointments = visitorHandler(appointments, async ({ person }, _input, services) => ({ list: await appointmentsOf(services, person) }));

/** @throws PortalError status 404 for what was not done at the window, 409 for what was rated */
export const handleAppointmentRate = visitorHandler(appointmentRate, async ({ person }, { id, level, reasons, content }, services) => {
  const kept = (await appointmentsOf(services, person)).find((one) => one.id === id && one.outcome === "done");
  const file = kept && (await caseByReceipt(services.database, id));
  if (!file) throw new PortalError("appointment-unknown", "没有这个预约，或者还没有办结", { status: 404 });
  await rateCase(services, file, { level, channel: "online", reasons, content });
  return { level };
});
