import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate, openDatabase } from "../data";
import { readSettings } from "../settings";
import { faultLine } from "./faults";
import { importPack } from "./import";
import { checkPack, readPackFiles } from "./pack";
import { createProgress } from "./progress";

/** The root of the project: this file runs from src/province and, bundled, from dist. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "pnpm-workspace.yaml")) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

const root = projectRoot();

const USAGE = `用法：
  npm run province -- check [文件夹]    检查内容包，列出每一处错误
  npm run province -- import [文件夹]   检查内容包，并写入数据库
不写文件夹时，用 PROVINCE 指定的内容包（默认 guangdong）。`;

/** The day in the province, `2026-11-20`. */
const today = (): string => new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai" }).format(new Date());

function check(dir: string): number {
  const files = readPackFiles(dir);
  const faults = checkPack(files, today());
  for (const fault of faults) console.log(faultLine(fault));
  const tasks = files.sources.filter((source) => source.file.startsWith("tasks/")).length;
  console.log(faults.length === 0 ? `内容包没有错误（${tasks} 个事项）。` : `共 ${faults.length} 处错误。`);
  return faults.length === 0 ? 0 : 1;
}

async function load(dir: string): Promise<number> {
  const settings = readSettings(process.env, root);
  const database = await openDatabase({ url: settings.databaseUrl, dir: settings.dataDir });
  const progress = createProgress();
  try {
    await migrate(database);
    const { changed, items, milliseconds } = await importPack(database, dir, progress);
    progress.end(changed ? `已导入 ${items} 个办理项，用时 ${(milliseconds / 1000).toFixed(1)} 秒。` : "数据库里已经是这个内容包，没有改动。");
    return 0;
  } finally {
    await database.close();
  }
}

async function main([command, folder]: string[]): Promise<number> {
  const dir = folder ? resolve(process.env.INIT_CWD ?? process.cwd(), folder) : readSettings(process.env, root).packDir;
  if (command === "check") return check(dir);
  if (command === "import") return load(dir);
  console.error(USAGE);
  return 2;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
