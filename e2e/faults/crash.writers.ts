import { setTimeout as pause } from "node:timers/promises";
import { inParallel } from "../support/in-parallel";
import type { Portal } from "../support/portal";
import { Matters } from "./crash.matters";

/** How many write at the same time. */
export const WRITER_COUNT = 8;

type Answer = { statusCode?: string; statusDescription?: string; data?: { id?: string } };

/** Pause of a writer whose write was not acknowledged, in milliseconds. */
const PAUSE = 100;

/** One write in so many is one to a draft; the others are feedback. */
const DRAFTS = 5;

/** Concurrent writers: they record what was acknowledged and fail when it was not durable. */
export class Writers {
  /** Receipt numbers by idempotency key, of every write that was answered. */
  readonly acknowledged = new Map<string, string>();
  readonly faults: string[] = [];
  lost = 0;
  sentAgain = 0;
  readonly matters = new Matters((sentence) => this.fault(sentence));

  /** @param mayRefuse whether a portal that refuses with status 503 and a sentence has done right: what it refuses counts as not answered */
  constructor(private readonly mayRefuse = false) {}

  fault(sentence: string): void {
    this.faults.push(sentence);
    console.error(`✗ ${sentence}`);
  }

  /** Writes without a pause until the portal is gone; gives the keys that were answered and those that were not. */
  async writeUntilGone(portal: Portal, name: string): Promise<{ answered: string[]; open: string[] }> {
    const answered: string[] = [];
    const open: string[] = [];
    let number = 0;
    const sender = async (_: unknown, writer: number) => {
      for (;;) {
        number += 1;
        const key = `${name}-${number}`;
        if (number % DRAFTS === 0) {
          if (await this.matters.writeDraft(portal, writer, key)) continue;
          return;
        }
        const id = await this.#write(portal.origin, key);
        if (!id) {
          open.push(key);
          return;
        }
        this.acknowledged.set(key, id);
        answered.push(key);
      }
    };
    await Promise.all(Array.from({ length: WRITER_COUNT }).map(sender));
    return { answered, open };
  }

  /** Writes without a pause until `over`, wherever the portal is at the moment; gives the keys that were answered and those that were not. */
  async writeUntil(over: AbortSignal, origin: () => string, name: string): Promise<{ answered: string[]; open: string[] }> {
    const answered: string[] = [];
    const open: string[] = [];
    let number = 0;
    const sender = async () => {
      while (!over.aborted) {
        number += 1;
        const key = `${name}-${number}`;
        const id = await this.#write(origin(), key);
        if (id) {
          this.acknowledged.set(key, id);
          answered.push(key);
        } else {
          open.push(key);
          await pause(PAUSE);
        }
      }
    };
    await Promise.all(Array.from({ length: WRITER_COUNT }, sender));
    return { answered, open };
  }

  /** Whether every one of these receipts can be read. */
  async check(portal: Portal, keys: readonly string[]): Promise<void> {
    await inParallel(WRITER_COUNT, keys, async (key) => {
      const id = this.acknowledged.get(key) ?? "";
      const answer = (await (await fetch(`${portal.origin}/portal/api/v2/feedback/get?id=${id}`)).json()) as Answer;
      if (answer.data?.id === id) return;
      this.lost += 1;
      this.fault(`lost: ${id}, acknowledged for ${key} (${answer.statusCode})`);
    });
  }

  /** Writes that were never answered get their answer now; those that were get the same one again. */
  async sendAgain(portal: Portal, keys: readonly string[]): Promise<void> {
    await inParallel(WRITER_COUNT, keys, async (key) => {
      this.sentAgain += 1;
      const id = await this.#write(portal.origin, key);
      const before = this.acknowledged.get(key);
      if (!id) this.fault(`${key} got no answer from a portal that runs`);
      else if (before && before !== id) this.fault(`${key} was given ${before} first and ${id} then`);
      else this.acknowledged.set(key, id);
    });
  }

  /** The receipt number of a write, or `undefined` when there was no answer. */
  async #write(origin: string, key: string): Promise<string | undefined> {
    let status: number;
    let answer: Answer;
    try {
      const response = await fetch(`${origin}/portal/api/v2/feedback/add`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json", "idempotency-key": key },
        body: JSON.stringify({ kind: "suggestion", url: "/portal/index", content: `断电试验 ${key}` }),
      });
      ({ status } = response);
      answer = await response.json();
    } catch {
      return undefined; // killed before the response: durability unknown; a retry with the same key decides it
    }
    if (status === 200 && answer.data?.id) return answer.data.id;
    const isRefusal = this.mayRefuse && status === 503 && answer.statusCode === "503" && Boolean(answer.statusDescription);
    if (!isRefusal) this.fault(`a write was refused: ${status} ${JSON.stringify(answer)}`);
    return undefined;
  }
}
