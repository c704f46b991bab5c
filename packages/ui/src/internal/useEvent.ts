"use client";
import { useCallback, useLayoutEffect, useRef } from "react";

/** A stable function that always calls the latest one would: for handlers that outlive a render. Not to be called while rendering. */
export function useEvent<Args extends unknown[], Result>(handler: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
