import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isOrgCode, lineage } from "@onehall/regions";
import { expect, test } from "vitest";
import { type Database, sql } from "../data";
import { addFeedback, getFeedback } from "../data/feedback";
import { PACK_CHECKED } from "../data/pack-mark";
import { onEachDatabase } from "../data/testing";
import { creditCheck } from "./codes";
import { PackError } from "./problems";
import { importPack } from "./import";
import { createProgress } from "./progress";
import { guangdong, smallPack } from "./testing";
import { small } from "./testing-small";
import { NOTICE, tinyPack } from "./testing-tiny";

const items = sql<{ code: string; region: string; org: string; level: string; dept: string; task: string; taskDept: string }>`
  SELECT item.code, item.region, item.org, region.level, department.dept_id AS dept, task.slug AS task, task.dept_id AS "taskDept"
  FROM item JOIN region ON region.code = item.region JOIN department ON department.org = item.org JOIN task ON task.id = item.task_id ORDER BY item.id`;
const noticeTitle = sql<{ title: string }>`SELECT title FROM notice ORDER BY id LIMIT 1`;
const count = async (database: Database): Promise<number> => (await database.get(sql<{ n: number }>`SELECT COUNT(*) AS n FROM item`))?.n ?? 0;

onEachDatabase((_, open) => {
  test("every task is offered by its true office in every visible region of its levels", { timeout: 60_000 }, async () => {
    const database = await open({ template: small });
    const rows = await database.all(items);
    const { regions, tasks } = smallPack();
    const isCityAlone = (code: string) =>
      code === "441900" || code === "442000" || !regions.some((region) => region.parent === code && region.level === "county");
    const expected = tasks.flatMap((task) =>
      regions
        .filter(
          (region) =>
            !region.hidden && (task.offered.includes(region.level) || (region.level === "city" && isCityAlone(region.code) && task.offered.includes("county"))),
        )
        .map((region) => `${region.code} ${task.id}`),
    );
    expect(new Set(rows.map((row) => `${row.region} ${row.task}`))).toEqual(new Set(expected));
    for (const row of rows) {
      expect(row.code).toHaveLength(31);
      expect(creditCheck(row.code.slice(0, 17))).toBe(row.code.charAt(17));
      expect(isOrgCode(row.code.slice(8, 17))).toBe(true);
      expect(row.code.slice(8, 17)).toBe(row.org);
      expect(row.code.slice(2, 8)).toBe(row.region.slice(0, 6));
      expect("23456".indexOf(row.code.charAt(18))).toBe(["province", "city", "county", "town", "village"].indexOf(row.level));
      expect(row.dept).toBe(row.level === "town" || row.level === "village" ? row.level : row.taskDept);
    }
  });

  test("the day on which a pack was checked is kept", { timeout: 60_000 }, async () => {
    const database = await open();
    await importPack(database, await tinyPack(), undefined, new Date("2026-11-20T20:00:00Z"));
    const checked = await database.get(sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`, { key: PACK_CHECKED });
    expect(checked?.value).toBe("2026-11-21"); // in China
  });

  test("the same pack is imported once, another one replaces it, what people wrote stays", { timeout: 60_000 }, async () => {
    const database = await open();
    const dir = await tinyPack();
    const first = await importPack(database, dir);
    expect(first).toMatchObject({ changed: true, items: await count(database) });
    const receipt = await addFeedback(database, { kind: "page", url: "/portal/v2/index", score: 5 });
    expect(await importPack(database, dir)).toMatchObject({ changed: false });

    await mkdir(join(dir, "notices"), { recursive: true });
    await writeFile(join(dir, "notices/2026-11-20-try.md"), NOTICE);
    expect(await importPack(database, dir)).toMatchObject({ changed: true, items: first.items });
    expect((await database.get(noticeTitle))?.title).toBe("试一试通知");
    expect(await getFeedback(database, receipt.id)).toMatchObject(receipt);
  });

  test("a wrong pack changes nothing and says where it is wrong", { timeout: 60_000 }, async () => {
    const database = await open();
    const dir = await tinyPack();
    const { items: before } = await importPack(database, dir);
    const task = join(dir, "tasks/police/id-card-renewal.md");
    await writeFile(task, (await readFile(task, "utf8")).replace(/^promised: .*$/m, "promised: 399"));
    const refused = await importPack(database, dir).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PackError);
    expect((refused as PackError).message).toMatch(
      /^内容包有 2 处错误，没有导入：\ntasks\/police\/id-card-renewal\.md:\d+ 承诺办结时限 399 超过.*\ntasks\/police\/id-card-renewal\.md:\d+ .*与 promised 的 399 不一致$/,
    );
    expect(await count(database)).toBe(before);
  });
});

test("a folder that is not there", async () => {
  const { readPackFiles } = await import("./pack");
  expect(() => readPackFiles("/nowhere")).toThrow("读不到内容包文件夹 /nowhere");
});

test("progress is a bar on a terminal and lines elsewhere", () => {
  const written: string[] = [];
  const lines = createProgress({ write: (text) => written.push(text) });
  lines.at(0, 10, "写入地区");
  lines.at(5, 10, "写入地区");
  lines.at(9, 10, "写入事项");
  lines.end("好了");
  expect(written.join("")).toBe("写入地区\n写入事项\n好了\n");

  const drawn: string[] = [];
  const bar = createProgress({ isTTY: true, write: (text) => drawn.push(text) });
  bar.at(5, 10, "写入地区");
  bar.end("好了");
  expect(drawn).toEqual([`\r\u001B[K${"█".repeat(15)}${"░".repeat(15)}  50% 写入地区`, "\r\u001B[K好了\n"]);
});

test("codes of the pack agree with the tree", () => {
  for (const region of guangdong().regions) expect(lineage(region.code).at(-2) ?? "").toBe(region.parent);
});
