import type { ComponentPropsWithRef } from "react";
import { cx } from "../internal/cx.js";
import * as styles from "./Keys.css.js";

export type KeysProps = ComponentPropsWithRef<"kbd">;

/** Names a key or keys to press together: Ctrl + F. */
export function Keys({ className, ...rest }: KeysProps) {
  return <kbd {...rest} className={cx(styles.root, className)} />;
}
