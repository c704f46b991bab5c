import { province } from "@onehall/regions";
import * as v from "valibot";

/** How the OpenAPI document writes a field whose input cannot be read off its schema. Stands before anything that transforms. */
// @__NO_SIDE_EFFECTS__ As below: a bundler may leave out fields that no shape of a page uses.
export const writtenAs = <Input>(jsonSchema: { type: string } & Readonly<Record<string, unknown>>) =>
  v.metadata<Input, { jsonSchema: typeof jsonSchema }>({ jsonSchema });

/** A region code: 6 digits (province, city, county) or 12 (town, village). */
export const regionCode = v.pipe(v.string(), v.description("地区编码"), v.trim(), v.regex(/^\d{6}(\d{6})?$/, "地区编码应为 6 位或 12 位数字"));

/** An implementation code (实施编码): 31 characters in new codes, up to 36 in older ones. */
export const taskCode = v.pipe(
  v.string(),
  v.description("事项实施编码"),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[0-9A-Z]{20,36}$/, "事项编码应为 20 至 36 位数字或字母"),
);

/** A 9-character organisation number (GB 11714). */
export const orgCode = v.pipe(v.string(), v.description("机构代码"), v.trim(), v.toUpperCase(), v.regex(/^[0-9A-Z]{9}$/, "机构代码应为 9 位数字或字母"));

/** A catalogue (theme) code: 001001… personal, 001002… legal, three digits a level. */
export const catalogCode = v.pipe(v.string(), v.description("主题编码"), v.trim(), v.regex(/^(\d{3}){1,6}$/, "主题编码应为 3 的倍数位数字"));

/** A whole number that may come as text, as it does in forms and addresses. */
// @__NO_SIDE_EFFECTS__
const whole = (least: number, most: number, name: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/, `${name}应为整数`))], `${name}应为整数`),
    writtenAs({ type: "integer", minimum: least, maximum: most }),
    v.description(name),
    v.transform(Number),
    v.number(),
    v.integer(`${name}应为整数`),
    v.minValue(least, `${name}不能小于 ${least}`),
    v.maxValue(most, `${name}不能大于 ${most}`),
  );

/** Number of a page, from 1. */
export const page = whole(1, 100_000, "页码");
/** Entries on a page, 1 to 200. */
export const pageSize = whole(1, 200, "每页条数");
/** Entries on a page of the lists that public programs read whole, 1 to 500. @see LEGACY-07 */
export const longPageSize = whole(1, 500, "每页条数");
/** One to five, five is best. */
export const score = whole(1, 5, "评分");

/** A yes-or-no parameter: "1" or "0" on the wire, a boolean for the server. */
export const flag = v.pipe(
  v.picklist(["0", "1"], "取值应为 0 或 1"),
  v.transform((value) => value === "1"),
);

/** Words that people type into a search box. */
export const keyword = v.pipe(v.string(), v.description("关键词"), v.trim(), v.maxLength(200, "搜索词不能超过 200 个字"));

/** Person (1) or legal entity (2). */
export const audienceCode = v.picklist(["1", "2"], "服务对象应为 1（个人）或 2（法人）");

/** A list of codes, separated by commas. */
export const commaList = v.pipe(
  v.string(),
  v.maxLength(500, "列表过长"),
  v.transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  ),
);

/** A point in time as people read it: 2026-11-18 09:30, Beijing time. */
export const minuteText = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/));
/** A day: 2026-11-18. */
export const dayText = v.pipe(v.string(), v.isoDate());
/** A count: 0, 1, 2 … */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A page of entries. */
export const pageOf = <Entry extends v.GenericSchema>(entry: Entry) => v.object({ total: count, page: v.number(), pageSize: v.number(), list: v.array(entry) });

/** The region that a list is about. */
export const inRegion = { region: v.optional(regionCode, () => province().code) };
/** Which page of a list. */
export const paging = { page: v.optional(page, 1), pageSize: v.optional(pageSize, 10) };

/** `why:expired,where:home` → question → option. */
export const answers = v.pipe(
  commaList,
  v.maxLength(40, "回答过多"),
  v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*:[a-z][a-z0-9-]*$/, "应为“问题:选项”的写法，用逗号分开"))),
  v.transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split(":") as [string, string]))),
);
