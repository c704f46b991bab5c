import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as calls from "@onehall/api";
import { callKey, validateAnswer } from "@onehall/api/contract";
import pg from "pg";
import { examples, requestOf } from "../../apps/server/src/contract/openapi/examples";
import { solvedCaptcha } from "../../apps/server/src/contract/progress/testing-solved-captcha";
import { migrate, openDatabase } from "../../apps/server/src/data";
import { migrations } from "../../apps/server/src/data/migrations";
import { rawStatement, sql } from "../../apps/server/src/data/sql";
import { findPostgres, installPostgres, startPostgres, type TestPostgres } from "../../apps/server/src/data/testing-postgres-server";
import { duties, navigation, ownCase, progress } from "../contract/conversations";
import { checkContract } from "../contract/walk";
import { startBalancer } from "../support/balancer";
import { inNameOf, send } from "../support/contract";
import { FormWalk } from "../support/form-walk";
import { applyAndSettle } from "../support/matter";
import { type Portal, root, startPortal } from "../support/portal";
import { servedPage, textOf } from "../support/served-page";
import { changeFile, smallPack } from "../support/small-pack";
import { standingClock } from "../support/standing-clock";
import { expect, test } from "../support/test";

/** Two portals on one PostgreSQL and one on the embedded database, all with one small pack. docs/requirements/operations.md and architecture.md */
const server = join(root, "apps/server");
/** The last step of the schema of the first version that was put into service with people's data in it. */
const FIRST_LANDED = 10;
/** For which the second host still serves after it was told to stop. */
const GRACE_SECONDS = 30;

test.describe.configure({ mode: "default" });

let postgres: TestPostgres;
let pack: string;
let folder: string;
/** One for each portal: they begin at the same moment. */
const clocks = { one: standingClock(), two: standingClock(), embedded: standingClock() };
let one: Portal;
let two: Portal;
let embedded: Portal;
/** Two workers on one port, while the test of them lasts. */
let many: Portal | undefined;

test.beforeAll(async () => {
  if (!findPostgres()) installPostgres();
  const bin = findPostgres();
  if (!bin) throw new Error("no initdb and postgres found. Install PostgreSQL, or name the folder of its programs in POSTGRES_BIN.");
  postgres = await startPostgres(bin);
  pack = await smallPack();
  folder = await mkdtemp(join(tmpdir(), "onehall-databases-"));
  const shared = { DATABASE_URL: postgres.url };
  [one, embedded] = await Promise.all([start({ ...shared, ...clocks.one.env }), start(clocks.embedded.env)]);
  two = await start({ ...shared, ...clocks.two.env, STOP_GRACE_SECONDS: String(GRACE_SECONDS) });
});
test.afterAll(async () => {
  // What waits for its grace is not waited for.
  two.process.kill("SIGKILL");
  if (many?.process.exitCode === null) await many.stop();
  await Promise.all([one, embedded].map((portal) => portal.stop()));
  await postgres.stop();
  for (const dir of [pack, folder]) await rm(dir, { recursive: true, force: true });
});

/** Starts a portal with the pack. @param dataDir of a portal that was stopped */
async function start(env: Record<string, string>, dataDir?: string): Promise<Portal> {
  const settings = {
    PROVINCE: pack,
    SAMPLE_OFFICE_SECONDS: "0",
    DISK_RESERVE_MIB: "0",
    WRITES_PER_MINUTE: "100000",
    WORKERS: "1",
    LOG_LEVEL: "silent",
    ...env,
  };
  return startPortal({ dataDir: dataDir ?? (await mkdtemp(join(folder, "data-"))), env: settings });
}

