import type { ReactNode, Ref } from "react";
import { cx } from "../internal/cx.js";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.js";
import * as styles from "./Badge.css.js";

export type BadgeProps = {
  /** Nothing is shown for zero and below. */
  count: number;
  /** The largest figure shown; above it stands `99+` (KIT-BADGE-01). @default 99 */
  max?: number;
  /** Read out after the figure, such as “条未读消息”. */
  label?: string;
  /** Icon or text in whose corner the figure sits. */
  children?: ReactNode;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
};

/** How many wait. */
export function Badge({ count, max = 99, label, children, className, ref }: BadgeProps) {
  const figure = count > 0 && (
    <span ref={children ? undefined : ref} className={cx(styles.count, className)}>
      {count > max ? `${max}+` : count}
      {label && <VisuallyHidden>{` ${label}`}</VisuallyHidden>}
    </span>
  );
  return children ? (
    <span ref={ref} className={styles.anchor}>
      {children}
      {figure}
    </span>
  ) : (
    figure || null
  );
}
