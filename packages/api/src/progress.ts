import { createStore, type Store } from "@onehall/regions";

/** The least time in ms that a call with a progress bar takes, so that the bar never flashes. @see CALL-04 */
export const MINIMUM_DELAY = 200;

/** Counts the calls under way; the page's bar shows while it is above zero. */
export type Progress = Pick<Store<number>, "get" | "subscribe"> & {
  /** Counts this work until it ends. A result comes after {@link MINIMUM_DELAY} at the earliest, a failure at once. */
  track<T>(work: Promise<T>): Promise<T>;
};

/** Makes a progress tracker. `minimum`: ms, see {@link MINIMUM_DELAY}. */
export function createProgress(minimum: number = MINIMUM_DELAY): Progress {
  const { get, set, subscribe } = createStore(0);
  return {
    get,
    subscribe,
    async track(work) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      // Set before those who listen set theirs: of two timers of 200 ms the earlier one ends first, and the bar stays away.
      const pause = new Promise<void>((resolve) => (timer = setTimeout(resolve, minimum)));
      set(get() + 1);
      try {
        const [result] = await Promise.all([work, pause]);
        return result;
      } finally {
        clearTimeout(timer);
        set(get() - 1);
      }
    },
  };
}
