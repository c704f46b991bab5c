"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useLabels } from "../internal/useLabels.js";
import * as styles from "./Breadcrumb.css.js";
import { breadcrumbLabels } from "./labels.js";

export type BreadcrumbItem = {
  label: ReactNode;
  /** Left out for what has no page of its own; the last item is this page and never a link. */
  href?: string;
};

export type BreadcrumbProps = Omit<ComponentPropsWithRef<"nav">, "children"> & {
  /** From the home page down to this page. */
  items: readonly BreadcrumbItem[];
  /** Name of the landmark. @default "当前位置" */
  label?: string;
};

/** The way from the home page to here. On phones the middle of a long way is left out. */
export function Breadcrumb({ items, label, ...rest }: BreadcrumbProps) {
  const words = useLabels("breadcrumb", breadcrumbLabels, undefined);
  return (
    <nav aria-label={label ?? words.navigation} {...rest}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {index === items.length - 1 ? (
              <span className={styles.here} aria-current="page">
                {item.label}
              </span>
            ) : item.href ? (
              <a className={styles.link} href={item.href}>
                {item.label}
              </a>
            ) : (
              item.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
