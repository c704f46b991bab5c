import type { Migration } from "./migration";

/** What the server keeps about its own work: events, searched words, answers to repeated writes. */
export const operations: Migration = {
  number: 10,
  name: "operations",
  text: ``,
};
