import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { writeTinyPack } from "./testing-tiny-pack";

/** Folder of the pack of Guangdong. */
export const GUANGDONG = fileURLToPath(new URL("../../province/guangdong", import.meta.url));

/** Folder of the second pack, a province that there is not. */
export const XINGHE = fileURLToPath(new URL("../../province/xinghe", import.meta.url));

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

/** A pack in a folder of its own, see {@link writeTinyPack}. */
export async function tinyPack(family?: string): Promise<string> {
  const dir = await testFolder();
  await writeTinyPack(GUANGDONG, dir, family);
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
