import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings";

test("without any variable the portal runs on port 4400 with the embedded database and the sample province", () => {
  expect(readSettings({}, "/srv/onehall")).toMatchObject({
    port: 4400,
    host: undefined,
    dataDir: "/srv/onehall/.data",
    databaseUrl: undefined,
    packDir: "/srv/onehall/apps/server/province/guangdong",
    frameAncestors: ["'self'"],
  });
});

test("empty variables count as absent", () => {
  expect(readSettings({ PORT: "", HOST: "", DATABASE_URL: "", PUBLIC_ORIGIN: "" }, "/")).toMatchObject({
    port: 4400,
    host: undefined,
    databaseUrl: undefined,
    publicOrigin: undefined,
  });
});

test("an origin is cut to scheme and host", () => {
  expect(readSettings({ PUBLIC_ORIGIN: "https://portal.example/path/" }, "/").publicOrigin).toBe("https://portal.example");
});

test.each([{ PORT: "八十" }, { PORT: "-1" }, { PORT: "65536" }, { PORT: "80.5" }, { PAGE_CACHE_MIB: "much" }, { PUBLIC_ORIGIN: "portal" }])(
  "%o is refused with a sentence",
  (env) => {
    expect(() => readSettings(env, "/")).toThrow(SettingsError);
    expect(() => readSettings(env, "/")).toThrow(/的值“.+”不对：应为/);
  },
);

test("one process on the embedded database, one for each core on PostgreSQL, and as many as are set", () => {
  const DATABASE_URL = "postgres://127.0.0.1/x";
  const workers = (env: Record<string, string>) => readSettings(env, "/").workers;
  expect([workers({}), workers({ WORKERS: "1" }), workers({ DATABASE_URL }), workers({ DATABASE_URL, WORKERS: "3" })]).toEqual([
    1,
    1,
    availableParallelism(),
    3,
  ]);
  expect(() => workers({ WORKERS: "2" })).toThrow("内置数据库只能由一个进程使用");
  expect(() => workers({ DATABASE_URL, WORKERS: "many" })).toThrow(/^WORKERS 的值“many”不对：应为/);
});

test("every fault is said at once, once each, and with what is unsafe besides", () => {
  const env = {
    PORT: "80.5",
    PUBLIC_ORIGIN: "portal",
    OPERATOR_TOKEN: "short",
    TRUST_PROXY: "yes",
    UPLOAD_MIB_TOTAL: "-1",
    OIDC_ISSUER: "x",
    ALLOWED_HOSTS: "a b/c",
    WORKERS: "2",
  };
  const said = (unsafe?: () => string[]): string[] => {
    try {
      readSettings(env, "/", unsafe);
      return [];
    } catch (error) {
      return (error as Error).message.split("\n").map((line) => /^\w+/.exec(line)?.[0] ?? line);
    }
  };
  const names = ["ALLOWED_HOSTS", "OIDC_ISSUER", "OPERATOR_TOKEN", "PORT", "PUBLIC_ORIGIN", "TRUST_PROXY", "UPLOAD_MIB_TOTAL", "WORKERS"];
  expect(said().toSorted()).toEqual(names);
  expect(said(() => ["SAMPLE_LOGIN"]).at(-1)).toBe("SAMPLE_LOGIN");
});

test("hosts of the site are names or addresses, with or without a port", () => {
  expect(readSettings({}, "/").allowedHosts).toEqual([]);
  expect(readSettings({ ALLOWED_HOSTS: "Intranet.example, 127.0.0.1:4400 [::1]" }, "/").allowedHosts).toEqual(["intranet.example", "127.0.0.1:4400", "[::1]"]);
});

const PROVIDER = { OIDC_ISSUER: "https://id.example/realms/people/", OIDC_CLIENT_ID: "portal", OIDC_CLIENT_SECRET: "secret" };

test("without a provider people log in as samples, for half an hour without requests and eight hours at most", () => {
  expect(readSettings({}, "/").identity).toEqual({ provider: undefined, national: false, session: { idleMinutes: 30, hours: 8 } });
});

test("a provider, with what it is asked for", () => {
  const { identity } = readSettings({ ...PROVIDER, OIDC_PARAMETERS: "service=initService&x=%E6%96%87", GJ_SSO: "1", SESSION_HOURS: "2" }, "/");
  expect(identity).toEqual({
    provider: {
      issuer: "https://id.example/realms/people/",
      clientId: "portal",
      clientSecret: "secret",
      scope: "openid profile",
      parameters: { service: "initService", x: "文" },
    },
    national: true,
    session: { idleMinutes: 30, hours: 2 },
  });
  expect(readSettings({ ...PROVIDER, OIDC_ISSUER: "http://127.0.0.1:8080" }, "/").identity.provider?.issuer).toBe("http://127.0.0.1:8080");
});

test.each([
  { ...PROVIDER, OIDC_ISSUER: "http://id.example" },
  { ...PROVIDER, OIDC_ISSUER: "id.example" },
  { ...PROVIDER, OIDC_CLIENT_SECRET: "" },
  { OIDC_CLIENT_ID: "portal" },
  { ...PROVIDER, OIDC_SCOPES: "profile" },
  { SESSION_HOURS: "-1" },
])("a provider that cannot be used is refused: %o", (env) => {
  expect(() => readSettings(env, "/")).toThrow(SettingsError);
});

test("links lead to sites of the government without a notice, and to the hosts that are named", () => {
  expect(readSettings({}, "/").leaveAllowed).toEqual(["gov.cn"]);
  expect(readSettings({ LEAVE_ALLOWED_HOSTS: "www.people.example, MAPS.example.org" }, "/").leaveAllowed).toEqual([
    "gov.cn",
    "www.people.example",
    "maps.example.org",
  ]);
  for (const wrong of ["https://maps.example.org", "*", "com", "a.b/c"])
    expect(() => readSettings({ LEAVE_ALLOWED_HOSTS: wrong }, "/")).toThrow("LEAVE_ALLOWED_HOSTS 里的");
});

test("maintenance and the operator's token are off until they are set, and a token is not to be guessed", () => {
  expect(readSettings({}, "/")).toMatchObject({ readOnly: false, operatorToken: undefined });
  expect(readSettings({ READ_ONLY: "1", OPERATOR_TOKEN: "0123456789abcdef" }, "/")).toMatchObject({ readOnly: true, operatorToken: "0123456789abcdef" });
  expect(() => readSettings({ OPERATOR_TOKEN: "short" }, "/")).toThrow("OPERATOR_TOKEN 太短");
});

test("addresses of apps are those of the web, as they are written; what is not set is not there", () => {
  const { apps, regionFirst } = readSettings(
    { MINI_PROGRAM_URL: "https://mini.example/hall", OFFICIAL_ACCOUNT_URL: "http://account.example/r/x", BUSINESS_APP_URL: "" },
    "/",
  );
  expect(apps).toEqual({ "mini-program": "https://mini.example/hall", "official-account": "http://account.example/r/x" });
  expect([regionFirst, readSettings({ REGION_FIRST: "0" }, "/").regionFirst]).toEqual([true, false]);
  expect(() => readSettings({ GOVERNMENT_APP_URL: "javascript:alert(1)" }, "/")).toThrow(/GOVERNMENT_APP_URL 的值“.+”不对：应为/);
});
