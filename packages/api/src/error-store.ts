import { createStore, type Store } from "@onehall/regions";

/** Holds the sentence of the last failure; empty: none. The page shell shows it. @see SHELL-35, CALL-86 */
export type ErrorStore = Store<string> & { clear(): void };

/** Makes an error store of its own: for tests, or one per request on a server. */
export function createErrorStore(): ErrorStore {
  const store = createStore("");
  return { ...store, clear: () => store.set("") };
}

/** The common error store of a browser page. Never hand it to a client on a server: visitors would read each other's failures. */
export const errorStore: ErrorStore = createErrorStore();
