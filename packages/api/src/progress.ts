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
      set(get() + 1);
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        const pause = new Promise<void>((resolve) => (timer = setTimeout(resolve, minimum)));
        const [result] = await Promise.all([work, pause]);
        return result;
      } finally {
        clearTimeout(timer);
        set(get() - 1);
      }
    },
  };
}
