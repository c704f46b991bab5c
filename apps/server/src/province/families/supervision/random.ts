/** A source of chance that gives the same numbers for the same name, on every machine. */
export type SeededRandom = {
  /** At least 0 and less than 1. */
  next(): number;
  /** True in so many of a hundred cases. */
  percent(share: number): boolean;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  /** One of a list. @throws RangeError for an empty list */
  one<T>(list: readonly T[]): T;
};

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Mulberry32: small, even, and the same everywhere. Not for secrets. */
export function seededRandom(name: string): SeededRandom {
  let state = hash(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    percent: (share) => next() * 100 < share,
    one(list) {
      const found = list[whole(0, list.length - 1)];
      if (found === undefined) throw new RangeError("nothing to choose from");
      return found;
    },
  };
}

/** Things with weights; `pick` gives one for a number from 0 to 1. */
export type Weighted<T> = { readonly total: number; pick(at: number): T | undefined };

/** Prepares a choice by weight: picking takes the logarithm of the length. What weighs nothing is never picked. */
export function weighted<T>(entries: readonly (readonly [T, number])[]): Weighted<T> {
  const kept = entries.filter(([, weight]) => weight > 0);
  let total = 0;
  const ends = kept.map(([, weight]) => (total += weight));
  return {
    total,
    pick(at) {
      const wanted = at * total;
      let low = 0;
      let high = ends.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? 0) > wanted) high = middle;
        else low = middle + 1;
      }
      return kept[low]?.[0];
    },
  };
}
