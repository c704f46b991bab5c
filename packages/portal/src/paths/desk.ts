import { pagePath } from "@onehall/routes/path";
import { withQuery } from "./paths";

/** The desk of staff, the same in both faces. */
export const deskPaths = {
  queue: (query: { stage?: string | undefined; page?: number | undefined } = {}) => withQuery(pagePath("desk"), query),
  case: (id: string, query: { done?: string | undefined; wrong?: string | undefined } = {}) => withQuery(pagePath("desk/case"), { id, ...query }),
  feedback: (query: { page?: number | undefined; done?: string | undefined } = {}) => withQuery(pagePath("desk/feedback"), query),
  facts: (query: { days?: string | undefined; page?: number | undefined; done?: string | undefined } = {}) => withQuery(pagePath("desk/facts"), query),
  visits: (query: { page?: number | undefined; done?: string | undefined } = {}) => withQuery(pagePath("desk/appointments"), query),
  searches: (query: { done?: string | undefined } = {}) => withQuery(pagePath("desk/searches"), query),
  /** Proposed words, as a file for the pack. */
  vocabulary: () => "/portal/desk/vocabulary.yaml",
};
