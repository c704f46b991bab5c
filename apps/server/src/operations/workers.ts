import cluster, { type Worker } from "node:cluster";
import { setTimeout as after } from "node:timers/promises";
import { AggregatorRegistry } from "prom-client";
import type { Log } from "../common/log";
import { registry } from "../common/metrics";

/** A worker that has served for so long was in order, in milliseconds. */
const STEADY = 60_000;
/** Pause before a worker is started anew, doubled with each one in a row that was not in order, and the longest, in milliseconds. */
const PAUSE = { first: 250, longest: 10_000 };
/** After so many in a row the process ends, unless another worker is in order. */
const TRIES = 8;
/** Longest time for workers to end after the grace, in milliseconds: a little more than each gives itself. */
const PATIENCE = 15_000;

export type WorkersOptions = {
  count: number;
  /** Starts a worker. */
  fork: () => Worker;
  /** Called once, when the first worker takes connections. */
  onServing: (port: number) => void;
  log: Pick<Log, "error">;
  pause?: typeof PAUSE;
};

export type Workers = {
  /** Tells all to stop; those that have not after the grace (milliseconds) are ended. */
  stop: (grace: number) => void;
  /** The exit code, when all have ended; with the sentence for the operator where they ended by themselves. */
  ended: Promise<{ code: number; sentence?: string }>;
};

/**
 * Keeps so many workers of one port. The first one starts alone: where it cannot (port taken, wrong database), it has said why, and that is the end. From
 * then on whoever ends is started anew, with growing pauses; the loop ends when workers keep ending and none is in order.
 * @see OPS-15
 */
export function superviseWorkers({ count, fork, onServing, log, pause = PAUSE }: WorkersOptions): Workers {
  const running = new Set<Worker>();
  /** Workers that take connections, and since when. */
  const serving = new Map<Worker, number>();
  const over = new AbortController();
  let failed = false;

  function start(): { listening: Promise<number>; exit: Promise<[code: number | null, signal: string | null]> } {
    const worker = fork();
    running.add(worker);
    worker.on("error", () => undefined); // A message to a worker that has just ended; its exit is what counts.
    const listening = new Promise<number>((done) =>
      worker.once("listening", ({ port }: { port: number }) => {
        serving.set(worker, Date.now());
        done(port);
      }),
    );
    const exit = new Promise<[number | null, string | null]>((done) =>
      worker.once("exit", (code: number | null, signal: string | null) => {
        running.delete(worker);
        serving.delete(worker);
        done([code, signal]);
      }),
    );
    return { listening, exit };
  }

  const inOrder = (): boolean => [...serving.values()].some((since) => Date.now() - since >= STEADY);

  /** Keeps one place filled until all stop. @returns false when workers keep ending */
  async function keep(first: ReturnType<typeof start>): Promise<boolean> {
    let tries = 0;
    for (let worker = first; ; worker = start()) {
      const begun = Date.now();
      const [code, signal] = await worker.exit;
      if (over.signal.aborted) {
        failed ||= code !== 0 && signal !== "SIGTERM"; // One that the signal ends was still starting.
        return true;
      }
      tries = Date.now() - begun >= STEADY ? 1 : tries + 1;
      log.error({ code, signal }, "a worker ended; another one is started");
      if (tries >= TRIES && !inOrder()) return false;
      await after(Math.min(pause.first * 2 ** (tries - 1), pause.longest), undefined, { signal: over.signal }).catch(() => undefined);
      if (over.signal.aborted) return true;
    }
  }

  function stop(grace: number): void {
    if (over.signal.aborted) return;
    over.abort();
    const signalAll = (signal: NodeJS.Signals) => {
      for (const worker of running) worker.process.kill(signal);
    };
    signalAll("SIGTERM");
    setTimeout(signalAll, grace + PATIENCE, "SIGKILL").unref();
  }

  async function run(): Promise<{ code: number; sentence?: string }> {
    const first = start();
    const outcome = await Promise.race([first.listening, first.exit]);
    if (Array.isArray(outcome)) return { code: over.signal.aborted ? 0 : (outcome[0] ?? 1) };
    onServing(outcome);
    const others = over.signal.aborted ? [] : Array.from({ length: count - 1 }, start);
    const places = [first, ...others].map(async (worker) => {
      const kept = await keep(worker);
      if (!kept) stop(0);
      return kept;
    });
    const kept = await Promise.all(places);
    if (kept.includes(false)) return { code: 1, sentence: `工作进程一再结束（连续 ${TRIES} 次），服务停止。原因见日志里在此之前的错误；改好以后重新启动。` };
    return { code: failed ? 1 : 0 };
  }

  return { stop, ended: run() };
}

/** Message of a worker that asks the primary for the numbers of all workers, and of the answer. */
type MetricsMessage = { type: "onehall:metrics"; id: number; text?: string };
const isMetrics = (message: unknown): message is MetricsMessage => (message as MetricsMessage | undefined)?.type === "onehall:metrics";

/** In the primary: answers workers that ask for the numbers of all. Without a text where one of them did not answer. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    if (!isMetrics(message)) return;
    const answer = (text?: string) => {
      if (worker.isConnected()) worker.send({ type: message.type, id: message.id, ...(text !== undefined && { text }) } satisfies MetricsMessage);
    };
    all.clusterMetrics().then(answer, () => answer());
  });
}

const asked = new Map<number, (text: string | undefined) => void>();
let count = 0;

/** In a worker: gives its numbers to whoever asks the primary. */
export function shareMetrics(): void {
  AggregatorRegistry.setRegistries([registry]);
  void new AggregatorRegistry(); // Listens to the primary from now on.
  process.on("message", (message) => {
    if (!isMetrics(message)) return;
    asked.get(message.id)?.(message.text);
    asked.delete(message.id);
  });
}

/** The numbers of this portal, of all workers where there are some, as Prometheus reads them. Undefined where a worker did not answer. @see OPS-01, OPS-15 */
export function allMetrics(): Promise<string | undefined> {
  if (!cluster.isWorker) return registry.metrics();
  return new Promise((known) => {
    count += 1;
    asked.set(count, known);
    process.send?.({ type: "onehall:metrics", id: count } satisfies MetricsMessage);
  });
}
