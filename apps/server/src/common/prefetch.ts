/** Whether a browser asks for a page before anybody has opened it, by the values of `Sec-Purpose` and of the older `Purpose`. */
export const isPrefetch = (...purposes: readonly (string | readonly string[] | undefined)[]): boolean =>
  purposes.some((purpose) => /\bprefetch\b/i.test(String(purpose)));
