import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRegionCode, regionLevel } from "@onehall/regions";
import { writePackFiles } from "./pack";

/** Folder of the start of a pack, beside the packs; its files say __TITLE__, __CODE__, __PREFIX__ (the first two digits of the code) and __DAY__. */
const START = "_new";

/** A new pack: its folder, the code and the name of the province, the day of its first notices. */
export type NewPack = { name: string; code: string; title: string; day: string };

/**
 * Makes the start of a pack, which the checker finds right.
 * @param packs the folder of all packs
 * @returns the folder of the new one
 * @throws Error with a sentence when there can be no such pack
 */
export function newPack(packs: string, { name, code, title, day }: NewPack): string {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) throw new Error(`“${name}”不能作内容包的文件夹名：用小写英文字母、数字和 -，以字母开头，例如 xinghe。`);
  if (!isRegionCode(code) || regionLevel(code) !== "province") throw new Error(`${code} 不是省的代码：应为 6 位数字，后四位是 0000，例如 990000。`);
  if (!/^\p{Script=Han}{2,10}$/u.test(title)) throw new Error(`“${title}”不能作省的名称：用 2 至 10 个汉字。`);
  const dir = join(packs, name);
  if (existsSync(dir)) throw new Error(`${dir} 已经存在，没有改动。请换一个名称。`);
  const values: Record<string, string> = { TITLE: title, CODE: code, PREFIX: code.slice(0, 2), DAY: day };
  const filled = (text: string): string => text.replace(/__([A-Z]+)__/g, (whole, key: string) => values[key] ?? whole);
  const files = readdirSync(join(packs, START), { recursive: true, encoding: "utf8" }).filter((path) => /\.\w+$/.test(path));
  writePackFiles(
    dir,
    files.map((path) => ({ file: filled(path), text: filled(readFileSync(join(packs, START, path), "utf8")) })),
  );
  return dir;
}
