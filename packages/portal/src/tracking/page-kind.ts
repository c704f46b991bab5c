/** What may be reported from a page. @see TRACK-03, TRACK-04, TRACK-05 */
export type PageKind = {
  /** Clicks are reported without being asked for. Off on guides, applications, appointments and at the desk: what somebody reads and fills in there is theirs. */
  auto: boolean;
  /** Plain events may be sent. Not from pages of the new version. */
  plain: boolean;
  /** Events of the new version may be sent: from its own pages and from the search. */
  v3: boolean;
};

const PRIVATE = /\/v[23]\/guide|\/guide\/|guide-combo|guide-single|scene-guide|\/apply|\/appointment|\/desk/;

/** Reads the rules off the path of a page: /portal/v3/index. */
export function pageKind(path: string): PageKind {
  const isV3 = path.includes("/v3/");
  return { auto: !PRIVATE.test(path), plain: !isV3, v3: isV3 || path.includes("/v2/search") };
}
