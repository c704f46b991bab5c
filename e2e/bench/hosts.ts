import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as calls from "@onehall/api";
import pg from "pg";
import { findPostgres, installPostgres, startPostgres } from "../../apps/server/src/data/testing-postgres-server";
import { startBalancer } from "../support/balancer";
import { inNameOf, send } from "../support/contract";
import { type Portal, root, startPortal } from "../support/portal";
import { smallPack } from "../support/small-pack";
import { requireTools } from "./tools";

/** A network for trials (RFC 2544), and the names of what is made in it. */
const NET = "198.18.77";
const BRIDGE = "onehall-br";
const HOSTS = [
  { name: "onehall-one", address: `${NET}.2` },
  { name: "onehall-two", address: `${NET}.3` },
] as const;
const GRACE_SECONDS = 3;
/** Milliseconds in which a host takes up a purge, or is back after its cable was. */
const SOON = 60_000;

function ip(...args: string[]): void {
  const { status, stderr } = spawnSync("ip", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`ip ${args.join(" ")}: ${stderr}`);
}

/** The far end of a host's cable, in our namespace. */
const cableOf = (name: string): string => `${name.replace("onehall-", "oh-")}-c`;

/** Two namespaces with a cable each to one bridge; in ours, the address that ends with 1. @returns takes all away */
function makeNetwork(): () => void {
  const remove = () => {
    for (const { name } of HOSTS) spawnSync("ip", ["netns", "delete", name]);
    spawnSync("ip", ["link", "delete", BRIDGE]);
  };
  remove();
  ip("link", "add", BRIDGE, "type", "bridge");
  ip("address", "add", `${NET}.1/24`, "dev", BRIDGE);
  ip("link", "set", BRIDGE, "up");
  for (const { name, address } of HOSTS) {
    ip("netns", "add", name);
    ip("link", "add", cableOf(name), "type", "veth", "peer", "name", "eth0", "netns", name);
    ip("link", "set", cableOf(name), "master", BRIDGE, "up");
    ip("-n", name, "address", "add", `${address}/24`, "dev", "eth0");
    ip("-n", name, "link", "set", "eth0", "up");
    ip("-n", name, "link", "set", "lo", "up");
  }
  return remove;
}

/** PostgreSQL listens on this machine alone: what comes to the bridge is passed on to it. */
async function passOn(port: number): Promise<{ port: number; stop: () => void }> {
  const server = createServer((from) => {
    const to = connect(port, "127.0.0.1");
    from.pipe(to).pipe(from);
    for (const socket of [from, to]) socket.on("error", () => [from, to].forEach((one) => one.destroy()));
  });
  server.listen(0, `${NET}.1`);
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + SOON;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error(`not within ${SOON / 1000} s: ${what}`);
    await pause(100);
  }
}

const letter = (content: string) => ({ kind: "suggestion", content, url: "/portal/v2/index" });

/**
 * Two hosts in network namespaces of their own, with one PostgreSQL: a log-in, a draft, limits and a purge of the one are those of the other; one is stopped and
 * started under traffic without a failed request; one loses its cable, and is back when the cable is. Needs root on Linux.
 * @returns 1 when something was not so
 */
