import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { is } from "valibot";
import { localDate } from "../common/deadline";
import { projectRoot } from "../common/project-root";
import { type Database, migrate, openDatabase } from "../data";
import { readSettings } from "../settings";
import { lintPack } from "./check";
import { exportPack } from "./export";
import { formatProblem } from "./problems";
import { generateScaledPack } from "./generate";
import { importPack, packState } from "./import";
import { inventoryTable, meetsMinimum } from "./inventory";
import { newPack } from "./new";
import { parsePack, readPackFiles, writePackFiles } from "./pack";
import { createProgress } from "./progress";
import { countPack, staleTasks } from "./report";
import { day } from "./shapes";
import type { PackTask } from "./task";
import type { PackTerms } from "./terms";

const root = projectRoot();
const packsDir = resolve(root, "apps/server/province");
const settings = () => readSettings(process.env, root);

const USAGE = `用法：
  npm run province -- new <名称>                            建一个新的内容包（--code 990000 --title 某省：省的代码和名称）
  npm run province -- check [文件夹]                        检查内容包，列出每一处错误；没有错误时列出各类内容的数量
  npm run province -- stale --since 2026-06-01 [文件夹]     列出这一天以后没有核对修改过的事项
  npm run province -- count [文件夹]                        数一数还有多少条件写在说明里、多少依据没有条号、时限没有单位（--list：逐条列出）
  npm run province -- import [文件夹]                       检查内容包，并写入数据库（--when-empty：只在数据库里还没有内容时）
  npm run province -- export <文件夹>                       把数据库里的内容包写回文件
  npm run province -- generate --items 2000000 <文件夹>     用内容包生成一个办理项更多的内容包，供性能测试
check、stale、count 和 import 的文件夹也可以写内容包的名称；不写时用 PROVINCE 指定的内容包（默认 guangdong）。`;

/** The day in the province, `2026-11-20`. */
const today = (): string => localDate(new Date());

function check(dir: string): number {
  const { problems, amounts } = lintPack(readPackFiles(dir), today());
  for (const problem of problems) console.log(formatProblem(problem));
  console.log(problems.length === 0 ? "内容包没有错误。" : `共 ${problems.length} 处错误。`);
  if (amounts.length > 0) console.log(`\n${inventoryTable(amounts)}`);
  const few = amounts.filter((amount) => !meetsMinimum(amount)).length;
  if (few > 0) console.log(`\n${few} 类内容少于一个省应有的数量（✗），可以先导入使用，再逐步补充。`);
  return problems.length === 0 ? 0 : 1;
}

/** The tasks of a pack without the combined ones. @throws PackError where it has faults: what is half read is not counted */
function singleTasks(dir: string): { tasks: PackTask[]; terms: PackTerms } {
  const { tasks, terms } = parsePack(readPackFiles(dir));
  return { tasks: tasks.filter(({ kind }) => kind !== "TC"), terms };
}

function stale(dir: string, since: string | undefined): number {
  if (!is(day, since)) throw new Error("请用 --since 写明一个日期，例如 --since 2026-06-01。");
  const tasks = staleTasks(singleTasks(dir).tasks, since, today());
  for (const { updated, until, file, name } of tasks) console.log(`${updated}  ${file}  ${name}${until === undefined ? "" : `（有效期到 ${until}）`}`);
  console.log(tasks.length === 0 ? `${since} 以后，每个事项都核对修改过。` : `${tasks.length} 个事项在 ${since} 以后没有核对修改过。`);
  return 0;
}

function count(dir: string, list: boolean): number {
  const { tasks, terms } = singleTasks(dir);
  const { figures, notes, bases, limits } = countPack(tasks, terms);
  for (const [name, text] of figures) console.log(`${name}：${text}`);
  if (list) for (const line of [...notes, ...bases, ...limits]) console.log(line);
  return 0;
}

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = settings();
  const database = await openDatabase({ url: databaseUrl, dir: dataDir });
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

