import { resolve } from "node:path";

/** Everything that an operator can set, read once at start. Names of the variables stand in docs/operating.md. */
export type Settings = {
  /** Address to listen on; every address of the machine, IPv6 and IPv4, when absent. */
  host: string | undefined;
  port: number;
  /** Folder of the embedded database. */
  dataDir: string;
  /** `postgres://…` for a database of one's own; the embedded one without it. */
  databaseUrl: string | undefined;
  /** Folder of the province pack. */
  packDir: string;
  /** `https://host` that people open the site at; taken from each request when absent. */
  publicOrigin: string | undefined;
  /** Hosts that may show the portal in a frame, as CSP sources. */
  frameAncestors: string[];
  /** Writes that one address may make in a minute. */
  writesPerMinute: number;
  /** Memory for rendered pages, in MiB; 0 turns the cache off. */
  pageCacheMiB: number;
  /** Whether a proxy in front names the visitor's address in X-Forwarded-For. */
  trustProxy: boolean;
  logLevel: string;
};

/** A setting that cannot be used; the message is for the operator. */
export class SettingsError extends Error {}

type Environment = Record<string, string | undefined>;

function wholeNumber(env: Environment, name: string, fallback: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most) throw new SettingsError(`${name} 的值“${text}”不对：应为 0 到 ${most} 的整数。`);
  return value;
}

function origin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  try {
    return new URL(text).origin;
  } catch {
    throw new SettingsError(`PUBLIC_ORIGIN 的值“${text}”不对：应为 https://主机名。`);
  }
}

export function readSettings(env: Environment, root: string): Settings {
  return {
    host: env.HOST || undefined,
    port: wholeNumber(env, "PORT", 4400, 65_535),
    dataDir: resolve(env.DATA_DIR || resolve(root, ".data")),
    databaseUrl: env.DATABASE_URL || undefined,
    packDir: resolve(root, "apps/server/province", env.PROVINCE || "guangdong"),
    publicOrigin: origin(env.PUBLIC_ORIGIN),
    frameAncestors: ["'self'", ...(env.FRAME_ANCESTORS ?? "").split(/[\s,]+/).filter(Boolean)],
    writesPerMinute: wholeNumber(env, "WRITES_PER_MINUTE", 60, 1_000_000),
    pageCacheMiB: wholeNumber(env, "PAGE_CACHE_MIB", 64, 16_384),
    trustProxy: env.TRUST_PROXY === "1",
    logLevel: env.LOG_LEVEL || "info",
  };
}
