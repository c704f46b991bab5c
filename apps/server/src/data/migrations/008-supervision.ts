import type { Migration } from "./migration";

/** Ratings, cases and what is counted of them. The samples come from the pack. */
export const supervision: Migration = {
  number: 8,
  name: "supervision",
  text: ``,
};
