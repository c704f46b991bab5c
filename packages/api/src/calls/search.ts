import { defineCall } from "../define-call.js";
import type { NoticeSummary } from "../shapes/content.js";
import type * as shapes from "../shapes/search.js";

/** Suggestions while typing, at most 10. GET solr/suggest. @see CALL-45 */
export const suggest = defineCall<typeof shapes.suggest>({ method: "GET", path: "solr/suggest", silent: true });

const search = { method: "POST", path: "solr/search/item" } as const;

/** Everything that matches, by kind. POST solr/search/item, form-encoded. @see CALL-44 */
export const searchAll = defineCall<typeof shapes.searchAll>(search);

/** The news variant of the search: 3 entries unless asked otherwise. @see SEARCH-05 */
export const searchNews = defineCall<typeof shapes.searchAll, NoticeSummary[]>({
  ...search,
  fixed: { searchType: "news", pageSize: 3 },
  select: ({ news }) => news.data ?? news.list,
});

/** The guide variant of the search: 1 entry unless asked otherwise. @see SEARCH-05 */
export const searchGuides = defineCall<typeof shapes.searchAll, shapes.GuideHit[]>({
  ...search,
  fixed: { searchType: "guide", pageSize: 1 },
  select: ({ guide }) => guide.list,
});

/** How well the search does, for everybody to see. GET solr/quality. @see CALL-69, SEARCH-15 */
export const searchQuality = defineCall<typeof shapes.searchQuality>({ method: "GET", path: "solr/quality" });
