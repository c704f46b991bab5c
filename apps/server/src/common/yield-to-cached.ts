import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** Utilisation of the event loop from which on requests wait for it. Lower, and requests that the loop answers with ease hold work back. */
const BUSY = 0.5;
/** How often it is looked, in milliseconds: the shortest timer. */
const SLICE = 1;

export type YieldToCached = {
  /** Counts an answer that was sent from a cache. */
  answered: () => void;
  /** Resolves when the next piece of work may occupy the event loop. @param took milliseconds of the last one */
  rest: (took: number) => Promise<void>;
};

/**
 * Leaves cached answers and health checks their share of the event loop: after each piece of work it rests `times` as long as the work took, while cached
 * answers keep the loop busy. Where they do not, it rests one slice at most, and not at all where none was sent.
 * @see OPS-17
 */
export function yieldToCached(times: number): YieldToCached {
  let answers = 0;
  let seen = 0;
  return {
    answered: () => void (answers += 1),
    async rest(took) {
      const end = performance.now() + took * times;
      let before = performance.eventLoopUtilization();
      while (answers > seen && performance.now() < end) {
        seen = answers;
        await pause(SLICE);
        const now = performance.eventLoopUtilization();
        if (performance.eventLoopUtilization(now, before).utilization < BUSY) break;
        before = now;
      }
      seen = answers;
    },
  };
}
