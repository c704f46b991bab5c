/** Stars by default and at most (KIT-RATING-01). */
export const STARS = 5;
export const MAX_STARS = 10;

/**
 * The rating that a place in the row of stars stands for: with five stars 0 at the very start, then one more for each fifth of the width.
 * @param fraction Place from the start of the row, 0 to 1.
 */
export const ratingAt = (fraction: number, max: number): number => Math.min(max, Math.max(0, Math.ceil(Number((fraction * max).toFixed(6)))));

/** An average as it is drawn, in fifths of a star. */
export const roundToFifths = (value: number, max: number): number => Math.min(max, Math.max(0, Math.round(value * 5) / 5));
