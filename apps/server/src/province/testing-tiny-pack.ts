import { cp, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** The files of the core but the newer regions and the benefits, and of the tasks those of the police: families would name tasks and regions that are not there. */
const TINY = /^(?:(?!regions-newer|benefits)[^/]+\.(?:yaml|txt)|tasks(?:\/police(?:\/.*)?)?)?$/;

/** Tasks of the police with an answer that leads to a task of another department. */
const LEADS_ELSEWHERE = /\/(?:ethnic-status-correction|hotel-licence)\.md$/;

/**
 * Writes a part of a pack that imports in a moment, for tests: all cities, one county, the tasks of the police, no notices.
 * @param from folder of the pack of Guangdong @param family folder of one family that it has as well
 */
export async function writeTinyPack(from: string, dir: string, family?: string): Promise<void> {
  const isIn = (path: string) => (TINY.test(path) && !LEADS_ELSEWHERE.test(path)) || (family !== undefined && path.startsWith(family));
  await cp(from, dir, { recursive: true, filter: (path) => isIn(relative(from, path)) });
  const regions = await readFile(join(from, "regions.txt"), "utf8");
  const cities = regions.match(/^ \d\d .*$/gm) ?? [];
  await writeFile(join(dir, "regions.txt"), `440000 广东省\n${cities.join("\n").replace(" 01 广州市", " 01 广州市\n  06 天河区")}\n`);
  await writeFile(join(dir, "faqs.yaml"), "[]\n");
}
