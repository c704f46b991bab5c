import { createServer, type Server } from "node:http";
import * as calls from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import { expect, onTestFinished, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import type { Visitor } from "../../identity";
import { contractRouter } from "../router/router";
import { openHost } from "../testing";
import { readAdapterSettings } from "./adapter-settings";
import { deliverEvents, isSigned, signatureOf } from "./outbox";

const SECRET = "0123456789abcdef0123456789abcdef";

/** Takes the connection and never answers. */
const SILENT = 0;

type Message = { id: string; kind: string; receipt: string; applicant: string; materials: { images: { data: string }[] }[] };

/** The back end of a department: takes events as the manual says, or refuses them. */
async function backEnd() {
  const state = { status: 200 };
  const taken: Message[] = [];
  const server: Server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const [sent, signature] = [request.headers["x-onehall-sent"], request.headers["x-onehall-signature"]];
      const right = request.url === "/applications/events" && isSigned(SECRET, `${String(sent)}.${body}`, String(signature));
      if (right && state.status === 200) taken.push(JSON.parse(body) as Message);
      if (state.status !== SILENT) response.writeHead(right ? state.status : 401).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())));
  const address = server.address();
  return { state, taken, base: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}` };
}

test.each([
  [{ UPSTREAM_APPLICATIONS: "backend" }, "不对"],
  [{ UPSTREAM_APPLICATIONS: "https://backend.example", UPSTREAM_APPLICATIONS_SECRET: "short" }, "太短"],
])("settings %j are refused", (env, words) => {
  expect(() => readAdapterSettings(env, (sentence) => new Error(sentence))).toThrow(words);
});

test("settings: none, or a base without a slash at its end and a list of departments", () => {
  const read = (env: Record<string, string>) => readAdapterSettings(env, (sentence) => new Error(sentence));
  expect(read({})).toBeUndefined();
  expect(
    read({ UPSTREAM_APPLICATIONS: "https://b.example/", UPSTREAM_APPLICATIONS_SECRET: SECRET, UPSTREAM_APPLICATIONS_DEPARTMENTS: "police, health" }),
  ).toEqual({
    base: "https://b.example",
    secret: SECRET,
    departments: ["police", "health"],
  });
});

onEachDatabase((_name, open) => {
  test("events wait for a back end that is down, and arrive once and in order when it is back", { timeout: 60_000 }, async () => {
    const { state, taken, base } = await backEnd();
    const host = await openHost(open);
    const services = { ...host.services, adapter: { base, secret: SECRET, departments: ["police"] } };
    const router = contractRouter(services);
    const visitor: Visitor = { person: "guardian", user: { name: "测*", level: "2", account_type: "person", corp: null } };
    const client = calls.createClient({
      baseUrl: "http://host.test",
      validate: validateAnswer,
      fetch: async (input, init) => router.fetch(new Request(input, init), { visitor }),
    });
    const row = await host.database.get(
      sql<{
        code: string;
      }>`SELECT item.code FROM item JOIN task ON task.id = item.task_id WHERE task.dept_id = 'police' AND task.online >= 3 AND item.region = '440106' ORDER BY task.id LIMIT 1`,
    );
    const task = row?.code ?? "";
    const empty = await client.call(calls.applicationForm, { task });
    await client.call(calls.applicationDraft, {
      task,
      answers: JSON.stringify(Object.fromEntries(empty.questions.map(({ id, options }) => [id, options[0]?.id ?? ""]))),
    });
    await client.call(calls.applicationSample, { task, step: "details" });
    await client.call(calls.applicationSample, { task, step: "materials" });
    const { draft, version } = await client.call(calls.applicationForm, { task });
    const { receipt } = await client.call(calls.applicationSubmit, { task, key: draft.id, version, declared: "1" });

    const at = (seconds: number) => new Date(services.now().getTime() + seconds * 1000);
    state.status = 503;
    expect(await deliverEvents(host.database, services.adapter, services.log, at(0))).toBe(0);
    expect(await deliverEvents(host.database, services.adapter, services.log, at(1))).toBe(0); // not due again yet
    state.status = SILENT;
    expect(await deliverEvents(host.database, services.adapter, services.log, at(5), 50)).toBe(0); // too slow: sent again later

    // The back end asks for a correction meanwhile, as far as it is allowed to.
    const send = (event: { id: string; kind: "correction-asked" | "accepted"; note: string }, secret = SECRET, age = 0) => {
      const sent = String(Math.floor(services.now().getTime() / 1000) - age);
      const signature = signatureOf(secret, [sent, event.id, receipt, event.kind, event.note].join("."));
      return client.call(calls.applicationEvent, { ...event, receipt, sent, signature });
    };
    const asked = { id: "e1", kind: "correction-asked", note: "请补拍" } as const;
    await expect(send(asked, SECRET.replace("0", "1"))).rejects.toMatchObject({ status: 401 });
    await expect(send(asked, SECRET, 600)).rejects.toMatchObject({ status: 401 });
    expect(await send(asked)).toEqual({ stage: "correction" });
    expect(await send(asked)).toEqual({ stage: "correction" });
    await expect(send({ id: "e2", kind: "accepted", note: "" })).rejects.toMatchObject({ status: 409 });
    await client.call(calls.applicationCorrect, { receipt, note: "已补拍" });

    state.status = 200;
    const together = await Promise.all([1, 2].map(() => deliverEvents(host.database, services.adapter, services.log, at(20))));
    expect(new Set(together), "of two processes one sends it").toEqual(new Set([0, 1]));
    expect(await deliverEvents(host.database, services.adapter, services.log, at(21))).toBe(1);
    expect(await deliverEvents(host.database, services.adapter, services.log, at(9_999))).toBe(0);
    expect(taken.map(({ kind, receipt: of, applicant }) => [kind, of, applicant])).toEqual([
      ["submitted", receipt, "张样例"],
      ["corrected", receipt, "张样例"],
    ]);
    expect(await send({ id: "e3", kind: "accepted", note: "" })).toEqual({ stage: "accepted" });
  });
});
