import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { migrate, openDatabase } from "../data";
import { exportPack } from "./export";
import { importPack } from "./import";
import { PackError } from "./problems";
import { parsePack, readPackFiles } from "./pack";
import { newPacks, testFolder } from "./testing-tiny";
import { newPack } from "./new";

type Files = Record<string, string>;

/** Two packs beside each other; the folder of the first. */
async function packs(own: Files, other: Files = {}): Promise<string> {
  const root = await testFolder();
  for (const [folder, files] of Object.entries({ own, other }))
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, folder, file)), { recursive: true });
      await writeFile(join(root, folder, file), text);
    }
  return join(root, "own");
}

const OTHER: Files = { "laws.yaml": "[]\n", "articles/a.md": "their a\n", "articles/b.md": "their b\n", "tasks/x/t.md": '---\ncode: "440000001000"\n---\n' };
const files = (dir: string): [string, string][] => readPackFiles(dir).sources.map(({ file, text }) => [file, text]);

test("files and folders are taken as they are; what the pack has itself wins, and so do the first digits of its basic codes", async () => {
  const dir = await packs(
    { "extends.yaml": "pack: other\ntake: [laws.yaml, articles/, tasks/x/t.md]\n", "articles/b.md": "own b\n", "regions.txt": "# 省\n990000 星河省\n" },
    { ...OTHER, "themes.yaml": "not wanted\n" },
  );
  expect(files(dir)).toEqual([
    ["articles/a.md", "their a\n"],
    ["articles/b.md", "own b\n"],
    ["laws.yaml", "[]\n"],
    ["regions.txt", "# 省\n990000 星河省\n"],
    ["tasks/x/t.md", '---\ncode: "990000001000"\n---\n'],
  ]);
  expect(readPackFiles(dir).problems).toBeUndefined();
});

test("a change of what is taken is another state of the pack; of what is not taken, none", async () => {
  const dir = await packs({ "extends.yaml": "pack: other\ntake: [laws.yaml]\n" }, OTHER);
  const { mark } = readPackFiles(dir);
  await writeFile(join(dir, "../other/articles/a.md"), "new\n");
  expect(readPackFiles(dir).mark).toBe(mark);
  await writeFile(join(dir, "../other/laws.yaml"), "[ ]\n");
  expect(readPackFiles(dir).mark).not.toBe(mark);
});

test.each([
  ["pack: other\ntake:\n  - laws.yaml\n  - law.yaml\n", {}, 4, "内容包 other 里没有 law.yaml"],
  ["pack: other\ntake: [../own/secret.yaml]\n", {}, 2, "内容包 other 里没有 ../own/secret.yaml"],
  ["pack: other\ntake: [laws.yaml]\n", { "extends.yaml": "pack: own\ntake: [laws.yaml]\n" }, 1, "内容包 other 自己也有 extends.yaml：只能取自己写全的内容包"],
  ["take: [laws.yaml]\npack: nowhere\n", {}, 2, "旁边没有内容包 nowhere"],
  ["pack: ../other\ntake: [laws.yaml]\n", {}, 1, "“pack”应为旁边另一个内容包的文件夹名"],
  ["pack: other\ntake: []\n", {}, 2, "“take”至少写 1 个文件或者文件夹"],
  ["pack: other\n", {}, 1, "缺少“take”"],
] as const)("%j is wrong", async (text, more, line, sentence) => {
  const dir = await packs({ "extends.yaml": text }, { ...OTHER, ...more });
  expect(readPackFiles(dir).problems).toEqual([{ file: "extends.yaml", line, text: sentence }]);
  expect(() => parsePack(readPackFiles(dir))).toThrow(PackError);
  expect(() => parsePack(readPackFiles(dir))).toThrow(`内容包有 1 处错误，没有导入：\nextends.yaml:${line} ${sentence}`);
});

test("the export writes a pack that takes nothing any more; its import changes nothing", { timeout: 60_000 }, async () => {
  const dir = newPack(await newPacks(), { name: "yunhai", code: "980000", title: "云海省", day: "2026-11-20" });
  const database = await openDatabase({ url: undefined, dir: await testFolder() });
  try {
    await migrate(database);
    await importPack(database, dir);
    const out = join(await testFolder(), "alone");
    await exportPack(database, out);
    expect(readPackFiles(out)).toEqual(readPackFiles(dir));
    expect(readPackFiles(out).sources.map(({ file }) => file)).toEqual(expect.arrayContaining(["laws.yaml", "tasks/police/name-change.md"]));
    expect(readPackFiles(out).sources.map(({ file }) => file)).not.toContain("extends.yaml");
    expect(await importPack(database, out)).toMatchObject({ changed: false });
  } finally {
    await database.close();
  }
});
