import type { ComponentPropsWithRef, ElementType } from "react";
import { cx } from "../internal/cx.js";
import * as styles from "./Container.css.js";

export type ContainerProps = ComponentPropsWithRef<"div"> & {
  /** Element to render, such as `main` or `header`. @default "div" */
  as?: ElementType;
};

/** Content in the theme's width, centred, with a gutter on narrow windows. */
export function Container({ as: Element = "div", className, ...rest }: ContainerProps) {
  return <Element {...rest} className={cx(styles.root, className)} />;
}
