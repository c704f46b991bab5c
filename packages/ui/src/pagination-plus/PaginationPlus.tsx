"use client";
import { useLabels } from "../internal/useLabels.js";
import { paginationLabels } from "../pagination/labels.js";
import { Pagination, type PaginationProps } from "../pagination/Pagination.js";
import { paginationPlusLabels, type PaginationPlusLabels } from "./labels.js";

/** Entries that can be paged to (KIT-PAGES-03). */
export const MAX_TOTAL = 1000;

export type PaginationPlusProps = Omit<PaginationProps, "maxTotal" | "labels"> & { labels?: PaginationProps["labels"] & Partial<PaginationPlusLabels> };

/**
 * Pages of a long list: the first 1000 entries, five numbers, and a field to go to a page. Zero and negative input is cleared, a page
 * beyond the last becomes the last; both are said. Keyboard as in `Pagination`.
 */
export function PaginationPlus({ total, jump = true, labels, ...rest }: PaginationPlusProps) {
  const plain = useLabels("pagination", paginationLabels, labels);
  const { capped } = useLabels("paginationPlus", paginationPlusLabels, labels?.capped && { capped: labels.capped });
  const summary = (all: number, page: number, pages: number) => capped(all, MAX_TOTAL, page, pages);
  return <Pagination {...rest} total={total} maxTotal={MAX_TOTAL} jump={jump} labels={total > MAX_TOTAL && !labels?.summary ? { ...plain, summary } : plain} />;
}
