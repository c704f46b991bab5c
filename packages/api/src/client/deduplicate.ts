import { PortalError } from "../errors.js";

/**
 * Runs `start` for this caller, or lets it wait for the same work that somebody else has begun.
 * `key`: what makes two pieces of work the same; without one nothing is shared.
 */
export type Deduplicate<T> = (key: string | undefined, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) => Promise<T>;

type Running<T> = { work: Promise<T>; waiting: number; controller: AbortController };

/**
 * De-duplication. One caller's abort never reaches the others; work that nobody waits for any more is aborted, and never joined again.
 * @see CALL-88
 */
export function createDeduplicate<T>(): Deduplicate<T> {
  const running = new Map<string, Running<T>>();

  function begin(key: string | undefined, start: (signal: AbortSignal) => Promise<T>): Running<T> {
    const controller = new AbortController();
    const own = { work: start(controller.signal), waiting: 0, controller };
    if (key !== undefined) running.set(key, own);
    return own;
  }

  function leave(key: string | undefined, own: Running<T>): void {
    own.waiting -= 1;
    if (own.waiting > 0) return;
    if (key !== undefined && running.get(key) === own) running.delete(key);
    own.controller.abort();
  }

  return async (key, start, signal) => {
    if (signal?.aborted) throw aborted(signal);
    const own = (key === undefined ? undefined : running.get(key)) ?? begin(key, start);
    own.waiting += 1;
    const ended = new AbortController(); // takes the listener away again
    try {
      return await Promise.race([own.work, ...(signal ? [untilAborted(signal, ended.signal)] : [])]);
    } finally {
      ended.abort();
      leave(key, own);
    }
  };
}

const aborted = (signal: AbortSignal) => new PortalError("aborted", "请求已取消", { cause: signal.reason });

const untilAborted = (signal: AbortSignal, ended: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(aborted(signal)), { signal: ended }));
