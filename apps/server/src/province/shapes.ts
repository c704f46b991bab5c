import {
  boolean,
  check,
  description,
  maxLength,
  maxValue,
  minLength,
  minValue,
  integer,
  number,
  optional,
  picklist,
  pipe,
  regex,
  array,
  string,
  transform,
  union,
} from "valibot";

/** Building blocks of the pack's schemas. The messages follow the name of the field: `“name”不能超过 60 个字`. */

/** Text on one line, of `least` to `most` characters. */
export const line = (most: number, least = 1) =>
  pipe(
    string(),
    check((text) => text.trim() === text && !text.includes("\n"), "首尾不能有空格，也不能换行"),
    check((text) => [...text].length >= least, least === 1 ? "不能为空" : `至少 ${least} 个字`),
    check((text) => [...text].length <= most, `不能超过 ${most} 个字`),
    description(`${least} 至 ${most} 个字`),
  );

/** Text that may be as long as law is; line breaks become spaces nobody sees, so there are none. */
export const prose = pipe(line(4_000), description("一段话"));

/** A full sentence: it ends like one. */
export const sentence = pipe(prose, regex(/[。！？；）]$/u, "应为完整的句子，以句号结尾"), description("完整的句子"));

export const whole = (least: number, most: number) =>
  pipe(
    number("应为整数"),
    integer("应为整数"),
    minValue(least, `不能小于 ${least}`),
    maxValue(most, `不能大于 ${most}`),
    description(`${least} 至 ${most} 的整数`),
  );

/** A list without repeated entries. */
export const distinct = <const Values extends readonly string[]>(values: Values, least = 0) =>
  pipe(
    array(picklist(values)),
    minLength(least, `至少选 ${least} 项`),
    check((list) => new Set(list).size === list.length, "有重复的项"),
    description(`${least === 0 ? "" : `至少 ${least} 项：`}${values.join("、")}`),
  );

/** Lower-case words joined by `-`: the id of a task, a department. */
export const slug = pipe(
  string(),
  regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, "应为小写英文词，用 - 连接"),
  maxLength(60, "不能超过 60 个字符"),
  description("小写英文词，用 - 连接"),
);

/** `2026-11-03`, a day that exists. */
export const day = pipe(
  string("应为 2026-11-03 这样的日期"),
  regex(/^\d{4}-\d{2}-\d{2}$/, "应为 2026-11-03 这样的日期"),
  check((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text), "不是存在的日期"),
  description("2026-11-03 这样的日期"),
);

/** `2026-11-03 09:30`. */
export const minute = pipe(
  string("应为 2026-11-03 09:30 这样的时间"),
  regex(/^\d{4}-\d{2}-\d{2} (?:[01]\d|2[0-3]):[0-5]\d$/, "应为 2026-11-03 09:30 这样的时间"),
);

export const optionalFlag = optional(boolean("应为 true 或 false"), false);

/** A code of digits that YAML may have read as a number when the quotes were forgotten. */
export const digits = (length: number) =>
  pipe(string("要加引号"), regex(new RegExp(`^\\d{${length}}$`), `应为 ${length} 位数字`), description(`加引号的 ${length} 位数字`));

/** A number of copies: 1, or "1". */
export const copies = pipe(
  union([number(), pipe(string(), regex(/^\d{1,2}$/))], "应为整数"),
  transform(Number),
  integer("应为整数"),
  minValue(1, "至少 1 份"),
  maxValue(99, "不能大于 99"),
  description("1 至 99 的整数"),
);

/** A line of https, or a path of our own portal. */
export const address = pipe(
  string(),
  regex(/^(?:https:\/\/[\w.-]+(?:\/\S*)?|\/portal\/\S*|tel:[\d-]+|#\S*)$/, "应为 https:// 开头的地址，或者本站 /portal/ 开头的路径"),
);
