/** @see SEARCH-07 */
const KEY = "gdbs.searches";
/** @see SEARCH-07 */
const LATEST = 5;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function parse(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isText).slice(0, LATEST) : [];
  } catch {
    return []; // not ours: it is written over by the next search
  }
}

/** What was searched for on this device, latest first; undefined where storage is forbidden. */
export function readSearches(): string[] | undefined {
  try {
    return parse(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Stores the terms, and hands them back. */
export function writeSearches(terms: string[]): string[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // full or forbidden: the history lasts as long as the page
  }
  return terms;
}

/** The terms with another in front, at most five; one that is there already moves. */
export const withSearch = (terms: readonly string[], term: string): string[] => [term, ...terms.filter((other) => other !== term)].slice(0, LATEST);

/** Remembers a search by itself: the box may have been used before its scripts were there. @param place names what was searched for (`data-searched`) */
export function rememberSearch({ dataset: { searched = "" } }: HTMLElement): void {
  const term = searched.trim();
  if (term !== "") writeSearches(withSearch(readSearches() ?? [], term));
}
