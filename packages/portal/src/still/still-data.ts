/** What a loader gives: what the browser needs of it, and what the server alone draws from. @see withStill */
export type WithStill<Shared extends object, Still extends object> = Shared & {
  /** Only there while the server draws: the HTML that is made of it does not need it a second time. */
  readonly still?: Still;
};

/**
 * Data of a page of which `still` does not travel to the browser: what is drawn in still parts, and in the head, stands in the page already.
 * The router hands over what an object lists; this field it does not list. @see docs/decisions/still.md
 */
export const withStill = <Shared extends object, Still extends object>(shared: Shared, still: Still): WithStill<Shared, Still> =>
  Object.defineProperty({ ...shared }, "still", { value: still }) as WithStill<Shared, Still>;
