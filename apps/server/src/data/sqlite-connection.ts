import { Worker } from "node:worker_threads";
import { closed, unavailable } from "./errors";
import type { Row, Value } from "./sql";
import { sqliteError, type SqliteFailure } from "./sqlite-errors";

type Bound = { text: string; values: Value[] };

/** What the worker can be asked, and what it answers. */
type Operations = {
  all: { request: Bound; answer: Row[] };
  run: { request: Bound; answer: number };
  many: { request: { text: string; rows: Value[][] }; answer: number };
  together: { request: { statements: Bound[] }; answer: WorkerReply<number>[] };
  begin: { request: object; answer: void };
  commit: { request: object; answer: void };
  rollback: { request: object; answer: void };
  ready: { request: object; answer: void };
  close: { request: object; answer: void };
};

/** How the worker says what became of a piece of work. */
export type WorkerReply<T> = { result: T; error?: undefined } | { error: SqliteFailure };

type Waiting = { timed: boolean; resolve: (result: never) => void; reject: (error: unknown) => void };

/** Milliseconds to wait for another process that writes to the same file: longer than an import takes, so that nobody's words are refused meanwhile. */
const BUSY_TIMEOUT = 60_000;

/**
 * A SQLite connection in a worker thread. Once its thread is gone it stays lost: its transaction went with it. So is one
 * whose request took longer than its limit: nobody waits for it any more, while its thread ends when SQLite is done.
 */
export class SqliteConnection {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  readonly #gone: Promise<void>;
  readonly #limit: number;
  #lost: Error | undefined;
  #closing = false;
  #givenUp = false;
  #late: NodeJS.Timeout | undefined;

  /** @param limit longest time of one `all`, in milliseconds; 0 for none */
  constructor(file: string, role: "writer" | "reader", { busyTimeout = BUSY_TIMEOUT, limit = 0 }: { busyTimeout?: number; limit?: number } = {}) {
    this.#limit = limit;
    // Without the flags of this process: a loader of TypeScript would be started in every thread for nothing.
    this.#worker = new Worker(new URL("./sqlite-worker.js", import.meta.url), {
      workerData: { file, role, busyTimeout },
      execArgv: [],
      name: `sqlite-${role}`,
    });
    this.#worker.on("message", (answer: WorkerReply<never>) => {
      const waiting = this.#waiting.shift(); // answers come in the order of the requests
      if (answer.error) waiting?.reject(sqliteError(answer.error));
      else waiting?.resolve(answer.result);
      this.#watch();
    });
    this.#worker.on("error", (error) => {
      this.#lost ??= error; // answers that were given before are still on their way
    });
    this.#gone = new Promise((resolve) => {
      this.#worker.on("exit", (code) => {
        this.#lose(new Error(`the database thread ended with code ${code}`));
        resolve();
      });
    });
    if (limit > 0) this.#ask({ op: "ready" }).catch(() => undefined); // the start of the thread is none of the first statement's time
  }

  /** Requests that wait for their answer. */
  get load(): number {
    return this.#waiting.length;
  }

  get lost(): boolean {
    return this.#lost !== undefined;
  }

  request<Op extends keyof Operations>(op: Op, request: Operations[Op]["request"]): Promise<Operations[Op]["answer"]> {
    if (this.#closing) return Promise.reject(closed());
    if (this.#lost) return Promise.reject(unavailable(this.#lost));
    return this.#ask({ op, ...request });
  }

  /** After everything that was asked before. */
  async close(): Promise<void> {
    if (!this.#closing && !this.#lost) {
      this.#closing = true;
      await this.#ask({ op: "close" }).catch(() => undefined); // lost while closing is closed as well
    }
    if (!this.#givenUp) await this.#gone;
  }

  /** What waits fails; what is asked from now on does so at once. */
  #lose(cause: Error): void {
    clearTimeout(this.#late);
    this.#lost ??= cause;
    for (const { reject } of this.#waiting.splice(0)) reject(unavailable(this.#lost));
  }

  /** Times the request that is carried out now, the first of those that wait. */
  #watch(): void {
    clearTimeout(this.#late);
    if (this.#limit === 0 || this.#waiting[0]?.timed !== true) return;
    this.#late = setTimeout(() => {
      this.#givenUp = true;
      this.#lose(new Error(`a statement took longer than ${this.#limit} ms`));
      this.#worker.postMessage({ op: "close" }, []); // ending a thread in the middle of a statement ends the process
    }, this.#limit);
  }

  /** Ends the thread at once, and with it its transaction. */
  async drop(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask<T>(message: { op: keyof Operations }): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ timed: message.op === "all", resolve, reject });
      if (this.#waiting.length === 1) this.#watch();
      this.#worker.postMessage(message, []);
    });
  }
}
