import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync, statfsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as calls from "@onehall/api";
import { inNameOf, send } from "../support/contract";
import { freePort, newDataDir, type Portal, root, startPortal } from "../support/portal";
import { servedPage, textOf } from "../support/served-page";
import { standingClock } from "../support/standing-clock";
import { taskCode } from "../support/task-code";
import { expect, test } from "../support/test";

/** What happens when back ends, the disk, the database or too many visitors make trouble, on a portal whose clock is moved. docs/requirements/operations.md and architecture.md */
const FACES = ["v2", "v3"] as const;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const MIB = 1024 * 1024;
const TOKEN = "operator-of-this-test";
const SECRET = "0123456789abcdef0123456789abcdef";
/** Longest time for one answer of a back end, in milliseconds of the portal's clock. */
const DEADLINE = 2 * SECOND;
/** The driver of the embedded database, for what only somebody with access to its file can do. */
const Libsql = createRequire(join(root, "apps/server/package.json"))("libsql") as new (file: string) => { exec(text: string): void; close(): void };

type DepartmentMode = "ok" | "fails" | "garbage" | "dies";
/** What the back end of the department has received, also where it did not say so. */
type Event = { id: string; kind: string; receipt: string; applicant: string; department: string; mode: DepartmentMode };

/** A back end for notices, which can be made to fail or to hold its answers, and for applications, which can be down. */
async function startBackEnd() {
  const [port, departmentPort] = [await freePort(), await freePort()];
  const state: { notices: "well" | "holds" | "broken"; asked: number } = { notices: "well", asked: 0 };
  const held: (() => void)[] = [];
  const events: Event[] = [];
  const notices = createServer((request, response) => {
    state.asked += 1;
    if (state.notices === "broken") return void response.destroy();
    const notice = {
      id: "2026-11-18-x",
      title: `后端的通知 ${state.asked}`,
      date: "2026-11-18 09:30",
      source: "",
      regionCode: "440000",
      regionName: "广东省",
      kind: "",
    };
    const answer = () =>
      void response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ statusCode: "200", data: { total: 1, page: 1, pageSize: 10, data: [notice] } }));
    request.resume();
    return state.notices === "holds" ? void held.push(answer) : answer();
  });
  let department: ChildProcess | undefined;
  const stopDepartment = async () => {
    const running = department;
    department = undefined;
    if (!running || running.exitCode !== null) return;
    running.kill();
    await once(running, "exit");
  };
  /** In place of the one that ran before. @returns when it listens */
  const startDepartment = async (mode: DepartmentMode) => {
    await stopDepartment();
    const script = join(root, "e2e/support/department.mjs");
    const started = spawn(process.execPath, [script, String(departmentPort), SECRET, mode], { stdio: ["ignore", "pipe", "inherit"] });
    department = started;
    const lines = createInterface({ input: started.stdout });
    await once(lines, "line");
    lines.on("line", (line) => events.push(JSON.parse(line) as Event));
  };
  const listen = (server: typeof notices, on: number) => new Promise<void>((listening) => server.listen(on, "127.0.0.1", listening));
  await listen(notices, port);
  return {
    state,
    events,
    addresses: { UPSTREAM_NOTICES: `http://127.0.0.1:${port}`, UPSTREAM_APPLICATIONS: `http://127.0.0.1:${departmentPort}` },
    /** Sends every answer that was held. */
    release: () => {
      state.notices = "well";
      for (const answer of held.splice(0)) answer();
    },
    startDepartment,
    stop: async () => {
      notices.closeAllConnections();
      notices.close();
      await stopDepartment();
    },
  };
}

test.describe.configure({ mode: "default" });

const clock = standingClock();
let backEnd: Awaited<ReturnType<typeof startBackEnd>>;
let portal: Portal;
let dataDir: string;
/** What fills the disk, in bytes: other tests that write beside change less than half of it. */
let filling: number;

