"use client";
import type { MouseEvent, ReactNode, Ref } from "react";
import { cx } from "../internal/cx.js";
import { usageError } from "../internal/usageError.js";
import { useLabels } from "../internal/useLabels.js";
import { JumpForm, type PaginationJump } from "./JumpForm.js";
import { paginationLabels, type PaginationLabels } from "./labels.js";
import { clampPage, pageCount, pageWindow } from "./pageWindow.js";
import * as styles from "./Pagination.css.js";

export type PaginationProps = {
  /** Entries in all. With one page or none, nothing is shown. */
  total: number;
  /** @default 10 */
  pageSize?: number;
  /** Current page from 1; beyond the last it counts as the last. @default 1 */
  page?: number;
  /** Address of a page: makes every number a true link. */
  href?: (page: number) => string;
  /** Takes over plain presses; new tabs and copied addresses still go by `href`. */
  onPageChange?: (page: number) => void;
  /** Adds a field to go to any page; `true` where `onPageChange` alone answers. */
  jump?: PaginationJump | true;
  /** Entries beyond this are out of reach (KIT-PAGES-03: 1000 in the plus variant). */
  maxTotal?: number;
  labels?: Partial<PaginationLabels>;
  className?: string;
  ref?: Ref<HTMLElement>;
};

const plainPress = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Pages of a list: previous, next, at most five numbers. Real links with `href`, so it works without scripts; the page reached is read out.
 * Keyboard: Tab between pages, Enter to go.
 */
export function Pagination({ total, pageSize = 10, page = 1, href, onPageChange, jump, maxTotal = Infinity, labels, className, ref }: PaginationProps) {
  if (!href && !onPageChange)
    throw usageError("Pagination", "it has neither href nor onPageChange", "Its pages would lead nowhere", "Pass href, so that it also works without scripts");
  const words = useLabels("pagination", paginationLabels, labels);
  const pages = pageCount(Math.min(total, maxTotal), pageSize);
  const current = clampPage(page, pages);
  if (pages === 1) return null;

  const go = (target: number) => (event: MouseEvent) => {
    if (!onPageChange || !plainPress(event)) return;
    event.preventDefault();
    onPageChange(target);
  };
  const step = (target: number, content: ReactNode, more: { rel?: string; "aria-label"?: string; "aria-current"?: "page" } = {}) =>
    href ? (
      <a className={styles.page} href={href(target)} onClick={go(target)} {...more}>
        {content}
      </a>
    ) : (
      <button type="button" className={styles.page} onClick={go(target)} {...more}>
        {content}
      </button>
    );
  const edge = (target: number, content: string, rel: "prev" | "next") =>
    target < 1 || target > pages ? (
      <a className={styles.page} role="link" aria-disabled="true">
        {content}
      </a>
    ) : (
      step(target, content, href ? { rel } : {})
    );

  return (
    <nav ref={ref} className={cx(styles.root, className)} aria-label={words.navigation}>
      <p className={styles.summary} aria-live="polite">
        {words.summary(total, current, pages)}
      </p>
      <ul className={styles.list}>
        <li>{edge(current - 1, words.previous, "prev")}</li>
        {pageWindow(current, pages).map((number, index) => (
          <li key={number ?? `gap${index}`} className={styles.number}>
            {number === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              step(number, number, { "aria-label": words.page(number), ...(number === current && { "aria-current": "page" }) })
            )}
          </li>
        ))}
        <li>{edge(current + 1, words.next, "next")}</li>
      </ul>
      {jump && <JumpForm {...(jump === true ? {} : jump)} pages={pages} labels={words} onPage={onPageChange} />}
    </nav>
  );
}
