import type { ComponentPropsWithRef, ElementType } from "react";
import { cx } from "../internal/cx.js";
import * as styles from "./Grid.css.js";
import { classesFor, type Responsive } from "./responsive.js";

export type GridItemProps = ComponentPropsWithRef<"div"> & {
  /** Element to render; `li` inside `Grid as="ul"`. @default "div" */
  as?: ElementType;
  /** Columns to take, never more than there are. @default 1 */
  span?: Responsive;
};

export function GridItem({ as: Element = "div", span, className, ...rest }: GridItemProps) {
  return <Element {...rest} className={cx(styles.item, span && classesFor(span, styles.spanAt), className)} />;
}
