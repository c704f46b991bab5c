import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { checkValue, isCreditCode, isHomeReturnPermit, isIdNumber, isMobile, isPermanentResidence, isResidencePermit, isTaiwanPermit } from "./index.js";

const NOW = new Date("2026-11-20T20:00:00Z"); // the 21st in China

test.each([
  ["11010519491231002X", true], // the example of GB 11643 itself
  ["11010519491231002x", true],
  ["110105194912310021", false],
  ["440106202302290017", false], // 29 February of a year that has none, with the right check digit
  ["440106202611210017", true], // born today
  ["440106202611220012", false], // tomorrow
  ["440106189912310018", false], // before 1900
])("identity number %s: %s", (text, right) => {
  expect(isIdNumber(text, NOW)).toBe(right);
});

test.each([
  [isResidencePermit, "810000199001010019", "440106199001010013"],
  [isHomeReturnPermit, "H12345678", "H1234567"],
  [isTaiwanPermit, "12345678", "1234567A"],
  [isPermanentResidence, "USA110090010112", "USA110091330112"],
  [isCreditCode, "11440000MB2D0164XH", "11440000MB2D0164XJ"],
  [isMobile, "13800138000", "12800138000"],
])("%o takes %s and not %s", (is, right, wrong) => {
  expect([is(right), is(wrong)]).toEqual([true, false]);
});

test("they are rules of a form, and small", async () => {
  const rule = { validator: (_rule: unknown, value: unknown) => isIdNumber(String(value), NOW), message: "身份证号码不对" };
  expect(await checkValue("11010519491231002X", [rule])).toBeUndefined();
  expect(await checkValue("110105194912310021", [rule])).toMatchObject({ message: "身份证号码不对" });
  const source = readFileSync(fileURLToPath(new URL("citizenNumbers.ts", import.meta.url)), "utf8");
  expect(gzipSync(source.replaceAll(/\/\*\*[\s\S]*?\*\//g, "")).length).toBeLessThan(1200);
});
