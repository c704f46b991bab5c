import type { Migration } from "./migration";

/** What an administration publishes of itself: duty lists, catalogues of fees and agents, matters without certificates. Filled from the pack. */
export const openGovernment: Migration = {
  number: 5,
  name: "open-government",
  text: ``,
};
