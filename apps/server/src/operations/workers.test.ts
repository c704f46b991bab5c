import type { Worker } from "node:cluster";
import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { superviseWorkers } from "./workers";

const PORT = 4400;
const QUICK = { first: 1, longest: 2 };

/** Stands in for a process: a test says what becomes of it. */
class FakeWorker extends EventEmitter {
  readonly signals: string[] = [];
  readonly process = { kill: (signal: string) => this.signals.push(signal) };
  serve = () => this.emit("listening", { port: PORT });
  end = (code: number | null, signal: string | null = null) => this.emit("exit", code, signal);
}

/** @param count of workers */
function openWorkers(count: number, onFork: (worker: FakeWorker) => void = () => undefined) {
  const forked: FakeWorker[] = [];
  const ports: number[] = [];
  const logged: object[] = [];
  const workers = superviseWorkers({
    count,
    fork: () => {
      const worker = new FakeWorker();
      forked.push(worker);
      onFork(worker);
      return worker as unknown as Worker;
    },
    onServing: (port) => ports.push(port),
    log: { error: (what: object) => void logged.push(what) },
    pause: QUICK,
  });
  return { workers, forked, ports, logged, forks: (least: number) => expect.poll(() => forked.length).toBeGreaterThanOrEqual(least) };
}

test("the first one starts alone, and where it cannot start that is the end, with its exit code", async () => {
  const { workers, forked, ports } = openWorkers(3);
  expect(forked).toHaveLength(1);
  forked[0]?.end(1);
  expect(await workers.ended).toEqual({ code: 1 });
  expect([forked.length, ports]).toEqual([1, []]);
});

test("when the first one serves the others come; whoever ends is started anew; all are told to stop", async () => {
  const { workers, forked, forks, ports, logged } = openWorkers(2);
  forked[0]?.serve();
  await forks(2);
  forked[1]?.serve();
  expect(ports).toEqual([PORT]);
  forked[1]?.emit("error", new Error("a message came too late"));
  forked[1]?.end(null, "SIGKILL");
  await forks(3);
  expect(logged).toEqual([{ code: null, signal: "SIGKILL" }]);

  workers.stop(0);
  workers.stop(0);
  expect(forked.map(({ signals }) => signals)).toEqual([["SIGTERM"], [], ["SIGTERM"]]);
  forked[0]?.end(0);
  forked[2]?.end(null, "SIGTERM");
  expect(await workers.ended, "the last one was still starting").toEqual({ code: 0 });
  expect(forked).toHaveLength(3);
});

test("a worker that did not end well when it was told to gives its exit code", async () => {
  const { workers, forked, forks } = openWorkers(2);
  forked[0]?.serve();
  await forks(2);
  workers.stop(0);
  forked[0]?.end(0);
  forked[1]?.end(1);
  expect(await workers.ended).toEqual({ code: 1 });
});

test("where workers end again and again and none is in order, the loop ends with a sentence", async () => {
  const { workers, forked } = openWorkers(2, (worker) => setImmediate(() => void (worker.serve() && worker.end(1))));
  expect(await workers.ended).toEqual({ code: 1, sentence: expect.stringContaining("一再结束") });
  expect(forked.length).toBeLessThan(20);
});
