import type { Migration } from "./migration";

/** Words that were searched for several times on one day, and how many of these searches had a result opened. @see SEARCH-24 */
export const unopenedSearches: Migration = {
  number: 54,
  name: "unopened-searches",
  text: `
    CREATE TABLE search_unopened (
      day {text} NOT NULL,
      term {text} NOT NULL,
      searches {bigint} NOT NULL,
      opened {bigint} NOT NULL,
      PRIMARY KEY (day, term)
    ) {packed};
  `,
};
