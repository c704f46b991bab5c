import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** Folder of the pack of Guangdong. */
export const GUANGDONG = fileURLToPath(new URL("../../province/guangdong", import.meta.url));

/** Folder of the second pack, a province that there is not. */
export const XINGHE = fileURLToPath(new URL("../../province/xinghe", import.meta.url));

/** The files of the core but the newer regions and the benefits, and of the tasks those of the police: families would name tasks and regions that are not there. */
const TINY = /^(?:(?!regions-newer|benefits)[^/]+\.(?:yaml|txt)|tasks(?:\/police(?:\/.*)?)?)?$/;

/** Tasks of the police with an answer that leads to a task of another department. */
const LEADS_ELSEWHERE = /\/(?:ethnic-status-correction|hotel-licence)\.md$/;

/** A folder that is removed when the test ends. */
export async function testFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "onehall-pack-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** A folder of packs in which new ones can be made. */
export async function newPacks(): Promise<string> {
  const dir = await testFolder();
  for (const name of ["_new", "guangdong"]) await symlink(join(dirname(GUANGDONG), name), join(dir, name));
  return dir;
}

/** A pack in a folder of its own: one county, the tasks of the police, no notices. It imports in a moment. @param family folder of one family that it has as well */
export async function tinyPack(family?: string): Promise<string> {
  const dir = await testFolder();
  const isIn = (path: string) => (TINY.test(path) && !LEADS_ELSEWHERE.test(path)) || (family !== undefined && path.startsWith(family));
  await cp(GUANGDONG, dir, { recursive: true, filter: (path) => isIn(relative(GUANGDONG, path)) });
  const regions = await readFile(join(GUANGDONG, "regions.txt"), "utf8");
  const cities = regions.match(/^ \d\d .*$/gm) ?? [];
  await writeFile(join(dir, "regions.txt"), `440000 广东省\n${cities.join("\n").replace(" 01 广州市", " 01 广州市\n  06 天河区")}\n`);
  await writeFile(join(dir, "faqs.yaml"), "[]\n");
  return dir;
}

/** A notice for such a pack. */
export const NOTICE = `---
title: 试一试通知
date: "2026-11-20 09:30"
source: 广东省公安厅
kind: 通知公告
---
这是一条通知。
`;
