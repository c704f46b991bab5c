import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as calls from "@onehall/api";
import { answerTo, inNameOf, numberIn } from "../support/contract";
import { type Portal, root, startPortal } from "../support/portal";
import { servedPage, textOf } from "../support/served-page";
import { taskCode } from "../support/task-code";
import { expect, test } from "../support/test";

/** What operators see and do, on a portal of its own that they may look into. docs/requirements/operations.md */
const TOKEN = "operator-of-this-test";
const PHONE = "13800138000";
const server = join(root, "apps/server");
/** The driver of the embedded database, for what only somebody with access to its file can do. */
const Libsql = createRequire(join(server, "package.json"))("libsql") as new (file: string) => {
  exec(text: string): void;
  prepare(text: string): { all(...values: string[]): Record<string, string>[] };
  close(): void;
};

test.describe.configure({ mode: "default" });

let portal: Portal;
let logged = "";
let folder: string;

/** Sends its headers too slowly, while the other tests go on. */
let tooSlow: Promise<void>;

function sendSlowly(): Promise<void> {
  const { hostname, port } = new URL(portal.origin);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n");
  const drip = setInterval(() => socket.write("X-Slow: 1\r\n"), 1_000);
  return new Promise((closed) => socket.once("close", () => (clearInterval(drip), closed())));
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "onehall-operations-"));
  portal = await startPortal({ env: { OPERATOR_TOKEN: TOKEN, LOG_LEVEL: "warn", SLOW_QUERY_MS: "1", SAMPLE_OFFICE_SECONDS: "1" } });
  for (const stream of [portal.process.stdout, portal.process.stderr]) stream?.on("data", (chunk: Buffer) => (logged += chunk.toString()));
  tooSlow = sendSlowly();
});
test.afterAll(async () => {
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
});

const at = () => ({ at: portal.origin });
const asOperator = (path: string) => fetch(portal.origin + path, { headers: { authorization: `Bearer ${TOKEN}` } });

