/** Kinds of result, in the order of the page. @see SEARCH-03 */
export const SEARCH_TYPES = ["entrance", "serve", "guide", "qa", "news"] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Results of each kind on a page. @see SEARCH-04 */
export const SEARCH_PAGE_SIZES: Readonly<Record<SearchType, number>> = { entrance: 6, serve: 1, guide: 10, qa: 5, news: 5 };
