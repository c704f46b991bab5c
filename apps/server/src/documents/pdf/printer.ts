import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import { PortalError } from "@onehall/api";
import { LRUCache } from "lru-cache";
import { queueRefused, queueWaiting } from "../../common/metrics";
import type { Outline } from "../outline";

/** Raised when the same outline is drawn otherwise: copies in outside caches are then refetched. */
const DRAWING_VERSION = 1;
/** Memory for drawn files, in bytes. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** Files that may wait for the thread; each takes some 150 ms. */
const MAX_WAITING = 24;
/** Longest time to draw one file, in milliseconds; a thread that takes longer is ended, and what waits for it fails. */
const DEADLINE = 30_000;
const QUEUE = { queue: "pdf" };

type Answer = { bytes: Uint8Array<ArrayBuffer>; error?: undefined } | { error: string };
type Waiting = { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void };

export type Printer = {
  /** The PDF of an outline; rendered once while it stays in the cache. @throws PortalError `busy`, status 503, when too many wait already */
  print: (outline: Outline) => Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the thread; what waits for it fails. */
  close: () => Promise<void>;
};

/** The mark of a drawn outline, known before it is drawn. */
export const markOf = (outline: Outline): string =>
  createHash("sha256")
    .update(`${DRAWING_VERSION}\n${JSON.stringify(outline)}`)
    .digest("base64url")
    .slice(0, 22);

/** Renders in one worker thread, started on first use and restarted after a crash. LRU cache keyed by content. */
export function createPrinter(): Printer {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({ maxSize: CACHE_BYTES, sizeCalculation: (bytes) => bytes.byteLength });
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const waiting: Waiting[] = [];
  let worker: Worker | undefined;
  let late: NodeJS.Timeout | undefined;

  /** Watches the drawing that is under way now; none when nothing waits. */
  function watch(thread: Worker): void {
    clearTimeout(late);
    if (waiting.length > 0) late = setTimeout(() => void thread.terminate(), DEADLINE).unref();
  }

  function start(): Worker {
    // Without the flags of this process, as the database threads. Not awaited at shutdown: there is no client left to read the result.
    const thread = new Worker(new URL("./pdf-worker.js", import.meta.url), { execArgv: [], name: "pdf" });
    thread.unref();
    let cause: unknown;
    thread.on("message", (answer: Answer) => {
      const first = waiting.shift(); // answers come in the order of the questions
      if (answer.error === undefined) first?.resolve(answer.bytes);
      else first?.reject(new Error(answer.error));
      watch(thread);
    });
    thread.on("error", (error) => (cause = error));
    thread.on("exit", () => {
      if (worker !== thread) return;
      worker = undefined;
      for (const { reject } of waiting.splice(0)) reject(new Error("the PDF thread ended", { cause }));
    });
    return thread;
  }

  const draw = (outline: Outline): Promise<Uint8Array<ArrayBuffer>> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      waiting.push({ resolve, reject });
      if (waiting.length === 1) watch(worker);
      worker.postMessage(outline, []);
    });

  return {
    print(outline) {
      const mark = markOf(outline);
      const known = kept.get(mark);
      if (known) return Promise.resolve(known);
      const pending = running.get(mark);
      if (pending) return pending;
      if (running.size >= MAX_WAITING) {
        queueRefused.inc(QUEUE);
        return Promise.reject(new PortalError("busy", "现在下载的人很多，请过一会儿再试。", { status: 503 }));
      }
      const printing = draw(outline)
        .then((bytes) => {
          kept.set(mark, bytes);
          return bytes;
        })
        .finally(() => {
          running.delete(mark);
          queueWaiting.set(QUEUE, running.size);
        });
      running.set(mark, printing);
      queueWaiting.set(QUEUE, running.size);
      return printing;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