/** Runs `npm run data -- …` on a data folder. */
function data(dataDir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "src/operations/data-cli.ts", ...args], {
    cwd: server,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

test("Prometheus reads the numbers of the process with the operator's token alone, and the dashboard asks for numbers that there are", async () => {
  for (const path of ["/portal/v2/faq", "/portal/v3/index?region=440106", `/portal/v2/search?region=440106&keyword=${encodeURIComponent("社保")}`])
    await servedPage(portal.origin + path);
  expect((await fetch(`${portal.origin}/portal/operator/metrics`)).status).toBe(401);
  const answer = await asOperator("/portal/operator/metrics");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const text = await answer.text();
  expect(text).toMatch(/onehall_http_requests_total\{route="\/portal\/v2\/faq",method="GET",status="200"\} [1-9]/);
  const dashboard = readFileSync(join(root, "docs/operating/grafana-dashboard.json"), "utf8");
  const asked = [...new Set([...dashboard.matchAll(/onehall_\w+/g)].map(([name]) => name.replace(/_(?:bucket|sum|count)$/, "")))];
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
});

test("while new pages are rendered one after another, cached pages and health checks go on beside them", async () => {
  const kept = `${portal.origin}/portal/v2/faq`;
  await servedPage(kept);
  let answered = 0;
  const rendered = new AbortController();
  /** Of each new page: how many cached pages and health checks were answered until it was. */
  const until: number[] = [];
  const readers = [kept, kept, kept, `${portal.origin}/healthz`].map(async (address) => {
    while (!rendered.signal.aborted) {
      const answer = await fetch(address);
      expect(answer.status, address).toBe(200);
      await answer.arrayBuffer();
      answered += 1;
    }
  });
  const words = Array.from({ length: 24 }, (_, index) => `居住证${index}号楼`);
  const statuses = await Promise.all(
    words.map(async (word) => {
      const answer = await fetch(`${portal.origin}/portal/v2/search?region=440106&keyword=${encodeURIComponent(word)}`);
      await answer.arrayBuffer();
      until.push(answered);
      return answer.status;
    }),
  );
  rendered.abort();
  await Promise.all(readers);
  // Behind the new pages they would be answered once or twice; who waits too long is told to come again.
  expect(answered).toBeGreaterThan(words.length);
  expect(new Set(until).size).toBeGreaterThan(words.length / 2);
  expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test("refusals are logged without the visitor's address, slow statements without their values, and no number of a person is in the log", async () => {
  const wrong = await fetch(`${portal.origin}/portal/operator/metrics`, { headers: { authorization: "Bearer wrong-token-of-somebody" } });
  expect(wrong.status).toBe(401);
  await answerTo("POST feedback/add", { kind: "suggestion", content: `请打我的电话 ${PHONE}，我叫欧阳测试。`, url: "/portal/v2/index" }, at());
  await answerTo("POST solr/search/item", { keyword: "独一无二的词", region: "440000" }, at());
  await expect.poll(() => logged).toContain("a request was refused");
  await expect.poll(() => logged).toContain("a database statement was slow");
  expect(logged).toContain("wrong-token");
  for (const secret of ["127.0.0.1", "wrong-token-of-somebody", PHONE, "欧阳测试", "独一无二的词"]) expect(logged).not.toContain(secret);
  expect(await (await asOperator("/portal/operator/metrics")).text()).toMatch(/onehall_security_events_total\{event="wrong-token"\} [1-9]/);
});

test("an event carries category, action, label and value, and is counted by them", async () => {
  const event = { category: "试验分区", action: "点击", label: "试验按钮", value: 7 };
  await answerTo("POST tracking", {}, { ...at(), json: { key: calls.TRACKER_APP_KEY, events: [event, event] } });
  const row = async () => (await (await asOperator("/portal/operator/tracking?days=7")).text()).replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  await expect.poll(row, { timeout: 15_000 }).toMatch(/试验分区 点击 2 14 .*试验分区 点击 试验按钮 2 /);
});

test("in a demonstration an office moves an application on by itself, and its page says that it is a sample", async () => {
  const task = await taskCode(portal.origin, "机动车驾驶证遗失补证", "440106");
  const { call, cookie } = await inNameOf("commuter", portal.origin);
  const { questions } = await call(calls.applicationForm, { task });
  const answers = Object.fromEntries(questions.map(({ id, options }) => [id, options[0]?.id ?? ""]));
  await call(calls.applicationDraft, { task, answers: JSON.stringify(answers) });
  for (const step of ["details", "materials"] as const) await call(calls.applicationSample, { task, step });
  const { draft, version } = await call(calls.applicationForm, { task });
  const { receipt } = await call(calls.applicationSubmit, { task, key: draft.id, version, declared: "1" });
  await expect.poll(async () => (await call(calls.applicationCase, { receipt })).stage, { timeout: 30_000 }).toBe("issued");
  for (const face of ["v2", "v3"])
    expect(textOf((await servedPage(`${portal.origin}/portal/${face}/apply/case?id=${receipt}`, { cookie }))("main"))).toContain("样例");
});

/** Four pixels, and what somebody hides behind it. */
const PIXELS = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWPgDl/CHb6EAUIBABpSBBkZQCmQAAAAAElFTkSuQmCC",
  "base64",
);
const HIDDEN = "<script>alert(1)</script>";

test("an uploaded image is stored as its pixels alone, and what only begins like one is refused with a sentence", async () => {
  const post = (name: string, bytes: Buffer) => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ kind: "suggestion", content: "见图", url: "/portal/v2/index" })) body.append(field, value);
    body.append("images", new File([new Uint8Array(bytes)], name));
    return fetch(`${portal.origin}/portal/api/v2/feedback/add`, { method: "POST", body });
  };
  const refused = await post("a.jpg", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(HIDDEN)]));
  expect([refused.status, await refused.text()]).toEqual([415, expect.stringContaining("图片打不开")]);
  const stored = await post("a.png", Buffer.concat([PIXELS, Buffer.from(HIDDEN)]));
  expect(stored.status).toBe(200);
  const { data: sent } = (await stored.json()) as { data: { id: string } };
  const database = new Libsql(join(portal.dataDir, "onehall.db"));
  const images = database.prepare("SELECT type, data FROM feedback_image WHERE feedback_id = ?").all(numberIn(sent.id));
  database.close();
  expect(images).toEqual([{ type: "png", data: expect.any(String) }]);
  const bytes = Buffer.from(images[0]?.data ?? "", "base64");
  expect([bytes.subarray(1, 4).toString(), bytes.includes(HIDDEN)]).toEqual(["PNG", false]);
});

