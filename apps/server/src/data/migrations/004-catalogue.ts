import type { Migration } from "./migration";

/** What lists and the search need beside the first tables. Filled from the pack. @see docs/decisions/search.md */
export const catalogue: Migration = {
  number: 4,
  name: "catalogue",
  text: `
    -- Working days that the law gives; null where it sets none.
    ALTER TABLE task ADD COLUMN statutory INTEGER;

    -- Unified social credit code (GB 32100), 18 characters: every implementation code of an office begins with it.
    ALTER TABLE department ADD COLUMN credit {text} NOT NULL DEFAULT '';

    -- Which level of region offers a task. level: province, city, county, town, village; both: a city that does its counties' work itself.
    CREATE TABLE offer (
      level {text} NOT NULL,
      task_id INTEGER NOT NULL REFERENCES task (id),
      PRIMARY KEY (level, task_id)
    ) {packed};

    -- Words of the catalogue, to read pinyin and to mend slips. pinyin: syllables without tones, with spaces. own: 1 where the dictionary does not have it.
    CREATE TABLE word (
      word {text} PRIMARY KEY,
      pinyin {text} NOT NULL,
      weight {real} NOT NULL,
      own INTEGER NOT NULL
    ) {plain};

    CREATE TABLE faq_term (
      token {text} NOT NULL,
      faq_id INTEGER NOT NULL REFERENCES faq (id),
      weight {real} NOT NULL,
      PRIMARY KEY (token, faq_id)
    ) {packed};

    CREATE TABLE notice_term (
      token {text} NOT NULL,
      notice_id {text} NOT NULL REFERENCES notice (id),
      weight {real} NOT NULL,
      PRIMARY KEY (token, notice_id)
    ) {packed};
  `,
};
