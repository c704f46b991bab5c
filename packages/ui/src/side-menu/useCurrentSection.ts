"use client";
import { useCallback, useEffect, useRef, useState } from "react";

/** The first section seen; the last one seen before when none is; the last of all at the end of the page. */
export function currentOf(ids: readonly string[], seen: ReadonlySet<string>, before: string | undefined, atEnd: boolean): string | undefined {
  const visible = ids.filter((id) => seen.has(id));
  return (atEnd ? visible.at(-1) : visible[0]) ?? before ?? ids[0];
}

/** Upper part of the window in which a section counts as read; below it stands what comes next. */
const READ = "-15% 0px -55% 0px";
const UNLOCK = ["wheel", "touchmove", "keydown"] as const;

/** Id of the section being read, and a setter for a chosen one that holds until the reader scrolls again. */
export function useCurrentSection(ids: readonly string[]): [current: string | undefined, choose: (id: string) => void] {
  const [current, setCurrent] = useState<string>();
  const chosen = useRef(false);
  const list = ids.join(" ");

  useEffect(() => {
    const order = list.split(" ");
    const hash = decodeURIComponent(location.hash.slice(1));
    if (order.includes(hash)) setCurrent(hash);
    if (typeof IntersectionObserver === "undefined") return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries)
          if (entry.isIntersecting) seen.add(entry.target.id);
          else seen.delete(entry.target.id);
        if (chosen.current) return;
        const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
        const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
        setCurrent((before) => currentOf(order, seen, before, atEnd));
      },
      { rootMargin: READ },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    const unlock = () => {
      chosen.current = false;
    };
    for (const type of UNLOCK) addEventListener(type, unlock, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of UNLOCK) removeEventListener(type, unlock);
    };
  }, [list]);

  const choose = useCallback((id: string) => {
    chosen.current = true;
    setCurrent(id);
  }, []);
  return [current, choose];
}