test("connections that send their headers too slowly are cut off", async () => {
  await tooSlow;
});

test("a second server on the same data folder, a folder that is a file and a damaged database are each said in a sentence with what to do", async () => {
  const start = (dataDir: string) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/main.js"], {
      cwd: server,
      env: { ...process.env, DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1" },
      encoding: "utf8",
      timeout: 60_000,
    });
    return { status, said: stdout + stderr };
  };
  const second = start(portal.dataDir);
  expect([second.status, second.said.includes(`进程号 ${portal.process.pid}`), second.said.includes(portal.dataDir)]).toEqual([1, true, true]);
  await writeFile(join(folder, "file"), "");
  expect(start(join(folder, "file"))).toEqual({ status: 1, said: expect.stringContaining("DATA_DIR 应为文件夹，现在是一个文件") });
  const damaged = await mkdtemp(join(folder, "damaged-"));
  await writeFile(join(damaged, "onehall.db"), "no database ".repeat(1_000));
  expect(start(damaged)).toEqual({ status: 1, said: expect.stringContaining("用最近的备份恢复") });
});

test("the data of one person is exported and deleted by a command, and old feedback is removed by another", async () => {
  const { call } = await inNameOf("veteran", portal.origin);
  const { id } = await call(calls.feedbackAdd, { kind: "suggestion", content: "要导出的意见", url: "/portal/v2/index" });
  const file = join(folder, "person.json");
  expect(data(portal.dataDir, "export-person", id, file)).toEqual({ status: 0, said: expect.stringContaining("已导出到") });
  const exported = await readFile(file, "utf8");
  expect(exported).toContain("要导出的意见");
  expect(exported).not.toContain("张样例");
  expect(data(portal.dataDir, "delete-person", id)).toEqual({ status: 0, said: expect.stringMatching(/已删除 [1-9]\d* 项/) });
  expect(data(portal.dataDir, "export-person", id, join(folder, "gone.json")).status).toBe(1);
  expect(data(portal.dataDir, "retention")).toEqual({
    status: 0,
    said: expect.stringMatching(/已删除：反馈 \d+ 条，办结的申请 \d+ 条，.*，过期的登录 \d+ 个/),
  });
});

test("a database is backed up while it is served, restored elsewhere and verified by a command, which finds a changed audit log", async () => {
  const { data: sent } = await answerTo<{ data: { id: string } }>(
    "POST feedback/add",
    { kind: "suggestion", content: "备份之前写的", url: "/portal/v2/index" },
    at(),
  );
  const file = join(folder, "backup.db");
  expect(data(portal.dataDir, "backup", file)).toEqual({ status: 0, said: expect.stringContaining("已备份到") });
  const restored = await mkdtemp(join(folder, "restored-"));
  expect(data(restored, "restore", file)).toEqual({ status: 0, said: expect.stringContaining("已恢复") });
  expect(data(restored, "verify")).toEqual({ status: 0, said: expect.stringContaining("没有发现问题") });
  expect((await readFile(file)).includes(numberIn(sent.id)), "what was written before").toBe(true);
  const changed = new Libsql(join(restored, "onehall.db"));
  changed.exec("UPDATE audit_entry SET actor = 'nobody' WHERE seq = 1");
  changed.close();
  expect(data(restored, "verify")).toEqual({ status: 1, said: expect.stringContaining("审计记录从第 1 条起不完整") });
  await writeFile(join(folder, "no-backup.db"), "x");
  expect(data(restored, "restore", join(folder, "no-backup.db")).status).toBe(1);
});
