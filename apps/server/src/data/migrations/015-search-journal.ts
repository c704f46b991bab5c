import type { Migration } from "./migration";

/** How the search does its work, added up by day; and how well it answers the fixed questions. @see docs/decisions/search.md */
export const searchJournal: Migration = {
  number: 15,
  name: "search-journal",
  text: `
    -- Searches of a day (2026-11-18), and those that found nothing. No person, no address, no word.
    CREATE TABLE search_day (
      day {text} PRIMARY KEY,
      n {bigint} NOT NULL,
      empty {bigint} NOT NULL
    ) {plain};

    -- How many searches of a day took no longer than so many milliseconds, and longer than the next smaller number.
    CREATE TABLE search_latency (
      day {text} NOT NULL,
      milliseconds INTEGER NOT NULL,
      n {bigint} NOT NULL,
      PRIMARY KEY (day, milliseconds)
    ) {packed};

    -- What the fixed questions and beginnings were answered with when they were last asked. Shares from 0 to 1. At most one row.
    CREATE TABLE search_precision (
      day {text} PRIMARY KEY,
      questions INTEGER NOT NULL,
      first_three {real} NOT NULL,
      first {real} NOT NULL,
      prefixes INTEGER NOT NULL,
      first_five {real} NOT NULL
    ) {plain};
  `,
};
