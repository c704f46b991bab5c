import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { MapService } from "@onehall/api";
import { type AppAddresses, readAppAddresses } from "./app-settings";
import { type AdapterSettings, readAdapterSettings } from "./contract/applications/adapter-settings";
import { mapSettings } from "./contract/places/settings";
import { trustedProxies, type TrustedProxies } from "./common/trusted-proxies";
import type { UploadLimits } from "./data/uploads";
import { readUpstreamSettings, type UpstreamSettings } from "./contract/upstream/settings";

/** Everything that an operator can set, read once at start. Names of the variables stand in docs/operating.md. */
export type Settings = {
  /** Address to listen on; every address of the machine, IPv6 and IPv4, when absent. */
  host: string | undefined;
  port: number;
  /** Processes that share the port; more than one only with `databaseUrl`. */
  workers: number;
  /** Folder of the embedded database. */
  dataDir: string;
  /** `postgres://…` for a database of one's own; the embedded one without it. */
  databaseUrl: string | undefined;
  /** Folder of the province pack. */
  packDir: string;
  /** On the open internet: an https `publicOrigin`, or NODE_ENV=production on an address that other machines reach. */
  production: boolean;
  /** The sample log-in is meant, also in production: a demonstration. */
  sampleLogin: boolean;
  /** `https://host` that people open the site at; taken from each request when absent. */
  publicOrigin: string | undefined;
  /** Hosts besides that of `publicOrigin` under which the portal may be opened, with or without a port. */
  allowedHosts: string[];
  /** Hosts that may show the portal in a frame, as CSP sources. */
  frameAncestors: string[];
  /** An accessibility script of the operator's own for elder mode; ours without it. */
  elderScript: string | undefined;
  /** Hosts of other sites that links may lead to without a notice, with all hosts below them. */
  leaveAllowed: string[];
  /** Writes that one address may make in a minute. */
  writesPerMinute: number;
  /** Memory for rendered pages, in MiB; 0 turns the cache off. */
  pageCacheMiB: number;
  /** Memory for answers that are the same for all, in MiB; 0 turns the cache off. */
  answerCacheMiB: number;
  /** From how many milliseconds on a statement of the database is slow and logged. */
  slowQueryMs: number;
  /** How much of images is stored, in bytes. */
  uploads: UploadLimits;
  /** Months after which feedback is removed by the retention command. */
  retainMonths: number;
  /** Existing back ends that answer families of calls. */
  upstream: UpstreamSettings;
  /** The back end that applications are handed on to. */
  adapter: AdapterSettings | undefined;
  /** Seconds after which the office of a demonstration moves an application on; 0: never. */
  sampleOfficeSeconds: number;
  /** The map that halls are shown on. */
  map: MapService;
  /** What people scan or install, beside and below every page. */
  apps: AppAddresses;
  /** Of two regions in one address, `region` wins over `areaCode`. @see REGION-23 */
  regionFirst: boolean;
  /** Proxies in front that may say for whom they ask. */
  trustedProxies: TrustedProxies;
  /** Nothing can be handed in: for maintenance. */
  readOnly: boolean;
  /** Free space of the disk, in MiB, below which nothing is written any more; of the embedded database alone. */
  diskReserveMiB: number;
  /** What an operator's pages ask for; absent: there are none. */
  operatorToken: string | undefined;
  /** Seconds for which a host that was told to stop still serves, while its readiness says no. */
  stopGraceSeconds: number;
  logLevel: string;
  identity: IdentitySettings;
};

/** Who confirms the identity of visitors, and how long it holds. @see docs/decisions/identity.md */
export type IdentitySettings = {
  /** An OpenID provider; without it the sample log-in of the pack takes its place. */
  provider: { issuer: string; clientId: string; clientSecret: string; scope: string; parameters: Record<string, string> } | undefined;
  /** Whether visitors of the home page are sent to the national log-in first (gj_sso). @see LOGIN-03 */
  national: boolean;
  session: { idleMinutes: number; hours: number };
};

const MIB = 1024 * 1024;

/** Settings that cannot be used; the message is for the operator, a sentence on each line. */
export class SettingsError extends Error {}

type Environment = Record<string, string | undefined>;

