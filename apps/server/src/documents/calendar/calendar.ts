import { dayText, type Guide } from "@onehall/api";

/** Octets of a line without its end. @see RFC 5545, 3.1 */
const MOST_OCTETS = 75;
const DAY = 86_400_000;

/** @see RFC 5545, 3.3.11 */
const escaped = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);

/** A line in pieces of at most 75 octets, each but the first after a space; never in the middle of a sign. */
function folded(line: string): string {
  let octets = 0;
  let text = "";
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > MOST_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += sign;
    octets += size;
  }
  return text;
}

const compact = (day: string): string => day.replaceAll("-", "");
const nextDay = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

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
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//OneHall//guide deadline//ZH",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${guide.code}-${compact(today)}@onehall`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(nextDay(date))}`,
    `SUMMARY;LANGUAGE=zh-CN:${escaped(summary)}`,
    `DESCRIPTION;LANGUAGE=zh-CN:${escaped(description)}`,
    ...guide.windows.slice(0, 1).map(({ name, address }) => `LOCATION;LANGUAGE=zh-CN:${escaped(`${name}，${address}`)}`),
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(summary)}`,
    "TRIGGER:-PT15H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
