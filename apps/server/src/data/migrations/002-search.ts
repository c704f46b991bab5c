import type { Migration } from "./migration";

/** What the search reads. Filled from the pack, apart from search_log. @see ARCH-07 */
export const search: Migration = {
  number: 2,
  name: "search",
  text: `
    -- Which task a word leads to, and how much the word says about it.
    CREATE TABLE term (
      token {text} NOT NULL,
      task_id INTEGER NOT NULL REFERENCES task (id),
      weight {real} NOT NULL,
      PRIMARY KEY (token, task_id)
    ) {packed};
    CREATE INDEX term_of_task ON term (task_id);

    -- What the search box offers. kind: guide, theme, department. payload: where it leads.
    CREATE TABLE suggest (
      term {text} PRIMARY KEY,
      initials {text} NOT NULL,
      pinyin {text} NOT NULL,
      weight {real} NOT NULL,
      kind {text} NOT NULL,
      payload {text} NOT NULL
    ) {plain};
    CREATE INDEX suggest_initials ON suggest (initials, weight DESC);
    CREATE INDEX suggest_pinyin ON suggest (pinyin, weight DESC);

    -- How often a word was searched for on a day (2026-11-18). No person, no address.
    CREATE TABLE search_log (
      day {text} NOT NULL,
      term {text} NOT NULL,
      n INTEGER NOT NULL,
      PRIMARY KEY (day, term)
    ) {packed};
  `,
};