function wholeNumber(env: Environment, name: string, fallback: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most) throw new SettingsError(`${name} 的值“${text}”不对：应为 0 到 ${most} 的整数。`);
  return value;
}

const MOST_WORKERS = 256;

/** The embedded database is for one process; elsewhere there is one for each core. */
function workersOf(env: Environment): number {
  const workers = wholeNumber(env, "WORKERS", env.DATABASE_URL ? Math.min(availableParallelism(), MOST_WORKERS) : 1, MOST_WORKERS) || 1;
  if (workers > 1 && !env.DATABASE_URL)
    throw new SettingsError(`WORKERS 的值“${workers}”不对：内置数据库只能由一个进程使用。请设置 DATABASE_URL 改用 PostgreSQL，或者去掉 WORKERS。`);
  return workers;
}

function origin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  try {
    return new URL(text).origin;
  } catch {
    throw new SettingsError(`PUBLIC_ORIGIN 的值“${text}”不对：应为 https://主机名。`);
  }
}

function scriptAddress(text: string | undefined): string | undefined {
  if (!text) return undefined;
  // A path of our own host, or another host over TLS: whoever changes the script on its way reads every page.
  if (/^\/(?!\/)/.test(text) || (URL.canParse(text) && new URL(text).protocol === "https:")) return text;
  throw new SettingsError(`ELDER_SCRIPT 的值“${text}”不对：应为本站的路径，或者 https:// 开头的地址。`);
}

/** Sites of the government need no notice. @see GOV-06 */
const GOVERNMENT = "gov.cn";
const HOST_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

function hosts(text = ""): string[] {
  const named = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = named.find((host) => !HOST_NAME.test(host));
  if (wrong !== undefined) throw new SettingsError(`LEAVE_ALLOWED_HOSTS 里的“${wrong}”不对：应为主机名，例如 www.example.org。`);
  return [GOVERNMENT, ...named];
}

const AUTHORITY = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/;

function authorities(text = ""): string[] {
  const named = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = named.find((one) => !AUTHORITY.test(one));
  if (wrong !== undefined) throw new SettingsError(`ALLOWED_HOSTS 里的“${wrong}”不对：应为主机名，可以带端口，例如 portal.example:8443。`);
  return named;
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

const isProduction = (env: Environment, publicOrigin: string | undefined): boolean =>
  publicOrigin?.startsWith("https:") === true || (env.NODE_ENV === "production" && !LOOPBACK.test(env.HOST ?? ""));

function issuerOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // What a provider says travels over the network: without TLS only inside one machine.
  if (url?.protocol === "https:" || (url?.protocol === "http:" && LOOPBACK.test(url.hostname))) return text;
  throw new SettingsError(`OIDC_ISSUER 的值“${text}”不对：应为 https:// 开头的地址。`);
}

function provider(env: Environment): IdentitySettings["provider"] {
  const [issuer, clientId, clientSecret] = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET];
  if ((issuer || clientId || clientSecret) && !(issuer && clientId && clientSecret))
    throw new SettingsError("OIDC_ISSUER、OIDC_CLIENT_ID、OIDC_CLIENT_SECRET 要一起设置，或者都不设置。");
  const scope = env.OIDC_SCOPES || "openid profile";
  if (!scope.split(" ").includes("openid")) throw new SettingsError(`OIDC_SCOPES 的值“${scope}”不对：应包含 openid。`);
  return issuer && clientId && clientSecret
    ? { issuer: issuerOf(issuer), clientId, clientSecret, scope, parameters: Object.fromEntries(new URLSearchParams(env.OIDC_PARAMETERS ?? "")) }
    : undefined;
}

/** Shortest token that nobody guesses. */
const TOKEN_LENGTH = 16;

function operatorToken(text: string | undefined): string | undefined {
  if (text && text.length < TOKEN_LENGTH) throw new SettingsError(`OPERATOR_TOKEN 太短：应为至少 ${TOKEN_LENGTH} 个字符。`);
  return text || undefined;
}

function proxies(text: string): TrustedProxies {
  const trusted = trustedProxies(text);
  if (!trusted) throw new SettingsError(`TRUST_PROXY 的值“${text}”不对：应为前面代理的层数（如 1），或者代理的地址和网段（如 10.0.0.0/8, loopback）。`);
  return trusted;
}

