import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as calls from "@onehall/api";
import { EVIDENCE } from "@onehall/api";
import { answerOf } from "../support/captcha";
import { answerTo, inNameOf, send } from "../support/contract";
import { HttpBrowser } from "../support/http-browser";
import { type Forgery, startIdentityProvider } from "../support/identity-provider";
import { freePort, newDataDir, type Portal, root, startPortal } from "../support/portal";
import { servedPage, textOf } from "../support/served-page";
import { standingClock } from "../support/standing-clock";
import { expect, test } from "../support/test";

/** Attempts at what nobody may do, on a portal of its own whose clock is moved. docs/requirements/security.md */
const TOKEN = "operator-of-this-test";
const MINUTE = 60_000;
const server = join(root, "apps/server");
/** The driver of the embedded database, for what only somebody with access to its file can see. */
const Libsql = createRequire(join(server, "package.json"))("libsql") as new (file: string) => {
  prepare(text: string): { all(...values: string[]): Record<string, string | number>[] };
  close(): void;
};

test.describe.configure({ mode: "default" });

let portal: Portal;
let logged = "";
const clock = standingClock();

test.beforeAll(async () => {
  portal = await startPortal({ env: { ...clock.env, TRUST_PROXY: "1", OPERATOR_TOKEN: TOKEN, WRITES_PER_MINUTE: "1000", SLOW_QUERY_MS: "0", LOG_LEVEL: "warn" } });
  for (const stream of [portal.process.stdout, portal.process.stderr]) stream?.on("data", (chunk: Buffer) => (logged += chunk.toString()));
});
test.afterAll(() => portal.stop());

const at = () => ({ at: portal.origin });
/** What one row of the database says. */
function row(text: string, ...values: string[]): Record<string, string | number> {
  const database = new Libsql(join(portal.dataDir, "onehall.db"));
  try {
    return database.prepare(text).all(...values)[0] ?? {};
  } finally {
    database.close();
  }
}

test("probe", async () => {
  const b = new HttpBrowser(portal.origin);
  await b.logIn("guardian");
  console.log(await b.who());
  await clock.forward(31 * MINUTE);
  console.log(await b.who());
});
