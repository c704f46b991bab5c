"use client";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { jsxs } from "react/jsx-runtime";
import { cx } from "../internal/cx.js";
import { usageError } from "../internal/usageError.js";
import { nativeProps } from "../internal/nativeProps.js";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.js";
import { useLabels } from "../internal/useLabels.js";
import * as styles from "./Button.css.js";
import { buttonLabels } from "./labels.js";

type Common = {
  /** `primary` once per view; `danger` for what cannot be undone. @default "secondary" */
  kind?: "primary" | "secondary" | "quiet" | "danger";
  /** Left out: the usual size of the theme (KIT-BUTTON-01). */
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

const OWN = new Set(["kind", "size", "loading", "loadingLabel", "icon", "children", "className"] as const);
type Look = { "data-kind": string; "data-size": string; "data-loading": true };

const stop = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Something to press; with `href` a link that looks the same. In a form it submits only as `type="submit"`.
 * Data attributes: `data-kind`, `data-size`, `data-loading`.
 */
export function Button(props: ButtonProps) {
  const { kind = "secondary", size, loading, loadingLabel, icon, children, className } = props;
  const words = useLabels("button", buttonLabels, undefined);
  if (!children && !props["aria-label"] && !props["aria-labelledby"])
    throw usageError("Button", "it has no name", "Readers who listen would hear only “button”", "Give it children, or an aria-label when an icon stands alone");
  const native: ComponentPropsWithRef<"button"> & ComponentPropsWithRef<"a"> & Partial<Look> = nativeProps(props, OWN) as object;
  native.className = className ? cx(styles.root, className) : styles.root;
  native["data-kind"] = kind;
  native["data-size"] = size;
  if (loading) native["data-loading"] = true;
  const before = loading ? <span className={styles.spinner} aria-hidden="true" /> : icon && <span aria-hidden="true">{icon}</span>;
  native.children = [before, children];
  if (props.href !== undefined) return jsxs("a", native);
  native.type ??= "button";
  if (loading) {
    native["aria-disabled"] = true;
    native.onClick = stop;
  }
  const button = jsxs("button", native);
  if (loading === undefined) return button;
  return (
    <>
      {button}
      <VisuallyHidden role="status">{loading ? (loadingLabel ?? words.loading) : ""}</VisuallyHidden>
    </>
  );
}
