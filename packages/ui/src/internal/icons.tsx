import type { ComponentPropsWithRef } from "react";
import { cx } from "./cx.js";
import * as styles from "./icons.css.js";

/** A glyph of `glyphs.ts`. Always beside text or inside something named, therefore hidden from readers. */
export function Icon({ path, className, ...rest }: ComponentPropsWithRef<"svg"> & { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" {...rest} className={cx(styles.icon, className)}>
      <path d={path} />
    </svg>
  );
}