test.beforeAll(async () => {
  backEnd = await startBackEnd();
  dataDir = await newDataDir();
  const { bavail, bsize } = statfsSync(dataDir);
  const margin = Math.min(2048 * MIB, Math.floor((bavail * bsize) / 4));
  filling = 2 * margin;
  portal = await startPortal({
    dataDir,
    env: {
      ...clock.env,
      ...backEnd.addresses,
      UPSTREAM_APPLICATIONS_SECRET: SECRET,
      UPSTREAM_APPLICATIONS_DEPARTMENTS: "police",
      UPSTREAM_TIMEOUT_MS: String(DEADLINE),
      DISK_RESERVE_MIB: String(Math.floor((bavail * bsize - margin) / MIB)),
      ANSWER_CACHE_MIB: "0",
      OPERATOR_TOKEN: TOKEN,
      TRUST_PROXY: "1",
      WRITES_PER_MINUTE: "1000",
      LOG_LEVEL: "silent",
    },
  });
});
test.afterAll(async () => {
  await portal.stop();
  await backEnd.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const at = () => ({ at: portal.origin });
const open = (path: string, init?: RequestInit) => fetch(portal.origin + path, init);
/** Numbers of the process by name and labels. */
async function metric(name: string): Promise<number> {
  const text = await (await open("/portal/operator/metrics", { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  return Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")
      .at(-1) ?? 0,
  );
}
/** Changes the database as nobody but its operator can. */
function execute(text: string): void {
  const database = new Libsql(join(dataDir, "onehall.db"));
  database.exec(`PRAGMA busy_timeout = 5000; ${text}`);
  database.close();
}
const feedback = { kind: "suggestion", content: "希望周六也能办", url: "/portal/v2/index" };
const READ_ONLY = "不能提交";

test("where the disk has no room the portal is read-only by itself, says so, and comes back by itself", async () => {
  const write = async () => (await send("POST feedback/add", feedback, at())).status;
  expect([await write(), await (await open("/readyz")).text()]).toEqual([200, "ready"]);
  const full = join(dataDir, "full");
  expect(spawnSync("fallocate", ["-l", String(filling), full]).status).toBe(0);
  await clock.forward(16 * SECOND);
  await expect.poll(write).toBe(503);
  expect(await (await open("/readyz")).text()).toBe("ready, read-only");
  const refused = await send("POST feedback/add", feedback, at());
  expect(await refused.json()).toMatchObject({ statusCode: "503", statusDescription: expect.stringContaining("没有丢失") });
  for (const face of FACES) expect(await (await open(`/portal/${face}/faq`)).text(), face).toContain(READ_ONLY);
  const form = await open("/portal/v2/feedback", { method: "POST", headers: { origin: portal.origin }, body: new URLSearchParams(feedback) });
  expect(await form.text()).toContain(feedback.content);
  expect((await open("/portal/v2/index?region=440106")).status, "reading goes on").toBe(200);
  rmSync(full);
  await clock.forward(16 * SECOND);
  await expect.poll(write).toBe(200);
  for (const face of FACES) {
    const shown = async () => {
      await clock.forward(31 * SECOND); // what is cached says so for a while
      return (await open(`/portal/${face}/faq`)).text();
    };
    await expect.poll(shown, face).not.toContain(READ_ONLY);
  }
});

test("a rendered page is kept: fresh for half a minute, then sent once more while a new one is made, then for as long as no new one can be", async () => {
  const [first, second, third] = ["第一版的话。", "第二版的话。", "第三版的话。"];
  const say = (lead: string) => execute(`UPDATE article SET lead = '${lead}' WHERE key = 'about-me'`);
  const shown = async () => {
    const text = textOf((await servedPage(`${portal.origin}/portal/v3/about-me?region=440100`))("main"));
    return [first, second, third].find((lead) => text.includes(lead));
  };
  say(first);
  expect(await shown()).toBe(first);
  say(second);
  await clock.forward(29 * SECOND);
  expect([await shown(), await shown()], "fresh").toEqual([first, first]);
  await clock.forward(2 * SECOND);
  expect(await shown(), "stale, while a new one is made").toBe(first);
  await expect.poll(shown).toBe(second);
  say(third);
  execute("ALTER TABLE article RENAME TO article_away");
  await clock.forward(3 * HOUR);
  for (let time = 0; time < 3; time += 1) expect(await shown(), "no new one can be made").toBe(second);
  execute("ALTER TABLE article_away RENAME TO article");
  await expect.poll(shown).toBe(third);
  say(first);
  await clock.jump(-24 * HOUR);
  await expect.poll(shown, "a clock that is set back makes no page fresh for a day").toBe(first);
  await clock.jump(24 * HOUR);
});

test("deadlines bound a call to a back end, and one that is dead is left alone for ten seconds", async () => {
  const list = async () => {
    const response = await send("GET data/noticeListNew", { region: "440100" }, at());
    const { data } = (await response.json()) as { data?: { data: { title: string }[] } };
    return [response.status, data?.data[0]?.title];
  };
  const [status, good] = await list();
  expect([status, good]).toEqual([200, expect.stringContaining("后端的通知")]);
  // Slow: given up at the deadline, twice, and the last good answer stands in.
  backEnd.state.notices = "holds";
  backEnd.state.asked = 0;
  const slow = list();
  for (const tries of [1, 2]) {
    await expect.poll(() => backEnd.state.asked).toBe(tries);
    await clock.forward(DEADLINE + 1);
  }
  expect(await slow).toEqual([200, good]);
  expect(await metric('onehall_upstream_duration_seconds_count{family="notices",outcome="failed"}')).toBe(2);
  // Dead: three more failures make five, then nobody asks it.
  backEnd.state.notices = "broken";
  for (let time = 0; time < 4; time += 1) expect(await list()).toEqual([200, good]);
  expect(backEnd.state.asked).toBe(5);
  expect((await send("GET data/noticeListNew", { region: "440300" }, at())).status, "nothing is known of this one").toBe(503);
  await clock.forward(9 * SECOND);
  await list();
  expect(backEnd.state.asked).toBe(5);
  await clock.forward(2 * SECOND);
  await list();
  await list();
  expect(backEnd.state.asked, "one request tries").toBe(6);
  backEnd.release();
  await clock.forward(11 * SECOND);
  expect(await list()).toEqual([200, expect.stringMatching(/后端的通知 7$/)]);
});

test("beyond the capacity of the queue pages are refused with a sentence, at once or soon; cached pages and health checks go on, forms keep what was typed", async () => {
  const page = (number: number) => `/portal/v2/notices?region=440100&page=${number}`;
  const [cached, RUNNING, CROWD, WAITING, MORE] = ["/portal/v2/about-me?region=440100", 8, 16, 64, 4];
  expect((await open(cached)).status).toBe(200);
  backEnd.state.notices = "holds";
  const before = await metric('onehall_queue_refused_total{queue="page"}');
  const refusals = async () => (await metric('onehall_queue_refused_total{queue="page"}')) - before;
  const answers = Array.from({ length: RUNNING + WAITING + MORE }, (_, number) => open(page(number + 1)));
  await expect.poll(refusals, "those for whom there is no room, then those of a long queue").toBe(WAITING + MORE - CROWD);
  expect([await metric('onehall_queue_running{queue="page"}'), await metric('onehall_queue_waiting{queue="page"}')]).toEqual([RUNNING, CROWD]);
  const refused = await open(page(999));
  expect([refused.status, refused.headers.get("retry-after"), await refused.text()]).toEqual([
    503,
    "5",
    expect.stringContaining("现在访问的人很多，这一页暂时打不开。请过几秒再刷新。"),
  ]);
  const form = await open("/portal/v2/feedback", { method: "POST", headers: { origin: portal.origin }, body: new URLSearchParams(feedback) });
  const html = await form.text();
  expect([form.status, html.includes("还没有提交"), html.includes(feedback.content)]).toEqual([503, true, true]);
  for (const path of [cached, "/healthz", "/readyz"]) expect((await open(path)).status, path).toBe(200);
  backEnd.release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 503).length]).toEqual([
    RUNNING + CROWD,
    WAITING + MORE - CROWD,
  ]);
  expect((await open(page(999))).status).toBe(200);
});

test("a department's back end takes applications over by signed events, which wait while it is down, and sends its own back", async () => {
  const task = await taskCode(portal.origin, "机动车驾驶证遗失补证", "440106");
  // Anew each time: hours pass on the clock of this portal.
  const loggedIn = () => inNameOf("commuter", portal.origin);
  const apply = async (code = task) => {
    const { call } = await loggedIn();
    const { questions } = await call(calls.applicationForm, { task: code });
    const answers = JSON.stringify(Object.fromEntries(questions.map(({ id, options }) => [id, options[0]?.id ?? ""])));
    await call(calls.applicationDraft, { task: code, answers });
    for (const step of ["details", "materials"] as const) await call(calls.applicationSample, { task: code, step });
    const { draft, version } = await call(calls.applicationForm, { task: code });
    return (await call(calls.applicationSubmit, { task: code, key: draft.id, version, declared: "1" })).receipt;
  };
  const receipt = await apply();
  await (await loggedIn()).call(calls.applicationWithdraw, { receipt });
  for (let time = 0; time < 3; time += 1) await clock.forward(10 * SECOND);
  expect(backEnd.events, "nobody listens").toEqual([]);

  // It fails, it talks nonsense, it dies after it has received: each time the event is sent again, the later one waits, nothing is lost.
  const received = (mode: DepartmentMode) => backEnd.events.filter((event) => event.mode === mode);
  for (const mode of ["fails", "garbage", "dies"] as const) {
    await backEnd.startDepartment(mode);
    await expect
      .poll(async () => {
        await clock.forward(HOUR);
        return received(mode).length;
      }, mode)
      .toBeGreaterThan(0);
    expect(new Set(received(mode).map(({ kind }) => kind)), mode).toEqual(new Set(["submitted"]));
  }
  await backEnd.startDepartment("ok");
  const arrived = async () => {
    await clock.forward(HOUR);
    return received("ok").map(({ kind, receipt: of, applicant }) => [kind, of, applicant]);
  };
  await expect.poll(arrived).toEqual([
    ["submitted", receipt, expect.stringMatching(/^\p{Script=Han}{2,}$/u)],
    ["withdrawn", receipt, expect.stringMatching(/^\p{Script=Han}{2,}$/u)],
  ]);
  // What was received before it died has the same number: the other side can tell.
  expect(new Set(backEnd.events.filter(({ kind }) => kind === "submitted").map(({ id }) => id)).size).toBe(1);
  // Another department has not been taken over: its applications stay at the desk.
  const other = await apply(await taskCode(portal.origin, "食品经营许可证新办", "440106"));
  const desk = await inNameOf("desk-market", portal.origin);
  await desk.call(calls.deskAct, { receipt: other, act: "accept", stage: "submitted" });

  // A second one, which the back end itself moves on.
  const second = await apply();
  const report = async (id: string, kind: string, { secret = SECRET, age = 0 } = {}) => {
    const sent = String(Math.floor(clock.now() / SECOND) - age);
    const signature = createHmac("sha256", secret).update([sent, id, second, kind, ""].join(".")).digest("base64url");
    return (await send("POST applications/event", {}, { ...at(), json: { id, receipt: second, kind, note: "", sent, signature } })).status;
  };
  expect(
    [await report("e1", "accepted", { secret: SECRET.replace("0", "1") }), await report("e1", "accepted", { age: 600 })],
    "signed by somebody else, too old",
  ).toEqual([401, 401]);
  expect([await report("e1", "accepted"), await report("e1", "accepted"), await report("e2", "accepted")], "once, repeated, out of order").toEqual([
    200, 200, 409,
  ]);
  expect([await report("e3", "approved"), (await (await loggedIn()).call(calls.applicationCase, { receipt: second })).stage]).toEqual([200, "decided"]);
  await expect.poll(async () => (await arrived()).at(-1)?.[1]).toBe(second);
  expect(new Set(backEnd.events.map(({ department }) => department))).toEqual(new Set(["police"]));
  expect(backEnd.events.some((event) => event.receipt === other)).toBe(false);
});

test("of more PDFs than can wait some are refused at once with a sentence, and the others are made", async () => {
  const { items } = await calls.createClient({ baseUrl: portal.origin }).call(calls.auditItems, { AREA_CODE: "440106", PAGESIZE: 40 });
  const answers = await Promise.all(
    items.map(async ({ taskCode: code }, number) => {
      const answer = await open(`/portal/pdf/guide/${code}.pdf`, { headers: { "x-forwarded-for": `203.0.113.${number}` }, redirect: "manual" });
      const body = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, body, retry: answer.headers.get("retry-after") };
    }),
  );
  const [made, refused] = [answers.filter(({ status }) => status === 200), answers.filter(({ status }) => status !== 200)];
  expect([made.length >= 24, refused.length > 0], `${made.length} made`).toEqual([true, true]);
  for (const { body } of made) expect(body.subarray(0, 5).toString()).toBe("%PDF-");
  for (const { status, body, retry } of refused) expect([status, retry, body.toString()]).toEqual([503, "5", "现在下载的人很多，请过一会儿再试。"]);
});
