import type { ComponentPropsWithRef, ElementType } from "react";
import { cx } from "../internal/cx.js";
import * as styles from "./Card.css.js";

export type CardProps = ComponentPropsWithRef<"div"> & {
  /** Element to render: `section` with a heading inside, `li` in a list. @default "div" */
  as?: ElementType;
  /** Room inside; less of it on phones. @default "medium" */
  padding?: keyof typeof styles.padding;
};

/** A raised sheet for things that belong together. */
export function Card({ as: Element = "div", padding = "medium", className, ...rest }: CardProps) {
  return <Element {...rest} className={cx(styles.root, styles.padding[padding], className)} />;
}
