"use client";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { cx } from "../internal/cx.js";
import { misuse } from "../internal/misuse.js";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.js";
import { useLabels } from "../internal/useLabels.js";
import * as styles from "./Button.css.js";
import { buttonLabels } from "./labels.js";

type Common = {
  /** `primary` once per view; `danger` for what cannot be undone. @default "secondary" */
  kind?: "primary" | "secondary" | "quiet" | "danger";
  /** Left out: the usual size of the theme (spec.md section 5 knows only these two besides). */
  size?: "small" | "large";
  /** At work: keeps focus and name, answers to no press, and says `loadingLabel` once. */
  loading?: boolean;
  /** Read out when loading begins. @default "正在处理" */
  loadingLabel?: string;
  /** Before the text, hidden from readers. */
  icon?: ReactNode;
  children?: ReactNode;
};

export type ButtonProps =
  | (Common & { href?: undefined } & Omit<ComponentPropsWithRef<"button">, keyof Common>)
  | (Common & {
      /** Makes it a link. */
      href: string;
    } & Omit<ComponentPropsWithRef<"a">, keyof Common | "href">);

const stop = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Something to press; with `href` a link that looks the same. In a form it submits only as `type="submit"`.
 * Data attributes: `data-kind`, `data-size`, `data-loading`.
 */
export function Button({ kind = "secondary", size, loading, loadingLabel, icon, children, className, ...rest }: ButtonProps) {
  const words = useLabels("button", buttonLabels, undefined);
  if (!children && !rest["aria-label"] && !rest["aria-labelledby"])
    throw misuse("Button", "it has no name", "Readers who listen would hear only “button”", "Give it children, or an aria-label when an icon stands alone");
  const look = { className: cx(styles.root, className), "data-kind": kind, "data-size": size, "data-loading": loading || undefined };
  const content = (
    <>
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </>
  );
  if (rest.href !== undefined)
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    );
  return (
    <>
      <button type="button" {...rest} {...look} {...(loading && { "aria-disabled": true, onClick: stop })}>
        {content}
      </button>
      {loading !== undefined && <VisuallyHidden role="status">{loading ? (loadingLabel ?? words.loading) : ""}</VisuallyHidden>}
    </>
  );
}
