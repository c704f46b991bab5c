import { create } from "zustand";

/** @see SEARCH-07 */
const KEY = "gdbs.searches";
/** @see SEARCH-07 */
const LATEST = 5;

type RecentSearches = {
  /** Latest first, at most five. */
  terms: string[];
  /** Puts a term in front; one that is there already moves. */
  add: (term: string) => void;
  clear: () => void;
  /** Reads again what this and other windows have stored. */
  reload: () => void;
};

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function parse(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isText).slice(0, LATEST) : [];
  } catch {
    return []; // not ours: it is written over by the next search
  }
}

function read(): string[] | undefined {
  try {
    return parse(localStorage.getItem(KEY));
  } catch {
    return undefined; // storage is forbidden: what this page remembers counts
  }
}

function write(terms: string[]): string[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // full or forbidden: the history lasts as long as the page
  }
  return terms;
}

/** What was searched for on this device; it never leaves it. Empty until `reload`, as on the server. @see SEARCH-07, SEARCH-08 */
export const useRecentSearches = create<RecentSearches>()((set, get) => ({
  terms: [],
  add(term) {
    const own = term.trim();
    if (own === "") return;
    get().reload();
    set(({ terms }) => ({ terms: write([own, ...terms.filter((other) => other !== own)].slice(0, LATEST)) }));
  },
  clear: () => set({ terms: write([]) }),
  reload: () => set(({ terms }) => ({ terms: read() ?? terms })),
}));
