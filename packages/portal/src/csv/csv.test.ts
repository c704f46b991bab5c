import { expect, test } from "vitest";
import { csvResponse, fetchAllPages, MAX_ROWS, toCsv } from ".";

const columns = [
  { title: "事项", value: (row: { name: string; days: number }) => row.name },
  { title: "工作日", value: (row: { name: string; days: number }) => row.days },
];

test("signs that mean something in the format are quoted, lines end as the standard says", () => {
  expect(toCsv(columns, [{ name: '换领"身份证"，\n补领', days: 3 }])).toBe('\uFEFF事项,工作日\r\n"换领""身份证""，\n补领",3\r\n');
  expect(toCsv(columns, [])).toBe("\uFEFF事项,工作日\r\n");
});

test.each(["=1+1", "+cmd|' /C calc'!A0", "-2", "@SUM(A1)", "\t=1"])("%j is no formula", (name) => {
  expect(toCsv(columns, [{ name, days: -1 }])).toContain(`'${name.startsWith("\t") ? "\t" : name.charAt(0)}`);
});

test("the file has a Chinese name", () => {
  expect(csvResponse("权责清单", columns, []).headers.get("content-disposition")).toBe(`attachment; filename*=UTF-8''${encodeURIComponent("权责清单.csv")}`);
});

test("pages are fetched until there are no more", async () => {
  const all = Array.from({ length: 25 }, (_, index) => index);
  const ask = async (page: number) => ({ total: all.length, pageSize: 10, list: all.slice((page - 1) * 10, page * 10) });
  expect(await fetchAllPages(ask)).toEqual(all);
  expect(await fetchAllPages(async () => ({ total: 9, pageSize: 10, list: [] }))).toEqual([]);
  expect(await fetchAllPages(async () => ({ total: 1_000_000, pageSize: 1_000, list: Array.from({ length: 1_000 }, () => 0) }))).toHaveLength(MAX_ROWS);
});
