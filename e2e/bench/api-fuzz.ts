import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { startPortal } from "../support/portal";
import { type Hostile, hostileRequests, MARK, seeded, targetsOf } from "./api-fuzz-requests";

const REQUESTS = 20_000;
const SEED = 20_261_118;
/** Requests under way at once. */
const WORKERS = 8;
/** Longest time for an answer, in milliseconds. */
const PATIENCE = 10_000;
/** How much the memory of the second half may grow over that of the first, in MiB. */
const GROWTH = 48;
/** What stands in a stack trace or an error of a database, and in no answer of ours. */
const TRACE = /\bat [\w.<>]+ \(|node_modules|node:internal|\.ts:\d+|SQLITE_|syntax error|TypeError|ReferenceError|\/etc\/|root:/;

type Answer = { status: number; type: string; nosniff: boolean; body: string };

/** Sends one request as it is, past every tool that would fix it. */
const send = (origin: string, agent: Agent, { method, path, headers, body }: Hostile) =>
  new Promise<Answer>((done, failed) => {
    const { hostname, port } = new URL(origin);
    const asked = request({ agent, hostname, port, method, path, headers, timeout: PATIENCE }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", failed);
      response.on("end", () =>
        done({
          status: response.statusCode ?? 0,
          type: response.headers["content-type"] ?? "",
          nosniff: response.headers["x-content-type-options"] === "nosniff",
          body: response.headers["content-encoding"] ? "" : Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    asked.on("timeout", () => asked.destroy(new Error("time-out")));
    asked.on("error", failed);
    asked.end(body);
  });

/** What is wrong with an answer to a hostile request; `undefined`: nothing. */
function faultOf({ status, type, nosniff, body }: Answer): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (TRACE.test(body)) return "tells about the inside";
  const isJson = type.startsWith("application/json") || type.startsWith("image/");
  if (body.includes(MARK) && (!isJson || !nosniff)) return `reflects what was sent as ${type || "no type"}`;
  if (status >= 400 && status !== 404 && type.startsWith("application/json") && body !== "" && !/\p{Script=Han}/u.test(body))
    return "refuses without a Chinese sentence";
  return undefined;
}

const memoryOf = async (pid: number | undefined): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Twenty thousand hostile requests over all calls that the server describes: no 5xx, no time-out, no trace, nothing reflected that a browser would
 * run, memory flat. The same seed sends the same requests: `npm run bench -- api-fuzz [seed] [requests]`.
 */
export async function run([seedText, countText]: string[] = []): Promise<number> {
  const seed = Number(seedText ?? SEED);
  const total = Number(countText ?? REQUESTS);
  // Small caches: what they keep is no leak, and would look like one until they are full.
  const dataDir = process.env.BENCH_DATA_DIR; // a folder with a province in it saves the import
  const portal = await startPortal({ ...(dataDir ? { dataDir } : {}), env: { WRITES_PER_MINUTE: "1000000", ANSWER_CACHE_MIB: "8", PAGE_CACHE_MIB: "1" } });
  const agent = new Agent({ keepAlive: true, maxSockets: WORKERS });
  try {
    const document = await fetch(`${portal.origin}/portal/api/openapi.json`);
    const targets = targetsOf((await document.json()) as Parameters<typeof targetsOf>[0]);
    const next = hostileRequests(targets, seeded(seed));
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    const memory: number[] = [];
    let sent = 0;
    let slowest = 0;

    const worker = async (): Promise<void> => {
      while (sent < total) {
        const number = (sent += 1);
        const hostile = next();
        const start = performance.now();
        const fault = await send(portal.origin, agent, hostile).then(
          (answer) => {
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
            return faultOf(answer);
          },
          async (error: NodeJS.ErrnoException) => {
            // A server may close on a body that it will not read to the end; that it still lives is asked with the next one.
            if (["EPIPE", "ECONNRESET"].includes(error.code ?? "") && (hostile.body?.length ?? 0) > 262_144) return undefined;
            return error.message;
          },
        );
        slowest = Math.max(slowest, performance.now() - start);
        if (fault && faults.length < 20)
          faults.push(`#${number} ${hostile.method} ${hostile.path.slice(0, 160)} ${hostile.headers["content-type"] ?? ""}: ${fault}`);
        if (number % 250 === 0) memory.push(await memoryOf(portal.process.pid));
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));

    const quarter = Math.floor(memory.length / 4);
    const [before, after] = [median(memory.slice(quarter, 2 * quarter)), median(memory.slice(-quarter))];
    const alive = await fetch(`${portal.origin}/readyz`).then(({ ok }) => ok);
    console.log(`\n${sent} hostile requests over ${targets.length} calls, seed ${seed}, ${WORKERS} at once`);
    console.log(
      `answers: ${[...statuses]
        .sort(([one], [other]) => one - other)
        .map(([status, n]) => `${status}: ${n}`)
        .join("  ")}`,
    );
    console.log(`slowest ${slowest.toFixed(0)} ms   memory ${before.toFixed(0)} → ${after.toFixed(0)} MiB   alive: ${alive ? "yes" : "no"}`);
    if (after - before > GROWTH) faults.push(`memory grew by ${(after - before).toFixed(0)} MiB, ${GROWTH} are allowed`);
    if (!alive) faults.push("the server does not answer any more");
    for (const fault of faults) console.log(`  ${fault}`);
    console.log(faults.length === 0 ? "nothing found" : `${faults.length} faults`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    agent.destroy();
    await portal.stop();
  }
}
