import type { ComponentPropsWithRef } from "react";
import { cx } from "../internal/cx.js";
import * as styles from "./SkipLink.css.js";

export type SkipLinkProps = ComponentPropsWithRef<"a"> & {
  /** Anchor of the main content, such as `#main`. */
  href: `#${string}`;
};

/** The first thing in `<body>`: lets keyboard and screen-reader users jump over header and navigation. Seen only while focused. */
export function SkipLink({ className, children = "跳到主要内容", ...rest }: SkipLinkProps) {
  return (
    <a {...rest} className={cx(styles.root, className)}>
      {children}
    </a>
  );
}
