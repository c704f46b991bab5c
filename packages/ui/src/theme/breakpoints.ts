/** Least window width of each size in CSS pixels. Phones are `xs`; from `l` on the portal is not mobile any more. @see SHELL-30, SHELL-31 */
export const breakpoints = { xs: 0, s: 600, m: 768, l: 1024, xl: 1600 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media query for windows at least as wide as a size. */
export const from = (size: Exclude<Breakpoint, "xs">) => `(min-width: ${breakpoints[size]}px)`;

/** Media query for windows narrower than a size. The fraction keeps zoomed windows out of the gap between two queries. */
export const below = (size: Exclude<Breakpoint, "xs">) => `(max-width: ${breakpoints[size] - 0.02}px)`;
