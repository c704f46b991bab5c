"use client";
import { useEffect, useState, type RefObject } from "react";
import { observeSize } from "../internal/observeSize.js";

/** Pixels that a scroll button moves the tabs (KIT-TABS-02). */
export const SCROLL_STEP = 300;

export type StripScroll = { overflows: boolean; atStart: boolean; atEnd: boolean };

/** Distance from the start is negative in right-to-left pages; either way the ends are where nothing more can be scrolled. */
export function stripScroll({ scrollLeft, scrollWidth, clientWidth }: Pick<Element, "scrollLeft" | "scrollWidth" | "clientWidth">): StripScroll {
  const gone = Math.abs(scrollLeft);
  const room = scrollWidth - clientWidth;
  return { overflows: room > 1, atStart: gone <= 1, atEnd: gone >= room - 1 };
}

/** Whether a strip is wider than its place and at which end it stands. */
export function useStripScroll(strip: RefObject<HTMLElement | null>): StripScroll {
  const [scroll, setScroll] = useState<StripScroll>({ overflows: false, atStart: true, atEnd: true });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const next = stripScroll(element);
      setScroll((now) => (now.overflows === next.overflows && now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next));
    };
    element.addEventListener("scroll", measure, { passive: true });
    const stop = observeSize([element, ...element.children], measure);
    return () => {
      element.removeEventListener("scroll", measure);
      stop();
    };
  }, [strip]);
  return scroll;
}