/**
 * Every setting of the environment.
 * @param unsafe what else is wrong with the settings, said only beside faults that are here
 * @throws SettingsError with every fault, a line each
 */
export function readSettings(given: Environment, root: string, unsafe: (settings: Settings) => string[] = () => []): Settings {
  const faults = new Set<string>();
  /** One setting; where it is wrong the fault is noted, and it is read as if nothing were set. */
  const read = <T>(reader: (env: Environment) => T): T => {
    try {
      return reader(given);
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      faults.add(error.message);
      return reader({});
    }
  };
  const wrong = (sentence: string) => new SettingsError(sentence);
  const publicOrigin = read((env) => origin(env.PUBLIC_ORIGIN));
  const settings: Settings = {
    host: read((env) => env.HOST) || undefined,
    port: read((env) => wholeNumber(env, "PORT", 4400, 65_535)),
    workers: read(workersOf),
    dataDir: resolve(read((env) => env.DATA_DIR) || resolve(root, ".data")),
    databaseUrl: read((env) => env.DATABASE_URL) || undefined,
    packDir: resolve(root, "apps/server/province", read((env) => env.PROVINCE) || "guangdong"),
    production: isProduction(given, publicOrigin),
    sampleLogin: read((env) => env.SAMPLE_LOGIN === "1"),
    publicOrigin,
    allowedHosts: read((env) => authorities(env.ALLOWED_HOSTS)),
    frameAncestors: ["'self'", ...(read((env) => env.FRAME_ANCESTORS) ?? "").split(/[\s,]+/).filter(Boolean)],
    elderScript: read((env) => scriptAddress(env.ELDER_SCRIPT)),
    leaveAllowed: read((env) => hosts(env.LEAVE_ALLOWED_HOSTS)),
    writesPerMinute: read((env) => wholeNumber(env, "WRITES_PER_MINUTE", 60, 1_000_000)),
    pageCacheMiB: read((env) => wholeNumber(env, "PAGE_CACHE_MIB", 64, 16_384)),
    answerCacheMiB: read((env) => wholeNumber(env, "ANSWER_CACHE_MIB", 32, 16_384)),
    slowQueryMs: read((env) => wholeNumber(env, "SLOW_QUERY_MS", 500, 600_000)),
    uploads: {
      perSenderAndDay: read((env) => wholeNumber(env, "UPLOAD_MIB_PER_DAY", 30, 16_384)) * MIB,
      inAll: read((env) => wholeNumber(env, "UPLOAD_MIB_TOTAL", 20_480, 16_777_216)) * MIB,
    },
    retainMonths: read((env) => wholeNumber(env, "RETAIN_MONTHS", 36, 1_200)) || 1,
    upstream: read((env) => readUpstreamSettings(env, wrong)),
    adapter: read((env) => readAdapterSettings(env, wrong)),
    sampleOfficeSeconds: read((env) => wholeNumber(env, "SAMPLE_OFFICE_SECONDS", 60, 86_400)),
    map: read((env) => mapSettings(env, wrong)),
    apps: read((env) => readAppAddresses(env, wrong)),
    regionFirst: read((env) => env.REGION_FIRST !== "0"),
    trustedProxies: read((env) => proxies(env.TRUST_PROXY || "0")),
    readOnly: read((env) => env.READ_ONLY === "1"),
    diskReserveMiB: read((env) => wholeNumber(env, "DISK_RESERVE_MIB", 256, 1_048_576)),
    operatorToken: read((env) => operatorToken(env.OPERATOR_TOKEN)),
    stopGraceSeconds: read((env) => wholeNumber(env, "STOP_GRACE_SECONDS", 0, 600)),
    logLevel: read((env) => env.LOG_LEVEL) || "info",
    identity: {
      provider: read(provider),
      national: read((env) => env.GJ_SSO === "1"),
      session: {
        idleMinutes: read((env) => wholeNumber(env, "SESSION_IDLE_MINUTES", 30, 24 * 60)) || 1,
        hours: read((env) => wholeNumber(env, "SESSION_HOURS", 8, 24 * 30)) || 1,
      },
    },
  };
  if (faults.size > 0) throw new SettingsError([...faults, ...unsafe(settings)].join("\n"));
  return settings;
}
