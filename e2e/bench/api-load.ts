import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Load } from "./tools";

export type Request = { method: "GET" | "POST"; path: string; body: string };

const SECOND_CORE = ["-c", "1"];

const milliseconds = (text: string): number => {
  const [, value, unit] = /([\d.]+)(us|ms|s|m)/.exec(text) ?? [];
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit ?? "ms"] ?? 1);
};

/** Microseconds of processor by a file of /proc; Linux counts in hundredths of a second. */
const usedSince = (file: string): number => {
  const [, numbers = ""] = readFileSync(file, "utf8").split(") ");
  const [user, system] = numbers.split(" ").slice(11, 13);
  return (Number(user) + Number(system)) * 10_000;
};

/** Microseconds of processor that a process and its threads have used. */
export const usedBy = (pid: number): number => usedSince(`/proc/${pid}/stat`);

/** The same of its main thread alone. */
export const usedByMainThread = (pid: number): number => usedSince(`/proc/${pid}/task/${pid}/stat`);

/** A load, and the processor time of the server for each request, in microseconds: on a machine that is shared the figure that stays the same. */
export type Capacity = Load & { cpu: number };

/** Connections of one wrk thread on the second core, each asking again as soon as it is answered. @param pid of the server */
export function capacity(origin: string, pid: number, { method, path, body }: Request, seconds: number, connections = 16): Capacity {
  if (new URL(origin).hostname !== "127.0.0.1") throw new Error("load goes to this machine only");
  const folder = mkdtempSync(join(tmpdir(), "onehall-wrk-"));
  const script = join(folder, "request.lua");
  const form = method === "POST" ? `wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"\nwrk.body = ${JSON.stringify(body)}\n` : "";
  writeFileSync(script, `wrk.method = "${method}"\n${form}`);
  try {
    const before = usedBy(pid);
    const wrk = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-s", script, origin + path];
    const { stdout, status } = spawnSync("taskset", [...SECOND_CORE, ...wrk], { encoding: "utf8" });
    const used = usedBy(pid) - before;
    if (status !== 0) throw new Error(`wrk failed:\n${stdout}`);
    const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "0";
    return {
      perSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
      p50: milliseconds(read(/^\s+50%\s+(\S+)/m)), // at the beginning of a line: "97.50%" stands in others
      p99: milliseconds(read(/^\s+99%\s+(\S+)/m)),
      errors: Number(read(/Non-2xx or 3xx responses: (\d+)/)) + Number(read(/Socket errors: .*timeout (\d+)/)),
      cpu: used / Number(read(/(\d+) requests in/)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export type Steady = {
  perSecond: number;
  seconds: number;
  /** Hostile requests: statuses of 400 and above are answers, those of 500 are not. */ mayRefuse?: boolean;
};

/** Requests in turn at an even rate, whether or not the server keeps up: what visitors feel. Measured in a process of its own on the second core. */
export const latency = (origin: string, requests: readonly Request[], { perSecond, seconds, mayRefuse = false }: Steady) =>
  new Promise<Load>((done, failed) => {
    const script = fileURLToPath(new URL("api-steady.ts", import.meta.url));
    const child = spawn("taskset", [...SECOND_CORE, process.execPath, "--import", "tsx", script], { stdio: ["pipe", "pipe", "inherit"] });
    child.stdin.end(JSON.stringify({ origin, requests, perSecond, seconds, mayRefuse }));
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("exit", (code) => (code === 0 ? done(JSON.parse(output) as Load) : failed(new Error(`the steady load ended with ${code}`))));
  });
