import { AsyncResource } from "node:async_hooks";

type Turn<Small, Result> = { alone: () => Promise<void> } | { small: Small; done: (result: Result) => void; failed: (error: unknown) => void };

/** At most so many small turns are taken together: enough to share a flush, few enough not to keep the next one waiting. */
const MOST_TOGETHER = 128;

/**
 * First come, first served, one at a time. Small turns that stand next to each other are taken together, so that they can share one commit;
 * nobody is overtaken.
 */
export class Turns<Small, Result> {
  readonly #queue: Turn<Small, Result>[] = [];
  readonly #together: (small: Small[]) => Promise<PromiseSettledResult<Result>[]>;
  #working = false;

  /** @param together carries out small turns and says what became of each; rejects when nothing came of any */
  constructor(together: (small: Small[]) => Promise<PromiseSettledResult<Result>[]>) {
    this.#together = together;
  }

  /** Waits for its turn; then nobody else is served until `work` ends. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      // In the context of the one who asked, not of the one who happened to start the queue.
      this.#add({ alone: AsyncResource.bind(async () => work().then(resolve, reject)) });
    });
  }

  /** Waits for its turn, perhaps with its neighbours. */
  small(small: Small): Promise<Result> {
    return new Promise((done, failed) => {
      this.#add({ small, done, failed });
    });
  }

  #add(turn: Turn<Small, Result>): void {
    this.#queue.push(turn);
    if (!this.#working) void this.#work();
  }

  async #work(): Promise<void> {
    this.#working = true;
    await Promise.resolve(); // whoever comes in the same moment can share the first commit
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
    const turns = this.#queue.splice(0, Math.min(MOST_TOGETHER, end < 0 ? this.#queue.length : end)).filter((turn) => "small" in turn);
    try {
      const results = await this.#together(turns.map(({ small }) => small));
      for (const [index, turn] of turns.entries()) {
        const result = results[index];
        if (result?.status === "fulfilled") turn.done(result.value);
        else turn.failed(result?.reason);
      }
    } catch (error) {
      for (const turn of turns) turn.failed(error);
    }
  }
}
