"use client";
import { useEffect } from "react";

const DIVIDER = " - ";

/**
 * The page's title begins with `prefix` and what is wrong first while there is something to correct: the first thing that a screen reader says of a page.
 * A title that a server has begun so is not begun twice. @param fault undefined: nothing is wrong
 */
export function useTitlePrefix(prefix: string, fault: string | undefined): void {
  useEffect(() => {
    if (fault === undefined) return;
    const begun = prefix + fault + DIVIDER;
    if (!document.title.startsWith(prefix)) document.title = begun + document.title;
    return () => {
      if (document.title.startsWith(begun)) document.title = document.title.slice(begun.length);
    };
  }, [prefix, fault]);
}
