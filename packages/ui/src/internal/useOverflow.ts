"use client";
import { useEffect, useState, type RefObject } from "react";
import { observeSize } from "./observeSize.js";

/** Whether an element's content is wider than its box, kept true as either changes. False on the server. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return observeSize([element, element.firstElementChild], () => setOverflows(element.scrollWidth > element.clientWidth + 1), "later");
  }, [ref]);
  return overflows;
}
