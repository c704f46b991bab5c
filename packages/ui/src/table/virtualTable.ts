"use client";
import { startTransition, useCallback, useState } from "react";

/** Rows up to which a table is drawn whole, so that the browser finds in all of it; also those of a longer one that the server sends. */
export const VIRTUAL_THRESHOLD = 500;
/** Rows of a longer table that a browser draws while the code for the rest is on its way. */
export const FIRST_ROWS = 4;
/** `aria-rowindex` of the first row: the head is before it, and counting begins at one. */
export const FIRST_ROW_INDEX = 2;

type LongRowsModule = typeof import("./VirtualRows.js");

/**
 * What draws the rows of a long table that are in sight, and how to load it: `undefined` until it has come, `null` where it cannot be loaded
 * and the table has to be drawn whole, which is slow, and complete.
 */
export function useVirtualRows(): [module: LongRowsModule | null | undefined, load: () => void] {
  const [module, setModule] = useState<LongRowsModule | null>();
  const load = useCallback(() => {
    import("./VirtualRows.js").then(
      (loaded) => startTransition(() => setModule(loaded)),
      () => setModule(null),
    );
  }, []);
  return [module, load];
}
