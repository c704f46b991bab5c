/** A value that changes, for any framework: fits React's `useSyncExternalStore`. */
export type Store<T> = {
  get: () => T;
  /** Does nothing if the value is the same. */
  set: (value: T) => void;
  /** Calls back after each change; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
};

/** Makes a {@link Store}. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const own = () => listener(); // the same function may subscribe twice
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
