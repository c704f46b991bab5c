import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import process from "node:process";
import { audit, type Database, migrate, openDatabase } from "../data";
import { backup, restore, verify } from "../data/backup";
import { applyRetention, RETENTION } from "../data/retention";
import { rotateKeys } from "../data/secret-key";
import { deletePerson, endSessions, exportPerson, personBy } from "../data/personal-data";
import { readSettings, type Settings } from "../settings";
import { projectRoot } from "../common/project-root";
import { purgeCaches } from "./content";
import { lockDataDir } from "./data-dir-lock";

const USAGE = `用法：
  npm run data -- backup <文件>                  备份整个数据库，不用停服务
  npm run data -- restore <文件>                 用备份换掉数据库；先停止服务
  npm run data -- verify                         检查数据库和审计记录
  npm run data -- retention                      删除超过保存期限的反馈、申请等和过期的登录（RETAIN_MONTHS，默认 36 个月）
  npm run data -- purge                          清空所有主机的页面缓存和接口响应缓存，不用停服务
  npm run data -- rotate-keys                    换新的签名密钥，不用停服务；以前签发的回执、链接、查验码照样有效
  npm run data -- rotate-keys forget             密钥泄露时用：同时忘掉旧密钥，以前签发的全部作废
  npm run data -- export-person <编号> <文件>    导出一个人的全部数据（JSON）
  npm run data -- delete-person <编号>           删除一个人的全部数据
  npm run data -- end-sessions <编号>            让一个人在所有设备上退出登录；编号写 all，让所有人退出
编号：person 表的 id，或者这个人登录后提交的反馈的受理编号。`;

/** Paths are seen from where the command was typed. */
const named = (file: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), file);

async function withDatabase<T>({ databaseUrl, dataDir }: Settings, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: databaseUrl, dir: dataDir });
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

async function save(settings: Settings, file: string): Promise<number> {
  const place = { url: settings.databaseUrl, dir: settings.dataDir };
  return withDatabase(settings, async (database) => {
    await backup(place, file);
    const { audit: chain } = await verify(database);
    console.log(`已备份到 ${file}。审计记录 ${chain.entries} 条，最后一条 ${chain.hash || "没有"}：请和备份分开保存。`);
    return 0;
  });
}

async function putBack(settings: Settings, file: string): Promise<number> {
  const release = settings.databaseUrl ? () => undefined : await lockDataDir(settings.dataDir);
  await restore({ url: settings.databaseUrl, dir: settings.dataDir }, file);
  release();
  return withDatabase(settings, async (database) => {
    await database.transaction((tx) => audit(tx, { actor: "operator", action: "restore", subject: "database" }), { audited: true });
    console.log("已恢复。现在可以启动服务。");
    return 0;
  });
}

const check = (settings: Settings): Promise<number> =>
  withDatabase(settings, async (database) => {
    const { problems, audit: chain } = await verify(database);
    for (const problem of problems) console.log(problem);
    console.log(
      `审计记录 ${chain.entries} 条，最后一条 ${chain.hash || "没有"}。${problems.length === 0 ? "没有发现问题。" : `共 ${problems.length} 处问题。`}`,
    );
    return problems.length === 0 ? 0 : 1;
  });

const retire = (settings: Settings): Promise<number> =>
  withDatabase(settings, async (database) => {
    const { sessions, ...removed } = await applyRetention(database, settings.retainMonths);
    const counts = Object.entries(RETENTION).map(([table, { name }]) => `${name} ${removed[table as keyof typeof removed]} 条`);
    console.log(`已删除：${counts.join("，")}，过期的登录 ${sessions} 个。`);
    return 0;
  });

const aboutPerson = (settings: Settings, who: string, work: (database: Database, id: string) => Promise<string>): Promise<number> =>
  withDatabase(settings, async (database) => {
    const id = await personBy(database, who);
    if (id === undefined) {
      console.error(`没有编号为 ${who} 的人。没有登录的人提交的反馈不记录是谁的。`);
      return 1;
    }
    console.log(await work(database, id));
    return 0;
  });

const purge = (settings: Settings): Promise<number> =>
  withDatabase(settings, async (database) => {
    await purgeCaches(database);
    console.log("已通知所有主机，5 秒内清空缓存。");
    return 0;
  });

const rotate = (settings: Settings, forget: boolean): Promise<number> =>
  withDatabase(settings, async (database) => {
    const purposes = await rotateKeys(database, forget);
    console.log(`已换 ${purposes.length} 种签名密钥，一分钟内所有主机都用新的。${forget ? "以前签发的全部作废。" : ""}`);
    return 0;
  });

async function main([command, first, second]: readonly string[]): Promise<number> {
  const settings = readSettings(process.env, projectRoot());
  if (command === "backup" && first !== undefined) return save(settings, named(first));
  if (command === "restore" && first !== undefined) return putBack(settings, named(first));
  if (command === "verify") return check(settings);
  if (command === "retention") return retire(settings);
  if (command === "purge") return purge(settings);
  if (command === "rotate-keys" && (first === undefined || first === "forget")) return rotate(settings, first === "forget");
  if (command === "export-person" && first !== undefined && second !== undefined)
    return aboutPerson(settings, first, async (database, id) => {
      await writeFile(named(second), `${JSON.stringify(await exportPerson(database, id), null, 2)}\n`, { mode: 0o600, flag: "wx" });
      await database.transaction((tx) => audit(tx, { actor: "operator", action: "person.export", subject: id }), { audited: true });
      return `已导出到 ${named(second)}。里面是个人信息，请妥善保管。`;
    });
  if (command === "delete-person" && first !== undefined)
    return aboutPerson(settings, first, async (database, id) => `已删除 ${await deletePerson(database, id)} 项。备份里的同一个人的数据随备份到期删除。`);
  if (command === "end-sessions" && first === "all")
    return withDatabase(settings, async (database) => {
      console.log(`已结束 ${await endSessions(database, undefined)} 个登录。`);
      return 0;
    });
  if (command === "end-sessions" && first !== undefined)
    return aboutPerson(settings, first, async (database, id) => `已结束 ${await endSessions(database, id)} 个登录。`);
  console.error(USAGE);
  return 2;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
