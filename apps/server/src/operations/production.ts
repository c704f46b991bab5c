import { type Database, sql } from "../data";
import { SettingsError, type Settings } from "../settings";
import { isGuessable } from "./guessable";

/** What is unsafe in the settings of a portal on the open internet: one sentence for each, with the remedy. */
export function unsafeSettings({ production, identity, sampleLogin, publicOrigin, operatorToken }: Settings): string[] {
  if (!production) return [];
  const sentences: string[] = [];
  if (!identity.provider && !sampleLogin)
    sentences.push("没有身份提供方：任何人都能不用密码以样例身份登录。请设置 OIDC_ISSUER、OIDC_CLIENT_ID、OIDC_CLIENT_SECRET；演示网站请设置 SAMPLE_LOGIN=1。");
  if (publicOrigin === undefined) sentences.push("没有设置 PUBLIC_ORIGIN（https://主机名）：页面里的网址会随来访者所写的主机名而变。");
  if (operatorToken !== undefined && isGuessable(operatorToken))
    sentences.push("OPERATOR_TOKEN 太简单：不能由连续、重复的字符或者常见的词组成，请用随机生成的（如 openssl rand -hex 24）。");
  return sentences;
}

const durability = sql<{ name: string; setting: string }>`
  SELECT name, setting FROM pg_settings
  WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'synchronous_standby_names') ORDER BY name`;

/** A standby that is promoted may lack what was acknowledged with one of these: its disk was not waited for. */
const BEFORE_STANDBY = ["local", "remote_write"];

/** PostgreSQL loses what it has acknowledged when one of these is off, or its standby is not waited for; the embedded database always writes through. */
async function unsafeDatabase(database: Pick<Database, "kind" | "all">): Promise<string[]> {
  if (database.kind !== "postgres") return [];
  const settings = await database.all(durability);
  const settingOf = (name: string): string => settings.find((one) => one.name === name)?.setting ?? "";
  const commit = settingOf("synchronous_commit");
  const sentences = ["fsync", "full_page_writes", "synchronous_commit"]
    .filter((name) => settingOf(name) === "off")
    .map((name) => `数据库的 ${name} 是关闭的：断电时会丢失已经告诉市民“收到”的内容。请在 PostgreSQL 里打开它。`);
  if (settingOf("synchronous_standby_names") !== "" && BEFORE_STANDBY.includes(commit))
    sentences.push(`数据库的 synchronous_commit 是 ${commit}，不等备库写到磁盘：主库损坏时会丢失已经告诉市民“收到”的内容。请设为 on。`);
  return sentences;
}

/**
 * Refuses to start a portal in production that is not safe there.
 * @throws SettingsError with every reason, a line each
 */
export async function requireSafe(settings: Settings, database: Pick<Database, "kind" | "all">): Promise<void> {
  if (!settings.production) return;
  const sentences = [...unsafeSettings(settings), ...(await unsafeDatabase(database))];
  if (sentences.length > 0) throw new SettingsError(sentences.join("\n"));
}