const clientOf = ({ origin }: Portal) => calls.createClient({ baseUrl: origin, validate: validateAnswer });
const letter = (content: string) => ({ kind: "suggestion", content, url: "/portal/v2/index" }) as const;
/** Runs a command of the server until it ends. @returns its exit code and what it said */
async function command(args: string[], env: Record<string, string>, meanwhile?: () => Promise<void>): Promise<[code: number | null, said: string]> {
  const child = spawn(process.execPath, args, { cwd: server, env: { ...process.env, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, "close");
  if (meanwhile) while (child.exitCode === null) await meanwhile();
  await ended;
  return [child.exitCode, said];
}
/** Asks PostgreSQL itself. */
const query = <T extends pg.QueryResultRow>(text: string): Promise<T[]> => queryOf<T>(postgres.url, text);
async function queryOf<T extends pg.QueryResultRow>(connectionString: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString, options: "-c default_transaction_read_only=off" });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

test("PostgreSQL and the embedded database are asked by the same texts: every call answers the same, byte for byte, and what was written is read", async () => {
  const answers = async (portal: Portal) => {
    const client = clientOf(portal);
    const found = new Map<string, string>();
    for (const { call, input, status } of examples) {
      // Numbers of feedback are random, it is looked at below; and times of searches are measured.
      if (call.writes || status !== 200 || [calls.feedbackGet.path, calls.searchQuality.path].includes(call.path)) continue;
      const example = await input(client.call).catch(() => undefined);
      if (example === undefined) continue;
      const { path, init } = requestOf(call, example);
      const answer = await fetch(new URL(path, portal.origin), init);
      found.set(`${callKey(call)} ${JSON.stringify(example)}`, `${answer.status} ${await answer.text()}`);
    }
    return found;
  };
  const [ours, theirs] = await Promise.all([answers(one), answers(embedded)]);
  expect([...ours.values()].filter((answer) => answer.startsWith("200 ")).length).toBeGreaterThan(60);
  expect([...ours].filter(([key, answer]) => theirs.get(key) !== answer)).toEqual([]);
  expect(theirs.size).toBe(ours.size);
  const content = "“重要”\n第二行 𠮷 \\ ' \" % _";
  const written = [];
  for (const portal of [one, embedded]) {
    const { id } = await clientOf(portal).call(calls.feedbackAdd, letter(content));
    await clientOf(portal).call(calls.feedbackUpdate, { id, content });
    const { id: _id, ...rest } = await clientOf(portal).call(calls.feedbackGet, { id });
    written.push(JSON.stringify(rest));
  }
  expect(written[0]).toBe(written[1]);
  expect((await query<{ body: string }>("SELECT body FROM feedback"))[0]?.body).toContain(JSON.stringify(content).slice(1, -1));
});

const [OLD, NEW, GONE] = ["边境管理区通行证签发", "边境管理区通行证申领", "门楼号牌编制"];
const NOTICE = `---
title: 试一试通知
date: "2026-11-20 09:30"
source: 广东省公安厅
kind: 通知公告
---
这是一条通知。
`;

/** The tasks of a county by name, in one answer: those of the old pack, or those of the new one. */
async function seen(portal: Portal): Promise<"old" | "new" | object> {
  const { items, total } = await clientOf(portal).call(calls.auditItems, { AREA_CODE: "440106", PAGESIZE: 100 });
  const has = [OLD, GONE, NEW].map((name) => items.some((item) => item.name === name));
  if (items.length === total && has.join() === "true,true,false") return "old";
  return items.length === total && has.join() === "false,false,true" ? "new" : { has, total, items: items.length };
}

test("public programs walk to guides and files, through regions, and to a case, on either database and through both faces", async () => {
  for (const { origin, dataDir } of [one, embedded]) {
    const { faults, guides, files } = await checkContract(origin, "440100");
    expect([faults, guides, files.fetched]).toEqual([[], 10, files.named]);
    const readImage = async (token: string) => {
      const database = await openDatabase({ url: origin === one.origin ? postgres.url : undefined, dir: dataDir });
      const id = createHash("sha256").update(token).digest("base64url");
      const [row] = await database.all(sql<{ answer: string }>`SELECT answer FROM captcha WHERE id = ${"id"}`, { id });
      await database.close();
      return solvedCaptcha(token, row?.answer ?? "");
    };
    const partner = { origin, province: "440000", city: "440100", county: "440106", file: await ownCase(origin, "student", "何样例"), readImage };
    for (const conversation of [navigation, duties, progress]) expect(await conversation(partner)).toEqual([]);
  }
});

test("an application goes from the guide to the result on PostgreSQL, with a correction asked by the desk", async () =>
  applyAndSettle("v3", { name: "机动车驾驶证遗失补证", region: "440106", account: "student", desk: "desk-police" }, await FormWalk.of(one.origin, "student")));

test("a new pack is taken into service in one step on every host, without a restart: search, lists and counts; what people write before and meanwhile stays", async () => {
  const { call } = await inNameOf("student", one.origin);
  const { id } = await call(calls.feedbackAdd, letter("导入以前写的"));
  const { items } = await clientOf(one).call(calls.auditItems, { AREA_CODE: "440106", KEY_WORD: "驾驶证遗失补证" });
  const taskCode = items[0]?.taskCode ?? "";
  await call(calls.guideSave, { taskCode });
  const { questions } = await call(calls.applicationForm, { task: taskCode });
  await call(calls.applicationDraft, {
    task: taskCode,
    answers: JSON.stringify(Object.fromEntries(questions.map((question) => [question.id, question.options[0]?.id ?? ""]))),
  });
  for (const step of ["details", "materials"] as const) await call(calls.applicationSample, { task: taskCode, step });
  const { draft, version } = await call(calls.applicationForm, { task: taskCode });
  const { receipt } = await call(calls.applicationSubmit, { task: taskCode, key: draft.id, version, declared: "1" });

  await changeFile(pack, "tasks/police/border-pass.md", (text) => text.replace(`name: ${OLD}`, `name: ${NEW}`));
  await rm(join(pack, "tasks/police/door-plate.md"));
  await mkdir(join(pack, "notices"));
  await writeFile(join(pack, "notices/2026-11-20-try.md"), NOTICE);
  const states: unknown[] = [];
  const sums = new Set<string>();
  const meanwhile: string[] = [];
  const [code, said] = await command(["dist/province.js", "import"], { PROVINCE: pack, DATABASE_URL: postgres.url }, async () => {
    meanwhile.push((await clientOf(two).call(calls.feedbackAdd, letter("导入的时候写的"))).id);
    for (const portal of [one, two]) states.push(await seen(portal));
    const [row] = await query<{ rolled: number; counted: number }>(
      "SELECT (SELECT n::int FROM stat WHERE scope = '440000' AND facet = 'below') AS rolled, (SELECT COUNT(*)::int FROM item) AS counted",
    );
    sums.add(`${row?.rolled} of ${row?.counted}`);
  });
  expect([code, said]).toEqual([0, expect.stringContaining("已导入")]);
  expect([meanwhile.length > 0, states.filter((state) => state !== "old" && state !== "new")]).toEqual([true, []]);
  expect(states.includes("old")).toBe(true);
  for (const [portal, clock] of [
    [one, clocks.one],
    [two, clocks.two],
  ] as const) {
    const searched = async () => {
      await clock.forward(6_000);
      const { guide } = await clientOf(portal).call(calls.searchAll, { keyword: NEW, region: "440106" });
      return guide.list[0]?.name;
    };
    await expect.poll(searched).toBe(NEW);
    await expect.poll(() => seen(portal)).toBe("new");
    expect((await clientOf(portal).call(calls.noticeList, { region: "440000" })).data.map(({ title }) => title)).toEqual(["试一试通知"]);
    expect(portal.process.exitCode).toBeNull();
    for (const written of [id, ...meanwhile]) expect((await clientOf(portal).call(calls.feedbackGet, { id: written })).status).toBe("received");
  }
  expect((await call(calls.savedGuides, {})).list.map((saved) => saved.taskCode)).toEqual([taskCode]);
  expect((await call(calls.applicationCase, { receipt })).stage).toBe("submitted");
  const [row] = await query<{ rolled: number; counted: number }>(
    "SELECT (SELECT n::int FROM stat WHERE scope = '440000' AND facet = 'below') AS rolled, (SELECT COUNT(*)::int FROM item) AS counted",
  );
  sums.add(`${row?.rolled} of ${row?.counted}`);
  expect(
    [...sums].filter((sum) => sum.split(" of ")[0] !== sum.split(" of ")[1]),
    "counts and items change together",
  ).toEqual([]);
  expect(sums.size, "before and after").toBe(2);
  for (const portal of [one, two]) {
    const { guide } = await clientOf(portal).call(calls.searchAll, { keyword: GONE, region: "440106" });
    expect(guide.list.map(({ name }) => name)).not.toContain(GONE);
    expect((await clientOf(portal).call(calls.homeIndex, { region: "440000" })).counts.items).toBe(row?.counted);
  }
});

test("one command empties the caches of every host, which go on serving", async () => {
  const page = async ({ origin: at }: Portal) => (await fetch(`${at}/portal/v3/notices?region=440000`)).text();
  for (const portal of [one, two]) expect(await page(portal)).not.toContain("CHANGED");
  await query("INSERT INTO notice (id, region, title, kind, source, published, body) VALUES ('purged', '440000', 'CHANGED', '', '', '2026-01-02 09:00', '[]')");
  for (const portal of [one, two]) expect(await page(portal), "cached").not.toContain("CHANGED");
  expect(await command(["--import", "tsx", "src/operations/data-cli.ts", "purge"], { DATABASE_URL: postgres.url })).toEqual([
    0,
    expect.stringContaining("已通知所有主机"),
  ]);
  for (const [portal, clock] of [
    [one, clocks.one],
    [two, clocks.two],
  ] as const)
    await expect
      .poll(async () => {
        await clock.forward(6_000);
        return page(portal);
      })
      .toContain("CHANGED");
});

test("what people wrote survives a start with another pack, and the upgrade of a database of the first version", async () => {
  const { id } = await clientOf(embedded).call(calls.feedbackAdd, letter("换内容包以前写的"));
  expect(await seen(embedded)).toBe("old");
  await embedded.stop();
  embedded = await start({}, embedded.dataDir);
  await expect.poll(() => seen(embedded), { timeout: 60_000 }).toBe("new");
  expect((await clientOf(embedded).call(calls.feedbackGet, { id })).progress).toHaveLength(1);
  await embedded.stop();

  const dataDir = await mkdtemp(join(folder, "first-"));
  const database = await openDatabase({ url: undefined, dir: dataDir });
  await migrate(
    database,
    migrations.filter(({ number }) => number <= FIRST_LANDED),
  );
  for (const text of [
    `INSERT INTO feedback (id, idempotency_key, kind, status, body, created_at) VALUES ('20251118K3ZQ70XM', 'key', 'complaint', 'received', '{}', '2025-11-18T02:00:00.000Z')`,
    `INSERT INTO feedback_image (feedback_id, place, type, bytes, data) VALUES ('20251118K3ZQ70XM', 0, 'png', 3, 'AQID')`,
    `INSERT INTO feedback_step (feedback_id, place, status, reply, body, created_at) VALUES ('20251118K3ZQ70XM', 1, 'answered', '已经改了', '{}', '2025-11-19T02:00:00.000Z')`,
  ])
    await database.run(rawStatement(text));
  await database.close();
  embedded = await start({}, dataDir);
  expect(await clientOf(embedded).call(calls.feedbackGet, { id: "20251118K3ZQ70XM" })).toEqual({
    id: "20251118K3ZQ70XM",
    kind: "complaint",
    createdAt: "2025-11-18T02:00:00.000Z",
    status: "answered",
    images: 1,
    progress: [
      { at: "2025-11-18T02:00:00.000Z", status: "received", text: "" },
      { at: "2025-11-19T02:00:00.000Z", status: "answered", text: "已经改了" },
    ],
  });
  expect(await seen(embedded), "with today's content").toBe("new");
});

/** The code of an answer to a try at a receipt number. */
async function attempt(portal: Portal, sblsh: string): Promise<string> {
  const json = { sqrmc: "张样例", sblsh, captcha: "0000", captcha_type: "BJJD" };
  const answer = (await (await send("POST has-progress", {}, { at: portal.origin, json })).json()) as { code?: string; statusCode: string };
  return answer.code ?? answer.statusCode;
}

test("tries are counted in the database, for all hosts together; where nothing can be written the portal is read-only and each host counts for itself", async () => {
  const [content, { id }] = [await seen(one), await clientOf(one).call(calls.feedbackAdd, letter("还能写的时候写的"))];
  const shared = "440000202601010001";
  const codes = [];
  for (let time = 0; time < 5; time += 1) codes.push(await attempt(one, shared), await attempt(two, shared));
  expect(new Set(codes)).toEqual(new Set(["25034"]));
  expect([await attempt(one, shared), await attempt(two, shared)]).toEqual(["429", "429"]);

  const name = new URL(postgres.url).pathname.slice(1);
  /** Of connections that are opened from now on; those that are open end. */
  const takesWrites = (yes: boolean) =>
    query(
      `ALTER DATABASE "${name}" SET default_transaction_read_only = ${yes ? "off" : "on"};
       SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
    );
  const write = async (portal: Portal) => (await send("POST feedback/add", letter("可以写吗"), { at: portal.origin })).status;
  const ready = (portal: Portal) => async () => {
    await (portal === one ? clocks.one : clocks.two).forward(16_000);
    return (await fetch(`${portal.origin}/readyz`)).text();
  };
  await takesWrites(false);
  for (const portal of [one, two]) {
    await expect.poll(ready(portal)).toBe("ready, read-only");
    expect(await write(portal)).toBe(503);
    expect(textOf((await servedPage(`${portal.origin}/portal/v3/faq`))("body"))).toContain("不能提交");
    expect(await seen(portal), "reading goes on").toBe(content);
  }
  const alone = "440000202601010002";
  for (let time = 0; time < 10; time += 1) expect(await attempt(one, alone)).toBe("25034");
  expect([await attempt(one, alone), await attempt(two, alone)], "each for itself").toEqual(["429", "25034"]);
  await takesWrites(true);
  for (const portal of [one, two]) {
    await expect.poll(ready(portal)).toBe("ready");
    expect(await write(portal)).toBe(200);
  }
  expect((await clientOf(one).call(calls.feedbackGet, { id })).status).toBe("received");
});

test("a wrong pack is refused with file and line and changes nothing", async () => {
  await changeFile(pack, "tasks/police/id-card-renewal.md", (text) => text.replace(/^promised: .*$/m, "promised: 399"));
  const content = await seen(one);
  const [code, said] = await command(["dist/province.js", "import"], { PROVINCE: pack, DATABASE_URL: postgres.url });
  expect([code, said]).toEqual([1, expect.stringMatching(/没有导入：\n.*tasks\/police\/id-card-renewal\.md:\d+ 承诺办结时限 399/)]);
  expect(await seen(one)).toBe(content);
});

test("a host is stopped and another one started under traffic without a failed request, because readiness ends before the door closes", async () => {
  const balancer = await startBalancer([one.origin, two.origin]);
  const statuses: string[] = [];
  const state = { over: false };
  const traffic = async (number: number) => {
    for (let time = 0; !state.over; time += 1) {
      const answers = [
        await fetch(`${balancer.origin}/portal/v3/faq?visit=${number}-${time}`),
        await send("POST feedback/add", letter(`第 ${number}-${time} 次`), { at: balancer.origin }),
      ];
      for (const answer of answers) statuses.push(`${answer.status} ${new URL(answer.url).pathname}`);
    }
  };
  const enough = async (more: number) => {
    const before = statuses.length;
    await expect.poll(() => statuses.length, { timeout: 30_000 }).toBeGreaterThan(before + more);
  };
  try {
    await expect.poll(() => balancer.isReady(one.origin) && balancer.isReady(two.origin)).toBe(true);
    const visitors = [1, 2, 3].map(traffic);
    await enough(10);
    const leaving = two;
    leaving.process.kill("SIGTERM");
    await expect.poll(() => balancer.isReady(leaving.origin), "its readiness ends").toBe(false);
    expect([(await fetch(`${leaving.origin}/readyz`)).status, (await fetch(`${leaving.origin}/portal/v3/faq`)).status], "and it still serves").toEqual([
      503, 200,
    ]);
    await clocks.two.forward(GRACE_SECONDS * 1000);
    await expect.poll(() => leaving.process.exitCode).toBe(0);
    balancer.hosts.delete(leaving.origin);
    two = await start({ DATABASE_URL: postgres.url });
    balancer.hosts.add(two.origin);
    await expect.poll(() => balancer.isReady(two.origin)).toBe(true);
    await enough(10);
    state.over = true;
    await Promise.all(visitors);
  } finally {
    state.over = true;
    balancer.stop();
  }
  expect([...new Set(statuses)].toSorted()).toEqual(["200 /portal/api/v2/feedback/add", "200 /portal/v3/faq"]);
});

/** Asks on a connection of its own, so that any worker may answer. @returns status and text; status 0 where the connection was lost */
const alone = (address: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((known) => {
    const lost = () => known({ status: 0, text: "" });
    request(address, { agent: false, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () => known({ status: response.statusCode ?? 0, text })).on("error", lost);
    })
      .on("error", lost)
      .end();
  });

/** Processes that a process has started. */
const childrenOf = (pid: number): number[] =>
  spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .stdout.split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));

test("workers share one port: log-ins and numbers are those of all, a killed one is replaced under traffic while the others serve, and all stop together", async () => {
  const token = "operator-of-the-workers";
  many = await start({ DATABASE_URL: postgres.url, WORKERS: "2", OPERATOR_TOKEN: token });
  const { origin: address, process: primary } = many;
  const { port } = new URL(address);
  const taken = await command(["dist/main.js"], {
    DATABASE_URL: postgres.url,
    WORKERS: "2",
    PROVINCE: pack,
    PORT: port,
    HOST: "127.0.0.1",
    LOG_LEVEL: "silent",
  });
  expect(taken, "what a worker cannot start for is said once").toEqual([
    1,
    `端口 ${port} 已被占用：请停掉占用它的程序，或换一个端口（PORT=4401 npm start）。\n`,
  ]);
  const workers = () => childrenOf(primary.pid ?? 0);
  await expect.poll(() => workers().length).toBe(2);

  const page = `${address}/portal/v3/faq`;
  const { cookie } = await inNameOf("student", one.origin);
  const known = new Set<string>();
  const each = Array.from({ length: 8 }, (_, index) => index);
  for (const _ of each) known.add(/"name":"[^"]*"/.exec((await alone(`${address}/_tif_sso_loginuser_maskget/`, { cookie })).text)?.[0] ?? "nobody");
  expect([...known], "on whichever worker").toEqual([expect.stringContaining("*")]);
  for (const _ of each) expect((await alone(page)).status).toBe(200);
  const counted = async () => {
    const { text } = await alone(`${address}/portal/operator/metrics`, { authorization: `Bearer ${token}` });
    const lines = text.split("\n").filter((line) => line.startsWith('onehall_http_requests_total{route="/portal/v3/faq"'));
    return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
  };
  expect([await counted(), await counted()], "whichever worker is asked").toEqual([each.length, each.length]);

  const state = { over: false, answered: 0 };
  const wrong: number[] = [];
  const visitors = [1, 2, 3].map(async () => {
    while (!state.over) {
      const { status } = await alone(page);
      if (status === 200) state.answered += 1;
      else wrong.push(status);
    }
  });
  const more = async (number: number) => {
    const before = state.answered;
    await expect.poll(() => state.answered).toBeGreaterThan(before + number);
  };
  try {
    const [killed = 0, ...others] = workers();
    process.kill(killed, "SIGKILL");
    await more(20);
    await expect.poll(() => workers().filter((pid) => pid !== killed)).toHaveLength(2);
    expect(workers(), "one is new").toEqual(expect.arrayContaining(others));
    await more(20);
  } finally {
    state.over = true;
  }
  await Promise.all(visitors);
  expect(
    wrong.filter((status) => status !== 0),
    "nobody is refused",
  ).toEqual([]);
  expect(wrong.length, "lost is what the killed one had in its hands").toBeLessThanOrEqual(visitors.length);

  const all = workers();
  primary.kill("SIGTERM");
  await expect.poll(() => primary.exitCode).toBe(0);
  expect(childrenOf(1).filter((pid) => all.includes(pid))).toEqual([]);
});

test("while PostgreSQL stands still, readiness says no, writes are refused with a sentence, cached pages go on; afterwards all is well", async () => {
  const page = `${one.origin}/portal/v3/faq?standing=1`;
  const write = () => send("POST feedback/add", letter("数据库不动的时候写的"), { at: one.origin });
  const ready = async () => (await fetch(`${one.origin}/readyz`)).status;
  expect([(await fetch(page)).status, await ready(), (await write()).status]).toEqual([200, 200, 200]);
  const connections = await query<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()");
  const signal = (name: NodeJS.Signals) => {
    for (const pid of [postgres.pid(), ...connections.map((connection) => connection.pid)])
      try {
        process.kill(pid, name);
      } catch {
        // A connection that has ended meanwhile.
      }
  };
  try {
    signal("SIGSTOP");
    expect(await ready(), "within the two seconds of its limit, by the clock of the machine").toBe(503);
    const refused: Response[] = [];
    void write().then((response) => refused.push(response));
    await expect
      .poll(async () => {
        await clocks.one.forward(11_000);
        return refused.length;
      }, "within the limits of statements and connections, by the clock of the portal")
      .toBe(1);
    const [answer] = refused;
    expect([answer?.status, await answer?.text()]).toEqual([503, expect.stringMatching(/暂时不可用|不能提交/)]);
    expect((await fetch(page)).status, "a cached page").toBe(200);
  } finally {
    signal("SIGCONT");
  }
  const well = async () => {
    await clocks.one.forward(16_000);
    return [(await fetch(`${one.origin}/readyz`)).status, (await write()).status];
  };
  await expect.poll(well).toEqual([200, 200]);
});

test("when the primary is lost and its standby promoted, a portal finds it without a restart, and everything that was acknowledged is there", async () => {
  const standby = await postgres.standby();
  const hosts = `${postgres.url.replace("/postgres", "")},${new URL(standby.url).host}/postgres?target_session_attrs=read-write`;
  const clock = standingClock();
  const portal = await start({ DATABASE_URL: hosts, ...clock.env });
  const receipts: string[] = [];
  const write = async (): Promise<number> => {
    const response = await send("POST feedback/add", letter(`第 ${receipts.length} 封`), { at: portal.origin });
    const { data } = (await response.json()) as { data?: { id: string } };
    if (data) receipts.push(data.id);
    return response.status;
  };
  try {
    const writing = [1, 2, 3].map(async () => {
      while ((await write()) === 200); // until the primary is gone
    });
    await expect.poll(() => receipts.length).toBeGreaterThan(20);
    await postgres.kill();
    await Promise.all(writing);
    expect((await fetch(`${portal.origin}/readyz`)).status).toBe(503);
    await queryOf(standby.url, "SELECT pg_promote()");
    await expect
      .poll(async () => {
        await clock.forward(16_000);
        return [(await fetch(`${portal.origin}/readyz`)).status, await write()];
      })
      .toEqual([200, 200]);
    for (const id of receipts) expect((await clientOf(portal).call(calls.feedbackGet, { id })).status).toBe("received");
  } finally {
    await portal.stop("SIGKILL");
    await standby.stop();
  }
});
