/** Page numbers shown at most (KIT-PAGES-01). */
export const SLOTS = 5;

/** Number of pages, at least one. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** A page that exists. What is no number counts as the first. */
export const clampPage = (page: number, pages: number): number => (Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), pages) : 1);

const span = (start: number, end: number) => Array.from({ length: end - start + 1 }, (_, index) => start + index);

/** Numbers to show, `null` where pages are left out: always the first, the last and those around the current page, five at most. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  if (pages <= SLOTS) return span(1, pages);
  if (page < SLOTS - 1) return [...span(1, SLOTS - 1), null, pages];
  if (page > pages - SLOTS + 2) return [1, null, ...span(pages - SLOTS + 2, pages)];
  return [1, null, page - 1, page, page + 1, null, pages];
}

/** The page somebody typed, full-width digits included; `null` for what is no page number from 1 upwards. */
export function parsePage(text: string): number | null {
  const plain = text.normalize("NFKC").trim();
  const page = /^\d{1,9}$/.test(plain) ? Number(plain) : 0;
  return page >= 1 ? page : null;
}
