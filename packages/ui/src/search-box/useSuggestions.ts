"use client";
import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds of rest before a request (spec.md section 9). */
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

/**
 * Suggestions for a text. `ask` waits for a rest in typing and gives up the request before; `drop` gives up all.
 * A failed request leaves none: suggestions help, the search works without them.
 */
export function useSuggestions(load: LoadSuggestions | undefined) {
  const [found, setFound] = useState<{ text: string; list: readonly Suggestion[] }>({ text: "", list: [] });
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; abort: AbortController }>(undefined);

  const stop = useCallback(() => {
    clearTimeout(running.current?.timer);
    running.current?.abort.abort();
    running.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  const drop = useCallback(() => {
    stop();
    setFound({ text: "", list: [] });
  }, [stop]);

  const ask = useCallback(
    (text: string) => {
      stop();
      if (!load || !text) return setFound({ text: "", list: [] });
      const abort = new AbortController();
      const timer = setTimeout(async () => {
        const list = await load(text, abort.signal).catch(() => []);
        if (!abort.signal.aborted) setFound({ text, list });
      }, DEBOUNCE);
      running.current = { timer, abort };
    },
    [load, stop],
  );

  return { ...found, ask, drop };
}
