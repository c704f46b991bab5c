import type { ComponentPropsWithRef, ElementType } from "react";
import { cx } from "../internal/cx.js";
import * as styles from "./Grid.css.js";
import { classesFor, type Responsive } from "./responsive.js";

export type GridProps = ComponentPropsWithRef<"div"> & {
  /** Element to render; `ul` for a list of tiles. @default "div" */
  as?: ElementType;
  /** Columns of equal width. @default 12 */
  columns?: Responsive;
  /** Step of `vars.space` between cells. @default 4 */
  gap?: keyof typeof styles.gaps;
};

/** Twelve columns (SHELL-29), or fewer. Themes may allow fewer still: in elder reading everything stands in one column. */
export function Grid({ as: Element = "div", columns, gap, className, ...rest }: GridProps) {
  return <Element {...rest} className={cx(styles.root, columns && classesFor(columns, styles.columnsAt), gap && styles.gaps[gap], className)} />;
}
