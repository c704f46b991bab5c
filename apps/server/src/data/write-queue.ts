import { AsyncResource } from "node:async_hooks";

type QueuedWork<Small, Result> = { alone: () => Promise<void> } | { small: Small; done: (result: Result) => void; failed: (error: unknown) => void };

/** Largest batch: enough writes to share one flush, few enough to bound the wait of the next exclusive transaction. */
const MAX_BATCH = 128;

/**
 * FIFO queue of writes, one at a time. Adjacent single writes are batched into one commit (at most {@link MAX_BATCH}); order is preserved.
 */
export class WriteQueue<Small, Result> {
  readonly #queue: QueuedWork<Small, Result>[] = [];
  readonly #together: (small: Small[]) => Promise<PromiseSettledResult<Result>[]>;
  #working = false;

  /** @param runBatch executes a batch and settles each write; rejects when the whole batch failed */
  constructor(together: (small: Small[]) => Promise<PromiseSettledResult<Result>[]>) {
    this.#together = together;
  }

  /** Runs `work` exclusively: nothing else in the queue starts until it has settled. */
  enqueueExclusive<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      // Runs in the caller's async context, not in that of the call that started the queue.
      this.#add({ alone: AsyncResource.bind(async () => work().then(resolve, reject)) });
    });
  }

  /** Enqueues a single write; it may share a commit with adjacent ones. */
  enqueueBatched(small: Small): Promise<Result> {
    return new Promise((done, failed) => {
      this.#add({ small, done, failed });
    });
  }

  #add(turn: QueuedWork<Small, Result>): void {
    this.#queue.push(turn);
    if (!this.#working) void this.#work();
  }

  async #work(): Promise<void> {
    this.#working = true;
    await Promise.resolve(); // writes of the same tick share the first commit
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      if ("alone" in next) {
        this.#queue.shift();
        await next.alone();
      } else await this.#takeTogether();
    }
    this.#working = false;
  }

  async #takeTogether(): Promise<void> {
    const end = this.#queue.findIndex((turn) => "alone" in turn);
    const writeQueue = this.#queue.splice(0, Math.min(MAX_BATCH, end < 0 ? this.#queue.length : end)).filter((turn) => "small" in turn);
    try {
      const results = await this.#together(writeQueue.map(({ small }) => small));
      for (const [index, turn] of writeQueue.entries()) {
        const result = results[index];
        if (result?.status === "fulfilled") turn.done(result.value);
        else turn.failed(result?.reason);
      }
    } catch (error) {
      for (const turn of writeQueue) turn.failed(error);
    }
  }
}
