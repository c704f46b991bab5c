import { expect, test } from "vitest";
import { fieldError, tidyField, type ApplicationField, type ApplicationFieldKind } from "./application-fields";

const field = (kind: ApplicationFieldKind, change: Partial<ApplicationField> = {}): ApplicationField => ({
  id: "it",
  group: "这一组",
  kind,
  label: "这一项",
  hint: "",
  required: true,
  options: [],
  ...change,
});

test.each<[ApplicationFieldKind, string, string]>([
  ["idNumber", " １１０１０５ 19491231-002x ", "11010519491231002X"],
  ["creditCode", "11440000 mb2d0164xh", "11440000MB2D0164XH"],
  ["mobile", "+86 138-0013-8000", "13800138000"],
  ["mobile", "８６13800138000", "13800138000"],
  ["name", " 张 样例 ", "张 样例"],
  ["day", "2026年1月8日", "2026-01-08"],
  ["day", "２０２６／11／8", "2026-11-08"],
  ["day", "2026.11.18", "2026-11-18"],
  ["day", "20261118", "2026-11-18"],
  ["day", "去年", "去年"],
  ["longText", "一\r\n二", "一\n二"],
])("%s: %j is kept as %j", (kind, typed, kept) => {
  expect(tidyField(kind, typed)).toBe(kept);
});

test.each<[ApplicationFieldKind, string, boolean]>([
  ["name", "张样例", true],
  ["name", "张3", false],
  ["idNumber", "11010519491231002X", true],
  ["idNumber", "110105194912310021", false],
  ["creditCode", "11440000MB2D0164XH", true],
  ["creditCode", "1", false],
  ["mobile", "10000000106", true],
  ["mobile", "12345678901", false],
  ["address", "天河路", false],
  ["address", "天河路 1 号", true],
  ["day", "2026-02-29", false],
  ["day", "2024-02-29", true],
  ["day", "3024-02-29", false],
  ["text", "字".repeat(101), false],
  ["choice", "邮寄", true],
  ["choice", "飞", false],
  ["text", "", false],
])("%s %j may be taken: %s", (kind, text, right) => {
  expect(fieldError(field(kind, { options: ["邮寄"] }), text) === undefined).toBe(right);
});

test("what need not be filled may be left empty", () => {
  expect(fieldError(field("idNumber", { required: false }), "")).toBeUndefined();
});