const load = (dir: string, whenEmpty: boolean): Promise<number> =>
  withDatabase(async (database) => {
    // What is outdated is imported by the server itself, which answers with the old content meanwhile.
    if (whenEmpty && (await packState(database, dir)) !== "empty") return 0;
    const progress = createProgress();
    const { changed, items, amounts, milliseconds } = await importPack(database, dir, progress);
    progress.end(changed ? `已导入 ${items} 个办理项，用时 ${(milliseconds / 1000).toFixed(1)} 秒。` : "数据库里已经是这个内容包，没有改动。");
    if (amounts.length > 0) console.log(`\n${inventoryTable(amounts)}`);
    return 0;
  });

const unload = (dir: string): Promise<number> =>
  withDatabase(async (database) => {
    console.log(`已把 ${await exportPack(database, dir)} 个文件写到 ${dir}。`);
    return 0;
  });

function enlarge(dir: string, text: string | undefined): number {
  const items = Number(text);
  if (!Number.isSafeInteger(items) || items < 1) throw new Error("请用 --items 写明要多少个办理项，例如 --items 2000000。");
  if (existsSync(dir) && readdirSync(dir).length > 0) throw new Error(`文件夹 ${dir} 不是空的，没有生成。请换一个文件夹。`);
  const sources = generateScaledPack(readPackFiles(settings().packDir), items);
  writePackFiles(dir, sources);
  console.log(`已在 ${dir} 生成 ${items} 个办理项的内容包（${sources.length} 个文件）。用 PROVINCE=${dir} npm start 启动，或者用 import 导入。`);
  return 0;
}

/** The province of a new pack when nothing is said: a code that no province has. */
const NOWHERE = { code: "990000", title: "某省" } as const;

function start(name: string, code: string = NOWHERE.code, title: string = NOWHERE.title): number {
  const dir = newPack(packsDir, { name, code, title, day: today() });
  console.log(`已建好 ${dir}：${title}（${code}），${readPackFiles(dir).sources.length} 个文件，其中一部分由 extends.yaml 从 guangdong 取来。

接下来：
  1. npm run province -- check ${name}     检查，随时可以用
  2. PROVINCE=${name} npm run dev          看看现在的样子
  3. 改 regions.txt、site.yaml、departments.yaml，再添事项：全国通用的写进 extends.yaml，自己的放进 tasks/
每个文件怎么写，见 docs/province-pack.md。`);
  return 0;
}

type Understood = { items?: string; since?: string; list?: boolean; code?: string; title?: string; whenEmpty: boolean; positionals: string[] };

function understood(args: string[]): Understood | undefined {
  try {
    const options = {
      items: { type: "string" },
      "when-empty": { type: "boolean" },
      code: { type: "string" },
      title: { type: "string" },
      since: { type: "string" },
      list: { type: "boolean" },
    } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const { "when-empty": whenEmpty = false, ...texts } = values;
    return { ...texts, whenEmpty, positionals };
  } catch {
    return undefined; // an option that nobody knows: the usage says which there are
  }
}

/** The folder as the person at the terminal sees it. */
const seen = (folder: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), folder);

/** The pack that is read: that of the settings, a folder, or the pack of that name. */
function packFolder(folder: string | undefined): string {
  if (folder === undefined) return settings().packDir;
  const named = resolve(packsDir, folder);
  return !existsSync(seen(folder)) && existsSync(named) ? named : seen(folder);
}

async function main(args: string[]): Promise<number> {
  const { items, since, list = false, code, title, whenEmpty, positionals } = understood(args) ?? { whenEmpty: false, positionals: [] };
  const [command, folder] = positionals;
  if (command === "new" && folder !== undefined) return start(folder, code, title);
  if (command === "check") return check(packFolder(folder));
  if (command === "stale") return stale(packFolder(folder), since);
  if (command === "count") return count(packFolder(folder), list);
  if (command === "import") return load(packFolder(folder), whenEmpty);
  if (command === "export" && folder !== undefined) return unload(seen(folder));
  if (command === "generate" && folder !== undefined) return enlarge(seen(folder), items);
  console.error(USAGE);
  return 2;
}

// Whoever reads the first lines only (`check | head`) has seen enough: the work goes on, an import too, and its exit code holds.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
