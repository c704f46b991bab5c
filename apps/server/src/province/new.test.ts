import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lintPack } from "./check";
import { newPack } from "./new";
import { parsePack, readPackFiles } from "./pack";
import { newPacks } from "./testing-tiny";

const DAY = "2026-12-01"; // after the last change of what is taken

test("a new pack is right at once, and nothing in it speaks of another province", async () => {
  const dir = newPack(await newPacks(), { name: "yunhai", code: "980000", title: "云海省", day: DAY });
  const files = readPackFiles(dir);
  expect(lintPack(files, DAY).problems).toEqual([]);
  const { regions, tasks, notices } = parsePack(files);
  expect(regions[0]).toMatchObject({ code: "980000", name: "云海省" });
  expect(tasks.every(({ code }) => code.startsWith("98"))).toBe(true);
  expect(notices.every(({ date }) => date.startsWith(DAY))).toBe(true);
  expect(files.sources.filter(({ text }) => /__[A-Z]+__/.test(text))).toEqual([]);
  expect(files.sources.filter(({ file, text }) => file.startsWith("tasks/") && text.includes("广东"))).toEqual([]);
});

test.each([
  [{ name: "Xinghe" }, "不能作内容包的文件夹名"],
  [{ name: "../xinghe" }, "不能作内容包的文件夹名"],
  [{ name: "_new" }, "不能作内容包的文件夹名"],
  [{ name: "guangdong" }, "已经存在"],
  [{ code: "990100" }, "不是省的代码"],
  [{ code: "000000" }, "不是省的代码"],
  [{ code: "99" }, "不是省的代码"],
  [{ title: "Milky Way" }, "不能作省的名称"],
])("%j is refused, and nothing is written", async (wrong, sentence) => {
  const packs = await newPacks();
  const before = await readdir(packs);
  expect(() => newPack(packs, { name: "yunhai", code: "980000", title: "云海省", day: DAY, ...wrong })).toThrow(sentence);
  expect(await readdir(packs)).toEqual(before);
  expect(await readdir(join(packs, "_new"))).toContain("site.yaml");
});
