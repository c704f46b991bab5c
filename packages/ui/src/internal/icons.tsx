import type { ComponentPropsWithRef } from "react";
import { cx } from "./cx.js";
import * as styles from "./icons.css.js";

/** Strokes on a 24 grid after Lucide (ISC). Always beside text or inside something named, therefore hidden from readers. */
const paths = {
  chevronDown: "m6 9 6 6 6-6",
  chevronLeft: "m15 18-6-6 6-6",
  chevronRight: "m9 18 6-6-6-6",
  close: "M18 6 6 18M6 6l12 12",
  info: "M12 16v-4M12 8h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0",
  success: "m9 12 2 2 4-4M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0",
  warning: "m21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01",
  danger: "M12 8v4M12 16h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, className, ...rest }: ComponentPropsWithRef<"svg"> & { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" {...rest} className={cx(styles.icon, className)}>
      <path d={paths[name]} />
    </svg>
  );
}
