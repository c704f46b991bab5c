import { fallbackRegion } from "./fallback.js";
import type { Hall } from "./hall.js";
import { createStore, type Store } from "./store.js";
import { dropRepeatedCrumb, type RegionView } from "./view.js";

/** The selected region; `customCurrentRegion` is one that a page shows in its place. @see REGION-16, REGION-17 */
export type RegionState = RegionView & {
  customCurrentRegion: Hall | undefined;
  /** The built-in list stands in: nothing was asked yet, or the call failed. */
  builtIn: boolean;
};

/** What a region call brings: the region, or error code -1. */
export type RegionAnswer = RegionView | { code: -1 | "-1" };

/** What {@link createRegionStore} asks for. */
export type RegionStoreOptions = {
  /** Fetches a region, for instance `(regCode) => client.call(currentRegion, { regCode })`. */
  load: (code: string) => Promise<RegionAnswer>;
  /** What is known already: the answer that the server rendered, else the built-in list. */
  initial?: RegionView;
};

/** Holds the selected region and changes it. */
export type RegionStore = Pick<Store<RegionState>, "get" | "subscribe"> & {
  /**
   * Loads a region and selects it. If the call fails or answers -1, the built-in list stands in; it never rejects.
   * Of two selections under way the later one counts.
   */
  select: (code: string) => Promise<void>;
  /** Shows another region in place of the selected one, or none. */
  setCustomCurrentRegion: (region: Hall | undefined) => void;
  /** Calls back when the selected code has changed; returns the way to stop. */
  onChange: (listener: (current: Hall) => void) => () => void;
};

const failed = (answer: RegionAnswer): answer is Extract<RegionAnswer, { code: unknown }> => "code" in answer && Number(answer.code) === -1;

/**
 * Asks for a region; the built-in list stands in (`builtIn`) where the call fails or answers -1.
 * @param rethrow failures for which nothing stands in, such as a code that is not known; the promise rejects with them
 */
export async function regionOrFallback(
  load: RegionStoreOptions["load"],
  code: string,
  rethrow: (error: unknown) => boolean = () => false,
): Promise<RegionView & { builtIn: boolean }> {
  const builtIn = () => ({ ...fallbackRegion(code), builtIn: true });
  try {
    const answer = await load(code);
    return failed(answer) ? builtIn() : { ...answer, builtIn: false };
  } catch (error) {
    if (rethrow(error)) throw error;
    return builtIn(); // the call itself has reported why
  }
}

/** Makes a region store. @see REGION-18, REGION-19 */
export function createRegionStore({ load, initial }: RegionStoreOptions): RegionStore {
  const first = initial ?? fallbackRegion();
  const store = createStore<RegionState>({
    ...first,
    breadcrumbs: dropRepeatedCrumb(first.breadcrumbs),
    customCurrentRegion: undefined,
    builtIn: initial === undefined,
  });
  const listeners = new Set<(current: Hall) => void>();
  let latest = 0;

  return {
    get: store.get,
    subscribe: store.subscribe,
    async select(code) {
      latest += 1;
      const own = latest;
      const next = await regionOrFallback(load, code);
      if (own !== latest) return;
      const before = store.get().current.code;
      store.set({ ...next, breadcrumbs: dropRepeatedCrumb(next.breadcrumbs), customCurrentRegion: store.get().customCurrentRegion });
      if (next.current.code === before) return;
      for (const listener of listeners) listener(next.current);
    },
    setCustomCurrentRegion(region) {
      store.set({ ...store.get(), customCurrentRegion: region });
    },
    onChange(listener) {
      const own = (current: Hall) => listener(current);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
