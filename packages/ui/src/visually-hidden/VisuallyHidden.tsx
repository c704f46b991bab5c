import type { ComponentPropsWithRef } from "react";
import { cx } from "../internal/cx.js";
import * as styles from "./VisuallyHidden.css.js";

export type VisuallyHiddenProps = ComponentPropsWithRef<"span">;

/** Text for those who listen: read out, not seen. Not for what can be focused; a skip link is `SkipLink`. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={cx(styles.root, className)} />;
}
