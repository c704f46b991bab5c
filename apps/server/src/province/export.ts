import { existsSync } from "node:fs";
import { type Database, sql } from "../data";
import { PACK_MARK } from "../data/pack-mark";
import { readPackFiles, writePackFiles } from "./pack";

const files = sql<{ file: string; text: string }>`SELECT path AS file, text FROM pack_file ORDER BY path`;
const mark = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;

/**
 * Writes the pack that fills the database into a folder, file by file as it was imported: importing the folder again changes nothing.
 * @param dir made when it is missing; a folder with other files of a pack in it is left alone
 * @returns how many files were written
 * @throws Error with a sentence when the database holds no pack, or the folder would not hold that pack alone
 */
export async function exportPack(database: Database, dir: string): Promise<number> {
  const [sources, known] = await Promise.all([database.all(files, {}), database.get(mark, { key: PACK_MARK })]);
  if (sources.length === 0 || !known) throw new Error("数据库里还没有内容包。请先用 npm run province -- import 导入。");
  const own = new Set(sources.map(({ file }) => file));
  const strange = existsSync(dir) ? readPackFiles(dir).sources.filter(({ file }) => !own.has(file)) : [];
  if (strange.length > 0) throw new Error(`文件夹 ${dir} 里有不属于这个内容包的文件（${strange[0]?.file ?? ""}），没有导出。请换一个空文件夹。`);
  writePackFiles(dir, sources);
  // The mark of the database begins with that of the files; behind it stands the month of the import.
  if (!known.value.startsWith(`${readPackFiles(dir).mark} `))
    throw new Error("导出的文件与数据库里的内容对不上：数据库由另一个版本的程序导入。请用这个版本重新导入，再导出。");
  return sources.length;
}
