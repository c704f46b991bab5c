import { create } from "zustand";
import { readSearches, withSearch, writeSearches } from "./recent-store";

type RecentSearches = {
  /** Latest first, at most five. */
  terms: string[];
  /** Puts a term in front; one that is there already moves. */
  add: (term: string) => void;
  clear: () => void;
  /** Reads again what this and other windows have stored. */
  reload: () => void;
};

/** What was searched for on this device; it never leaves it. Empty until `reload`, as on the server. @see SEARCH-07, SEARCH-08 */
export const useRecentSearches = create<RecentSearches>()((set, get) => ({
  terms: [],
  add(term) {
    const own = term.trim();
    if (own === "") return;
    get().reload();
    set(({ terms }) => ({ terms: writeSearches(withSearch(terms, own)) }));
  },
  clear: () => set({ terms: writeSearches([]) }),
  reload: () => set(({ terms }) => ({ terms: readSearches() ?? terms })),
}));
