import { dayText, type Guide } from "@onehall/api";
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";

const DAY = 86_400_000;
/** Seconds before midnight of the last day: nine in the morning of the day before. */
const REMINDER = 15 * 3_600;

export type DeadlineCalendar = { guide: Guide; /** Address of the live page. */ url: string; now: Date; /** 2026-11-20, in the province. */ today: string };

/**
 * The last day of a guide's promise as a calendar of one whole-day entry, with a reminder on the morning before, for those who hand it in today.
 * @see RFC 5545
 */
export function deadlineCalendar({ guide, url, now, today }: DeadlineCalendar): string {
  const { date, provisional } = guide.deadline;
  const summary = `${guide.name}：最迟今天办结`;
  const description = [
    `${dayText(today)}在${guide.region.name}提交的“${guide.name}”，最迟 ${dayText(date)}办结。`,
    ...(provisional ? ["那一年的放假安排还没有公布，暂按双休日推算。"] : []),
    `到期没有办结的，请咨询 ${guide.consultPhone}，或者投诉 ${guide.complaintPhone}。`,
    url,
  ].join("\n");
  const [window] = guide.windows;
  const calendar = ical({ prodId: "//OneHall//guide deadline//ZH", method: ICalCalendarMethod.PUBLISH });
  const entry = calendar.createEvent({
    id: `${guide.code}-${today.replaceAll("-", "")}@onehall`,
    stamp: now,
    // Midnight UTC: whole days are written by their UTC date, whatever the time zone of the machine.
    start: new Date(date),
    end: new Date(Date.parse(date) + DAY),
    allDay: true,
    summary,
    description,
    location: window ? `${window.name}，${window.address}` : null,
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  entry.createAlarm({ type: ICalAlarmType.display, trigger: REMINDER, description: summary });
  return `${calendar.toString()}\r\n`;
}
