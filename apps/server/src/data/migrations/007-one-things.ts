import type { Migration } from "./migration";

/** One-things (一件事) and the questions of scene guides. Filled from the pack. */
export const oneThings: Migration = {
  number: 7,
  name: "one-things",
  text: ``,
};
