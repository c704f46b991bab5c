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
  SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name`;

/** PostgreSQL loses what it has acknowledged when one of these is off; the embedded database always writes through. */
async function unsafeDatabase(database: Database): Promise<string[]> {
  if (database.kind !== "postgres") return [];
  const settings = await database.all(durability);
  return settings
    .filter(({ setting }) => setting === "off")
    .map(({ name }) => `数据库的 ${name} 是关闭的：断电时会丢失已经告诉市民“收到”的内容。请在 PostgreSQL 里打开它。`);
}

/**
 * Refuses to start a portal in production that is not safe there.
 * @throws SettingsError with every reason, a line each
 */
export async function requireSafe(settings: Settings, database: Database): Promise<void> {
  if (!settings.production) return;
  const sentences = [...unsafeSettings(settings), ...(await unsafeDatabase(database))];
  if (sentences.length > 0) throw new SettingsError(sentences.join("\n"));
}
