"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.js";
import { useLabels } from "../internal/useLabels.js";
import * as styles from "./Empty.css.js";
import { emptyLabels } from "./labels.js";

export type EmptyProps = Omit<ComponentPropsWithRef<"div">, "title"> & {
  /** @default "没有找到数据" (KIT-MODAL-04) */
  title?: ReactNode;
  /** Why it is empty and what one can do about it. */
  children?: ReactNode;
  /** A way on: a button or link. */
  action?: ReactNode;
};

/** In place of a list that has nothing to show. */
export function Empty({ title, children, action, className, ...rest }: EmptyProps) {
  const words = useLabels("empty", emptyLabels, undefined);
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <svg viewBox="0 0 120 96" className={styles.picture} aria-hidden="true" focusable="false">
        <ellipse className={styles.ground} cx="60" cy="84" rx="52" ry="10" />
        <path className={styles.sheet} d="M32 18a4 4 0 0 1 4-4h34l14 14v50a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4Z" />
        <path className={styles.sheet} d="M70 14v14h14" />
        <path className={styles.line} d="M42 38h24M42 50h32M42 62h18" />
        <circle className={styles.lens} cx="80" cy="62" r="13" />
        <path className={styles.lens} d="m90 72 9 9" />
      </svg>
      <p className={styles.title}>{title ?? words.title}</p>
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
