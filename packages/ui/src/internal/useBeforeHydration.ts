"use client";
import { useLayoutEffect, useRef, type RefObject } from "react";

/** Calls `take` once with the control as the scripts find it: what a reader chose or typed before they came is the true state. */
export function useBeforeHydration<Control extends Element>(ref: RefObject<Control | null>, take: (control: Control) => void): void {
  const taken = useRef(false);
  useLayoutEffect(() => {
    if (taken.current || !ref.current) return;
    taken.current = true;
    take(ref.current);
  });
}
