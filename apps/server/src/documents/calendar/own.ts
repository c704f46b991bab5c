import { dayText, type Appointment, type ApplicationCase } from "@onehall/api";
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";

const DAY = 86_400_000;
/** Seconds before midnight of the last day: nine in the morning of the day before. */
const MORNING_BEFORE = 15 * 3_600;
const HOUR = 3_600;
/** How long an appointment takes, in milliseconds. */
const LENGTH = 30 * 60_000;

type Origin = { /** Address of the page about it. */ url: string; now: Date };

/** The last day of an application as a calendar of one whole-day entry. @see RFC 5545 */
export function applicationCalendar(
  { receipt, taskName, deptName, due }: Pick<ApplicationCase, "receipt" | "taskName" | "deptName" | "due">,
  { url, now }: Origin,
): string {
  const calendar = ical({ prodId: "//OneHall//application//ZH", method: ICalCalendarMethod.PUBLISH });
  const summary = `${taskName}：最迟今天有结果`;
  const entry = calendar.createEvent({
    id: `application-${receipt}@onehall`,
    stamp: now,
    start: new Date(due),
    end: new Date(Date.parse(due) + DAY),
    allDay: true,
    summary,
    description: [`${deptName}最迟 ${dayText(due)}答复，受理编号 ${receipt}。`, url].join("\n"),
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  entry.createAlarm({ type: ICalAlarmType.display, trigger: MORNING_BEFORE, description: summary });
  return `${calendar.toString()}\r\n`;
}

/** An appointment as a calendar of one entry of half an hour, with a reminder an hour before. */
export function appointmentEntry({ id, hall, kind, day, slot, task }: Appointment, { url, now }: Origin): string {
  const calendar = ical({ prodId: "//OneHall//appointment//ZH", method: ICalCalendarMethod.PUBLISH });
  const start = new Date(`${day}T${slot}:00+08:00`);
  const summary = `${task ? `办${task.name}` : "到大厅办事"}（预约 ${slot}）`;
  const entry = calendar.createEvent({
    id: `appointment-${id}@onehall`,
    stamp: now,
    start,
    end: new Date(start.getTime() + LENGTH),
    summary,
    description: [`${kind}，预约号 ${id}。电话 ${hall.phone}。`, url].join("\n"),
    location: `${hall.name}，${hall.address}`,
    url,
  });
  entry.createAlarm({ type: ICalAlarmType.display, trigger: HOUR, description: summary });
  return `${calendar.toString()}\r\n`;
}
