/** Class names in one string; `undefined` when there are none, so that React writes no empty attribute. */
export const cx = (...names: (string | false | null | undefined)[]): string | undefined => names.filter(Boolean).join(" ") || undefined;
