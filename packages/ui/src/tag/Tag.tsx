import type { ComponentPropsWithRef } from "react";
import { cx } from "../internal/cx.js";
import * as styles from "./Tag.css.js";

export type TagProps = ComponentPropsWithRef<"span"> & {
  /** Colour of what the words already say; never the only sign. @default "neutral" */
  tone?: "neutral" | "brand" | "success" | "warning" | "danger";
};

/** A short fact beside a title or in a table: 免提交, 当场办结. Data attribute: `data-tone`. */
export function Tag({ tone = "neutral", className, ...rest }: TagProps) {
  return <span {...rest} data-tone={tone} className={cx(styles.root, className)} />;
}
