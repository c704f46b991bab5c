import { setTimeout as pause } from "node:timers/promises";
import { PortalError } from "@onehall/api";
import { queueRefused, queueRunning, queueWaiting } from "./metrics";

/** Seconds after which whoever was refused may try again. */
export const RETRY_SECONDS = 5;
export type AdmissionOptions = {
  /** Name of the queue in the metrics. */
  name: string;
  /** Pieces of work at once. */
  running: number;
  /** Pieces that may wait; more are refused at once. */
  waiting: number;
  /** Longest wait, in milliseconds. */
  patience: number;
  /**
   * While more than so many wait, whoever has waited so many milliseconds is refused, and at once whoever would have to wait as long: a long queue is overload,
   * and better known soon. @default no other limit
   */
  crowd?: { waiting: number; patience: number };
  /** Longest time of one piece of work, in milliseconds. */
  deadline: number;
  /**
   * After a start nothing else starts until the work has ended, or `hold` milliseconds are over (then it waits for others, not for the processor), and `rest`
   * has resolved. @default at once
   */
  pace?: { hold: number; rest: (took: number) => Promise<void> };
};

export type Admission = <T>(work: () => Promise<T>) => Promise<T>;

/** Share of the newest start in the mean time from one to the next. */
const NEWEST = 0.1;
/** Share of the patience that a wait may be expected to take: it may turn out twice as long. */
const EXPECTED = 0.5;

/** Too much to do: status 503, to be tried again after {@link RETRY_SECONDS}. */
const overloaded = () => new PortalError("busy", "现在访问的人很多，请过几秒再试。", { status: 503 });

/**
 * A bounded queue in front of work that occupies the thread: what comes beyond it is refused at once, what waits too long is refused then, what never ends
 * is given up. Kept answers and health checks do not pass here.
 * @returns runs `work`, and returns or throws its result; throws PortalError `busy` (503) instead of running it
 * @see OPS-04
 */
export function createAdmission({ name, running: most, waiting, patience, crowd, deadline, pace }: AdmissionOptions): Admission {
  const line: { start: () => void; since: number }[] = [];
  const queue = { queue: name };
  let running = 0;
  let paused = false;
  /** Milliseconds from one start to the next while somebody waits. */
  let spacing = 0;
  let lastStart = 0;

  function startNext(): void {
    while (running < most && !paused) {
      const next = line.shift();
      if (!next) break;
      const now = performance.now();
      if (next.since < lastStart) spacing += NEWEST * (now - lastStart - spacing);
      lastStart = now;
      running += 1;
      paused = pace !== undefined;
      next.start();
    }
    queueRunning.set(queue, running);
    queueWaiting.set(queue, line.length);
  }

  function ended(): void {
    running -= 1;
    startNext();
  }

  /** Lets the next one start, some time after this one. */
  async function space(work: Promise<unknown>, { hold, rest }: NonNullable<typeof pace>): Promise<void> {
    const start = performance.now();
    const giveUp = new AbortController();
    await Promise.race([work.catch(() => undefined), pause(hold, undefined, { signal: giveUp.signal }).catch(() => undefined)]);
    giveUp.abort();
    try {
      await rest(performance.now() - start);
    } finally {
      paused = false;
      startNext();
    }
  }

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const refuse = () => {
        line.splice(line.indexOf(place), 1);
        queueWaiting.set(queue, line.length);
        queueRefused.inc(queue);
        reject(overloaded());
      };
      const wait = (rest: number) => (late = setTimeout(refuse, rest));
      let late = crowd
        ? setTimeout(() => (line.length > crowd.waiting ? refuse() : wait(patience - crowd.patience)), crowd.patience)
        : setTimeout(refuse, patience);
      const start = () => {
        clearTimeout(late);
        resolve();
      };
      const place = { start, since: performance.now() };
      line.push(place);
      startNext();
    });

  const isHopeless = (): boolean => crowd !== undefined && line.length > crowd.waiting && line.length * spacing > EXPECTED * crowd.patience;

  return async (work) => {
    if (line.length >= waiting || isHopeless()) {
      queueRefused.inc(queue);
      throw overloaded();
    }
    await turn();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(overloaded()), deadline);
    });
    const done = Promise.race([work(), late]);
    if (pace) void space(done, pace);
    try {
      return await done;
    } finally {
      clearTimeout(timer);
      ended();
    }
  };
}
