import { cx } from "./cx.js";
import * as styles from "./icons.css.js";

/** Strokes on a 24 grid after Lucide (ISC), for controls. Always inside something named, therefore hidden from readers. */
const paths = {
  calendar: "M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2",
  camera: "M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3zM15 13a3 3 0 1 1-6 0 3 3 0 0 1 6 0",
  chevronDown: "m6 9 6 6 6-6",
  chevronsLeft: "m11 17-5-5 5-5M18 17l-5-5 5-5",
  chevronsRight: "m6 17 5-5-5-5M13 17l5-5-5-5",
  clock: "M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0",
  file: "M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v6h6",
  search: "m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0",
  upload: "M12 15V3M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4",
} as const;

export type GlyphName = keyof typeof paths;

export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={cx(styles.icon, className)}>
      <path d={paths[name]} />
    </svg>
  );
}
