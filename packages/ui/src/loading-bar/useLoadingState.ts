"use client";
import { useEffect, useState } from "react";

/** What is ready sooner than this shows no bar. Milliseconds, as all below. @see KIT-LOADING-01 */
export const SHOW_AFTER = 200;
/** The full bar is seen this long. */
export const HIDE_AFTER = 500;

export type LoadingState = "idle" | "loading" | "done";

/** Follows `active` with the two delays. */
export function useLoadingState(active: boolean): LoadingState {
  const [state, setState] = useState<LoadingState>("idle");
  useEffect(() => {
    if (!active) setState((now) => (now === "loading" ? "done" : now));
    const timer = setTimeout(() => setState(active ? "loading" : "idle"), active ? SHOW_AFTER : HIDE_AFTER);
    return () => clearTimeout(timer);
  }, [active]);
  return state;
}
