import { expect, test } from "vitest";
import { hoursText } from "./hours";

test.each([
  [{ days: [1, 2, 3, 4, 5], from: "09:00", to: "17:00" }, "周一至周五 9:00–17:00（法定节假日除外）"],
  [{ days: [1, 2, 3, 4, 5], from: "08:30", to: "17:30", lunch: { from: "12:00", to: "14:00" } }, "周一至周五 8:30–12:00，14:00–17:30（法定节假日除外）"],
  [{ days: [2, 4], from: "14:00", to: "17:00" }, "周二、周四 14:00–17:00（法定节假日除外）"],
  [{ days: [1, 3, 4, 7], from: "10:00", to: "20:00" }, "周一、周三、周四、周日 10:00–20:00（法定节假日除外）"],
])("%j", (schedule, text) => expect(hoursText(schedule)).toBe(text));
