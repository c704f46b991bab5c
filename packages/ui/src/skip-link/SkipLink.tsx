"use client";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../internal/cx.js";
import { useLabels } from "../internal/useLabels.js";
import * as styles from "./SkipLink.css.js";
import { skipLinkLabels } from "./labels.js";

export type SkipLinkProps = ComponentPropsWithRef<"a"> & {
  /** Anchor of the main content, such as `#main`. */
  href: `#${string}`;
};

/** The first thing in `<body>`: lets keyboard and screen-reader users jump over header and navigation. Seen only while focused. */
export function SkipLink({ className, children, ...rest }: SkipLinkProps) {
  const words = useLabels("skipLink", skipLinkLabels, undefined);
  return (
    <a {...rest} className={cx(styles.root, className)}>
      {children ?? words.skip}
    </a>
  );
}