export async function run(): Promise<number> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) {
    console.error("network namespaces need root on Linux");
    return 1;
  }
  requireTools({ ip: "iproute2" });
  if (!findPostgres()) installPostgres();
  const bin = findPostgres();
  if (!bin) throw new Error("no PostgreSQL found: name the folder of its programs in POSTGRES_BIN");
  const [postgres, pack] = [await startPostgres(bin), await smallPack()];
  const removeNetwork = makeNetwork();
  const wire = await passOn(Number(new URL(postgres.url).port));
  const url = new URL(postgres.url);
  url.host = `${NET}.1:${wire.port}`;
  const start = ({ name, address }: (typeof HOSTS)[number]): Promise<Portal> =>
    startPortal({
      prefix: ["ip", "netns", "exec", name],
      host: address,
      env: {
        PROVINCE: pack,
        DATABASE_URL: url.href,
        WORKERS: "1",
        WRITES_PER_MINUTE: "1000000",
        SAMPLE_OFFICE_SECONDS: "0",
        STOP_GRACE_SECONDS: String(GRACE_SECONDS),
        LOG_LEVEL: "silent",
      },
    });
  const portals: Portal[] = [];
  const faults: string[] = [];
  const check = (what: string, holds: boolean) => {
    console.log(`${holds ? "✓" : "✗"} ${what}`);
    if (!holds) faults.push(what);
  };
  try {
    const one = await start(HOSTS[0]);
    portals.push(one);
    let two = await start(HOSTS[1]);
    portals.push(two);

    const person = await inNameOf("student", one.origin);
    const there = await fetch(`${two.origin}/portal/v3/user/guides`, { headers: { cookie: person.cookie }, redirect: "manual" });
    check("a log-in on one host opens the pages of the other", there.status === 200);

    const { items } = await person.call(calls.auditItems, { AREA_CODE: "440106", KEY_WORD: "驾驶证遗失补证" });
    const task = items[0]?.taskCode ?? "";
    const { questions } = await person.call(calls.applicationForm, { task });
    await person.call(calls.applicationDraft, {
      task,
      answers: JSON.stringify(Object.fromEntries(questions.map(({ id, options }) => [id, options[0]?.id ?? ""]))),
    });
    const { draft } = await person.call(calls.applicationForm, { task });
    const client = calls.createClient({ baseUrl: two.origin });
    const other = await client.call(calls.applicationForm, { task }, { headers: { cookie: person.cookie, origin: two.origin } });
    check("a draft of one host is there on the other", draft.id !== "" && other.draft.id === draft.id);

    const attempt = async ({ origin: at }: Portal) => {
      const json = { sqrmc: "张样例", sblsh: "440000202601010001", captcha: "0000", captcha_type: "BJJD" };
      return ((await (await send("POST has-progress", {}, { at, json })).json()) as { code?: string }).code;
    };
    const codes = [];
    for (let time = 0; time < 6; time += 1) codes.push(await attempt(one), await attempt(two));
    check("tries on both hosts are counted together", codes.join() === [...Array<string>(10).fill("25034"), "429", "429"].join());

    const page = async ({ origin: at }: Portal) => (await fetch(`${at}/portal/v3/notices?region=440000`)).text();
    const known = await page(two);
    const editor = new pg.Client({ connectionString: postgres.url });
    await editor.connect();
    await editor.query(
      "INSERT INTO notice (id, region, title, kind, source, published, body) VALUES ('purged', '440000', 'CHANGED', '', '', '2026-01-02 09:00', '[]')",
    );
    await editor.end();
    const stale = (await page(two)) === known;
    const command = spawn(process.execPath, ["--import", "tsx", "src/operations/data-cli.ts", "purge"], {
      cwd: join(root, "apps/server"),
      env: { ...process.env, DATABASE_URL: postgres.url },
      stdio: ["ignore", "inherit", "inherit"],
    });
    await once(command, "exit");
    await until("caches are empty", async () => (await page(one)).includes("CHANGED") && (await page(two)).includes("CHANGED"));
    check("a purge empties the caches of both", stale);

    const balancer = await startBalancer([one.origin, two.origin]);
    const statuses = new Map<string, number>();
    const state = { over: false };
    const visitor = async (number: number) => {
      for (let time = 0; !state.over; time += 1)
        for (const answer of [
          await fetch(`${balancer.origin}/portal/v3/faq?visit=${number}-${time}`),
          await send("POST feedback/add", {}, { at: balancer.origin, json: letter(`第 ${number}-${time} 次`) }),
        ]) {
          const told = `${answer.status} ${new URL(answer.url).pathname}`;
          statuses.set(told, (statuses.get(told) ?? 0) + 1);
        }
    };
    await until("both are ready", async () => balancer.isReady(one.origin) && balancer.isReady(two.origin));
    const visitors = [1, 2, 3].map(visitor);
    await pause(2_000);
    await two.stop();
    portals.pop();
    balancer.hosts.delete(two.origin);
    two = await start(HOSTS[1]);
    portals.push(two);
    balancer.hosts.add(two.origin);
    await until("the new one is ready", async () => balancer.isReady(two.origin));
    await pause(2_000);
    state.over = true;
    await Promise.all(visitors);
    balancer.stop();
    console.log([...statuses].map(([status, count]) => `  ${count} × ${status}`).join("\n"));
    check(
      "one is stopped and started under traffic without a failed request",
      [...statuses.keys()].every((status) => status.startsWith("200 ")),
    );

    ip("link", "set", cableOf(HOSTS[1].name), "down");
    const away = await fetch(`${two.origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      () => false,
      () => true,
    );
    const others = await send("POST feedback/add", {}, { at: one.origin, json: letter("另一台断线的时候写的") });
    check("without its cable a host is gone, and the other serves", away && others.status === 200);
    ip("link", "set", cableOf(HOSTS[1].name), "up");
    await until("it is back", async () => (await fetch(`${two.origin}/readyz`, { signal: AbortSignal.timeout(2_000) })).status === 200);
    const back = await send("POST feedback/add", {}, { at: two.origin, json: letter("又接上以后写的") });
    check("with its cable it is back by itself", back.status === 200);
  } finally {
    for (const portal of portals) await portal.stop("SIGKILL");
    wire.stop();
    await postgres.stop();
    removeNetwork();
  }
  console.log(faults.length === 0 ? "two hosts, one PostgreSQL: all as it should be" : `${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}
