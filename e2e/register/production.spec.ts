import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HttpBrowser } from "../support/http-browser";
import { type Forgery, startIdentityProvider } from "../support/identity-provider";
import { type Portal, root, startPortal } from "../support/portal";
import { servedPage } from "../support/served-page";
import { expect, test } from "../support/test";

/** A portal in production, with an identity provider of somebody else. docs/requirements/security.md */
const server = join(root, "apps/server");

test.describe.configure({ mode: "default" });

const PUBLIC = "https://portal.example";
const settings = { PUBLIC_ORIGIN: PUBLIC, ALLOWED_HOSTS: "127.0.0.1", TRUST_PROXY: "1" };
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let production: Portal;
let said = "";
let covered: string;

test.beforeAll(async () => {
  provider = await startIdentityProvider();
  covered = await mkdtemp(join(tmpdir(), "onehall-loaded-"));
  production = await startPortal({ env: { ...settings, ...provider.env, NODE_V8_COVERAGE: covered, LOG_LEVEL: "warn" } });
  for (const stream of [production.process.stdout, production.process.stderr]) stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
});
test.afterAll(async () => {
  await production.stop();
  provider.stop();
  await rm(covered, { recursive: true, force: true });
});

test("no account is there by default: without a provider it does not start, with one nobody is logged in as a sample", async () => {
  const empty = await mkdtemp(join(tmpdir(), "onehall-production-"));
  const start = (port: string) => {
    const { status, stderr } = spawnSync(process.execPath, ["dist/main.js"], {
      cwd: server,
      env: { ...process.env, ...settings, DATA_DIR: empty, PORT: port, HOST: "127.0.0.1", OPERATOR_TOKEN: "aaaaaaaaaaaaaaaaaaaa" },
      encoding: "utf8",
    });
    return [status, ...stderr.trim().split("\n")];
  };
  const unsafe = [expect.stringMatching(/^没有身份提供方：/), expect.stringMatching(/^OPERATOR_TOKEN 太简单/)];
  expect(start("0")).toEqual([1, ...unsafe]);
  expect(start("eighty"), "with every fault of the settings").toEqual([1, expect.stringMatching(/^PORT 的值“eighty”不对/), ...unsafe]);
  await rm(empty, { recursive: true, force: true });
  for (const path of ["sample-login/auth", "sample-login/interaction/x", "operator/metrics", "operator/tracking"])
    expect((await fetch(`${production.origin}/portal/${path}`)).status, path).toBe(404);
  const browser = new HttpBrowser(production.origin, PUBLIC);
  const { url } = await browser.logIn();
  expect([url.startsWith(`${PUBLIC}/portal/v2/user`), (await browser.who())?.name]).toEqual([true, "欧阳*"]);
  expect(browser.visited.some((address) => address.startsWith(`${provider.issuer}/authorize?`))).toBe(true);
});

test("only hosts of the site are served, whoever asks; health checks and metrics come by any", async () => {
  const statusOf = (path: string, headers: Record<string, string>) =>
    new Promise<number>((known, failed) => {
      get(production.origin + path, { headers }, (response) => {
        response.resume();
        known(response.statusCode ?? 0);
      }).on("error", failed);
    });
  const by = (host: string, headers: Record<string, string> = {}) => statusOf("/portal/v2/faq", { host, ...headers });
  expect([await by("portal.example"), await by("portal.example:8443"), await by("127.0.0.1:80"), await by("evil.example")]).toEqual([200, 200, 200, 400]);
  const proxied = { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" };
  expect([
    await by("inner.example", { ...proxied, "x-forwarded-host": "portal.example" }),
    await by("portal.example", { ...proxied, "x-forwarded-host": "evil.example" }),
  ]).toEqual([200, 400]);
  for (const path of ["/healthz", "/readyz"]) expect(await statusOf(path, { host: "10.0.0.5:4400" }), path).toBe(200);
});

test("what the identity provider signs is checked by its own keys, its algorithm, its times and whom it is for", async () => {
  const now = Math.floor(Date.now() / 1000);
  const forgeries: Record<string, Forgery> = {
    "another key under its name": { by: "somebody else" },
    "a key in the header": { by: "somebody else", header: { jwk: provider.foreign.jwk } },
    "an address of keys in the header": { by: "somebody else", header: { jku: provider.foreign.address } },
    "a key that it does not have": { header: { kid: "another" } },
    "no signature": { by: "nobody" },
    "the secret of the client": { by: "client secret" },
    "its public key as a secret": { by: "public key" },
    over: { claims: { exp: now - 3_600 } },
    "without an end": { claims: { exp: undefined } },
    "not yet": { claims: { nbf: now + 3_600 } },
    "for somebody else": { claims: { aud: "another-client" } },
    "of somebody else": { claims: { iss: "https://evil.example" } },
    "of another log-in": { claims: { nonce: "another" } },
  };
  const outcome = async (forgery: Forgery) => {
    provider.state.next = forgery;
    const browser = new HttpBrowser(production.origin, PUBLIC);
    const { response } = await browser.logIn();
    return [response.status, (await browser.who())?.name];
  };
  for (const [what, forgery] of Object.entries(forgeries)) expect([what, ...(await outcome(forgery))]).toEqual([what, 502, undefined]);
  expect(await outcome({})).toEqual([200, "欧阳*"]);
  await expect.poll(() => said.match(/a log-in was refused/g)?.length).toBe(Object.keys(forgeries).length);
  expect(said, "no token in the log").not.toContain("eyJ");
});

test("every package that the portal has loaded is in the lockfile with its digest, in the list of parts, and says its licence", async () => {
  await servedPage(`${production.origin}/portal/v3/index`);
  production.process.kill("SIGTERM");
  await expect.poll(() => production.process.exitCode).toBe(0);
  const files = readdirSync(covered).map((name) => readFileSync(join(covered, name), "utf8"));
  const loaded = new Set(
    files.flatMap((text) => [...text.matchAll(/node_modules\/\.pnpm\/[^"]*?\/node_modules\/((?:@[^/"]+\/)?[^/"]+)\//g)].map(([path]) => path)),
  );
  expect(loaded.size).toBeGreaterThan(20);
  const lockfile = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
  const { stdout } = spawnSync(process.execPath, [join(root, "scripts/sbom.mjs")], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const parts = new Set((JSON.parse(stdout) as { components: { purl: string }[] }).components.map(({ purl }) => decodeURIComponent(purl)));
  const wrong = [...loaded].flatMap((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")) as Record<"name" | "version" | "license", string>;
    const pinned = new RegExp(`^  '?${name}@${version}'?:\\n    resolution: .*integrity: sha512-`, "m").test(lockfile);
    return pinned && parts.has(`pkg:npm/${name}@${version}`) && license ? [] : [`${name}@${version}: ${license}, pinned ${pinned}`];
  });
  expect(wrong).toEqual([]);
});
