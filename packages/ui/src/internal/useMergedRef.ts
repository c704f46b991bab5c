"use client";
import { useCallback, useRef, type Ref, type RefObject } from "react";

/** A ref of one's own beside the one that the owner may have passed. */
export function useMergedRef<Value>(given: Ref<Value> | undefined): [own: RefObject<Value | null>, both: (value: Value | null) => void] {
  const own = useRef<Value>(null);
  const both = useCallback(
    (value: Value | null) => {
      own.current = value;
      if (typeof given === "function") given(value);
      else if (given) given.current = value;
    },
    [given],
  );
  return [own, both];
}
