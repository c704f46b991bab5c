import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "./document";

const isPackFile = (path: string): boolean => /\.(?:yaml|txt|md)$/.test(path) && !/(?:^|\/)[._]/.test(path);

/**
 * Paths of the files in the folder of a pack, sorted.
 * @throws Error with a sentence when the folder cannot be read
 */
export function listFiles(dir: string): string[] {
  let paths: string[];
  try {
    paths = readdirSync(dir, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  } catch (cause) {
    throw new Error(`读不到内容包文件夹 ${dir}：请检查 PROVINCE 的值`, { cause });
  }
  return paths.filter(isPackFile).sort();
}

export const readSource = (dir: string, file: string): Source => ({ file, text: readFileSync(join(dir, file), "utf8") });
