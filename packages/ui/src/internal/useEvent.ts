"use client";
import { useCallback, useLayoutEffect, useRef } from "react";

/** A function that never changes and always does what the latest one would: for handlers that outlive a render. Not to be called while rendering. */
export function useEvent<Args extends unknown[], Result>(handler: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
