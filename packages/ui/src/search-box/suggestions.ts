/** Milliseconds of rest before a request, but for the first (SEARCH-09). */
export const DEBOUNCE = 300;

export type Suggestion = {
  name: string;
  /** The part of `name` to mark; left out, what was typed is marked. */
  highlightTerm?: string;
  /** Goes there instead of searching for `name`. */
  href?: string;
  /** A word on what it is, such as “主题” or an authority. */
  hint?: string;
};

export type LoadSuggestions = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** Suggestions, and the text that they are for. */
export type Found = { text: string; list: readonly Suggestion[] };

/** The text before: whoever begins to type gets suggestions at once. */
let before = "";

/**
 * Asks for suggestions at the first sign, then after a rest in typing; without a text there are none. Answers how to give the request up.
 * A failed request leaves none: suggestions help, the search works without them.
 */
export function requestSuggestions(text: string, load: LoadSuggestions, show: (found: Found) => void): () => void {
  const rest = text && before ? DEBOUNCE : 0;
  before = text;
  const abort = new AbortController();
  const timer = setTimeout(async () => {
    const list = text ? await load(text, abort.signal).catch(() => []) : [];
    if (!abort.signal.aborted) show({ text, list });
  }, rest);
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}
