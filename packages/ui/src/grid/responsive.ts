import { usageError } from "../internal/usageError.js";
import type { Breakpoint } from "../theme/breakpoints.js";

export type Count = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** One count for all windows, or counts that hold from a window size upwards: `{ xs: 12, m: 6 }`. */
export type Responsive = Count | { [Size in Breakpoint]?: Count };

/** Classes for a responsive count. */
export function classesFor(value: Responsive, classes: Record<Breakpoint, Record<number, string>>): string {
  const counts = typeof value === "number" ? { xs: value } : value;
  return Object.entries(counts)
    .map(([size, count]) => {
      const name = classes[size as Breakpoint][count];
      if (!name) throw usageError("Grid", `${count} columns were asked for`, "The grid has 1 to 12", "Pass a whole number from 1 to 12");
      return name;
    })
    .join(" ");
}
