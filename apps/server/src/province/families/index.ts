import type { AnyFamily } from "../family";

/** Every family of the pack, in the order in which they are read and written. A new one needs its folder and a line here. */
export const families: readonly AnyFamily[] = [];
