"use client";
import { useEffect } from "react";

/** The page's title begins with `prefix` while there is something to correct: the first thing that a screen reader says of a page. */
export function useTitlePrefix(prefix: string, shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, shown]);
}
