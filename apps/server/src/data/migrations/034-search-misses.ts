import type { Migration } from "./migration";

/** Words that found nothing, each asked for several times on one day. @see SEARCH-24 */
export const searchMisses: Migration = {
  number: 34,
  name: "search-misses",
  text: `
    CREATE TABLE search_miss (
      day {text} NOT NULL,
      term {text} NOT NULL,
      n {bigint} NOT NULL,
      PRIMARY KEY (day, term)
    ) {packed};
  `,
};
