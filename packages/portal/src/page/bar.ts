/** Timings of the loading bar, in milliseconds. @see SHELL-38 */
export const DURATION = 5000;
export const THROTTLE = 200;
export const TICK = 100;
export const HIDE = 500;

/** A bar that runs to its end is full only when the work is done. */
const ALMOST = 99;

export type Bar = {
  /** Work has begun; the bar appears if it takes longer than {@link THROTTLE}. */
  start: () => void;
  /** All work has ended: the bar fills up and goes. */
  finish: () => void;
};

/** @param draw shows this many per cent, or nothing */
export function createBar(draw: (percent: number | undefined) => void): Bar {
  let running = false;
  let percent: number | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;

  const show = (next: number | undefined): void => draw((percent = next));
  const tick = (): void => show(Math.min(ALMOST, (percent ?? 0) + (100 * TICK) / DURATION));
  const stop = (): void => {
    clearTimeout(waiting);
    clearInterval(ticking);
  };

  return {
    start() {
      if (running) return;
      running = true;
      stop();
      waiting = setTimeout(() => {
        show(0);
        ticking = setInterval(tick, TICK);
      }, THROTTLE);
    },
    finish() {
      if (!running) return;
      running = false;
      stop();
      if (percent === undefined) return;
      show(100);
      waiting = setTimeout(() => show(undefined), HIDE);
    },
  };
}
