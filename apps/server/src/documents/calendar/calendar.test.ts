import type { Guide } from "@onehall/api";
import ICAL from "ical.js";
import { expect, test, vi } from "vitest";
import { deadlineCalendar } from "./calendar";

const guide = {
  code: "11440106006940386J4440101001000",
  name: "很长的事项名称；带有,逗号和\\反斜杠".repeat(4),
  region: { code: "440106", name: "天河区" },
  deadline: { date: "2027-01-04", provisional: true },
  consultPhone: "020-12345",
  complaintPhone: "12345",
  windows: [{ name: "大厅", address: "样例路1号", phone: "", hours: "", note: "" }],
} as unknown as Guide;
const written = () =>
  deadlineCalendar({ guide, url: "https://hall.example.org/portal/v2/guide/1", now: new Date("2026-11-20T02:00:00Z"), today: "2026-11-20" });
const text = written();

test("what a title holds comes out as it went in", () => {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent("vevent") ?? undefined);
  expect(event.summary).toBe(`${guide.name}：最迟今天办结`);
  expect(event.startDate.toString()).toBe("2027-01-04");
  expect(event.endDate.toString()).toBe("2027-01-05");
  expect(event.description).toContain("暂按双休日推算");
  expect(event.location).toBe("大厅，样例路1号");
  expect(event.component.getFirstPropertyValue("url")).toBe("https://hall.example.org/portal/v2/guide/1");
  expect(event.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-20T02:00:00Z");
  expect(event.component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger")?.toString()).toBe("-PT15H");
});

test("lines are at most 75 octets and end as the standard says", () => {
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  expect(text.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test.each(["America/New_York", "Asia/Shanghai", "UTC"])("the clock of a machine in %s moves no day", (zone) => {
  vi.stubEnv("TZ", zone);
  expect(written()).toBe(text);
  vi.unstubAllEnvs();
});
