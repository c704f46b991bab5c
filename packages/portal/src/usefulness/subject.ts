/** Parts of a query that say which page it is. Everything else, such as a word that somebody searched for, is not stored. */
const TELLING = ["region", "orgCode", "deptCode", "id", "qzqdCode", "type", "catalogCode"] as const;
const CODE = /^[\w-]{1,40}$/;

/** The page that an answer is about: its path, and of its query only codes. @param here path and query of a page of this site */
export function subjectOf(here: string): string {
  const { pathname, searchParams } = new URL(here, "http://own.invalid");
  const kept = new URLSearchParams();
  for (const name of TELLING) {
    const value = searchParams.get(name) ?? "";
    if (CODE.test(value)) kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

/** Pages that are no content: those of one person, forms and their answers, this question itself, the way out. */
const NOT_ASKED =
  /^\/portal\/(?:v[23]\/)?(?:user|e-license|licence-check|feedback|feedback-progress|review|progress-query|progress-query-detail|useful|leave)(?:[/?]|$)/;

/** Whether readers are asked about a page. */
export const asksForRating = (here: string): boolean => !NOT_ASKED.test(here);
