import { array, boolean, check, type InferOutput, integer, maxValue, minLength, minValue, number, optional, pipe, regex, strictObject, string } from "valibot";
import { line, sentence, slug } from "../../shapes";

const clock = pipe(string("要加引号"), regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "应为 09:00 这样的时间"));
const period = { from: clock, to: clock };
const weekday = pipe(number("应为 1 至 7"), integer("应为 1 至 7"), minValue(1, "应为 1 至 7"), maxValue(7, "应为 1 至 7"));

/** When an office is open. */
export const hoursShape = strictObject({
  id: slug,
  /** 1 Monday to 7 Sunday, rising. */
  days: pipe(
    array(weekday),
    minLength(1, "至少选 1 天"),
    check((days) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0)), "要从小到大写，不能重复"),
  ),
  ...period,
  lunch: optional(strictObject(period)),
});

const holding = (most: number, ...names: string[]) =>
  pipe(
    line(most, 2),
    check((text) => names.every((name) => text.includes(`{${name}}`)), `要含有 ${names.map((name) => `{${name}}`).join("、")}`),
  );
const level = strictObject({ name: holding(40, "name"), hours: slug, windows: slug });
const region = pipe(string("要加引号"), regex(/^\d{6}(?:\d{6})?$/, "应为 6 位或 12 位地区编码"));

/** stations.yaml. */
export const rulesShape = strictObject({
  hours: pipe(array(hoursShape), minLength(1, "至少写 1 种")),
  levels: strictObject({ province: level, city: level, county: level, town: level, village: level }),
  address: holding(80, "places"),
  phone: line(20, 0),
  /** What is said of the way there where no line is known. */
  bus: optional(line(80), ""),
  position: strictObject({ seat: sentence, approximate: sentence }),
  known: array(
    strictObject({
      region,
      name: optional(line(40, 4)),
      address: optional(line(80, 4)),
      phone: optional(line(20, 5)),
      bus: optional(line(200, 2)),
      hours: optional(slug),
    }),
  ),
});

const windowShape = strictObject({
  name: line(20, 2),
  note: sentence,
  departments: optional(array(slug), []),
  trouble: optional(boolean("应为 true 或 false"), false),
});
const windowList = pipe(array(windowShape), minLength(1, "至少写 1 个窗口"));

/** windows.yaml. */
export const windowsShape = strictObject({ hall: windowList, town: windowList, village: windowList });

const degrees = (least: number, most: number) => pipe(number("应为度数"), minValue(least, `不能小于 ${least}`), maxValue(most, `不能大于 ${most}`));

/** seats.yaml and seats-rough.yaml. */
export const seatsShape = array(strictObject({ code: region, lat: degrees(-90, 90), lng: degrees(-180, 180), place: line(60, 1) }));

export type PackHours = InferOutput<typeof hoursShape>;
export type PackStationRules = InferOutput<typeof rulesShape>;
export type PackWindows = InferOutput<typeof windowsShape>;
export type PackWindow = PackWindows["hall"][number];
export type PackSeat = InferOutput<typeof seatsShape>[number];
