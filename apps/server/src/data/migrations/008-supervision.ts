import type { Migration } from "./migration";

/** Ratings, cases and what is counted of them. The samples come from the pack. @see docs/decisions/ratings.md */
export const supervision: Migration = {
  number: 8,
  name: "supervision",
  text: `
    -- What a rating is made of: the national list of levels and reasons, and the channels of the province.
    CREATE TABLE rating_level (
      value INTEGER PRIMARY KEY,
      label {text} NOT NULL,
      bad INTEGER NOT NULL
    ) {plain};
    CREATE TABLE rating_reason (
      code {text} PRIMARY KEY,
      level INTEGER NOT NULL REFERENCES rating_level (value),
      label {text} NOT NULL,
      sort INTEGER NOT NULL
    ) {plain};
    CREATE TABLE rating_channel (
      code {text} PRIMARY KEY,
      name {text} NOT NULL,
      sort INTEGER NOT NULL
    ) {plain};
    -- One row. answer_within: working days in which a bad rating is answered.
    CREATE TABLE rating_rule (
      id INTEGER PRIMARY KEY,
      answer_within INTEGER NOT NULL
    ) {plain};

    -- One application and what became of it. Times: 2026-11-18 09:30, days: 2026-11-18, of the province; a time that lies ahead has not come yet, so a
    -- state follows from the clock. applicant: masked for people. applicant_key: proof of the full name, which is kept nowhere.
    -- answered: when it was accepted or not. admitted: 1 accepted. due: last day of the promise. channel: window, online, express.
    -- mended: sent back once for papers on that day, else empty. special: name of the special procedure, else empty.
    CREATE TABLE case_file (
      receipt {text} PRIMARY KEY,
      task_id INTEGER NOT NULL REFERENCES task (id),
      region {text} NOT NULL REFERENCES region (code),
      org {text} NOT NULL REFERENCES department (org),
      dept_id {text} NOT NULL,
      applicant {text} NOT NULL,
      applicant_key {text} NOT NULL,
      channel {text} NOT NULL,
      applied {text} NOT NULL,
      answered {text} NOT NULL,
      admitted INTEGER NOT NULL,
      mended {text} NOT NULL,
      special {text} NOT NULL,
      due {text} NOT NULL,
      decided {text} NOT NULL,
      result {text} NOT NULL
    ) {plain};
    CREATE INDEX case_file_decided ON case_file (decided DESC, receipt);
    CREATE INDEX case_file_of_department ON case_file (dept_id, region);

    -- At most one for each case. It refers to nothing: what people wrote outlives the sample case that it is about. reasons: codes with commas between.
    -- shown: 1 where the words were looked through and may be read by all. corrected: day on which a bad one was answered, else empty. sample: from the pack.
    CREATE TABLE rating (
      receipt {text} PRIMARY KEY,
      task_id INTEGER NOT NULL,
      region {text} NOT NULL,
      org {text} NOT NULL,
      dept_id {text} NOT NULL,
      applicant {text} NOT NULL,
      channel {text} NOT NULL,
      level INTEGER NOT NULL,
      reasons {text} NOT NULL,
      content {text} NOT NULL,
      shown INTEGER NOT NULL,
      rated {text} NOT NULL,
      corrected {text} NOT NULL,
      measure {text} NOT NULL,
      sample INTEGER NOT NULL
    ) {plain};
    CREATE INDEX rating_newest ON rating (rated DESC, receipt);
    CREATE INDEX rating_of_region ON rating (region);
    CREATE INDEX rating_of_department ON rating (dept_id, region, rated, level, corrected);
    CREATE INDEX rating_bad ON rating (rated DESC, receipt) WHERE level <= 2;

    -- Roll-ups by region (with all that lies in it) and month, 2026-10. A month that is not over is counted from the rows instead.
    -- corrected: bad ratings answered in that month, whenever they were made.
    CREATE TABLE rating_month (
      scope {text} NOT NULL,
      month {text} NOT NULL,
      level INTEGER NOT NULL,
      channel {text} NOT NULL,
      n INTEGER NOT NULL,
      corrected INTEGER NOT NULL,
      PRIMARY KEY (scope, month, level, channel)
    ) {packed};

    -- Applications by the month in which they were made, answers and decisions by the month in which they were given.
    CREATE TABLE case_month (
      scope {text} NOT NULL,
      month {text} NOT NULL,
      applied INTEGER NOT NULL,
      through_window INTEGER NOT NULL,
      through_net INTEGER NOT NULL,
      through_post INTEGER NOT NULL,
      mended INTEGER NOT NULL,
      answered INTEGER NOT NULL,
      admitted INTEGER NOT NULL,
      special INTEGER NOT NULL,
      finished INTEGER NOT NULL,
      approved INTEGER NOT NULL,
      on_time INTEGER NOT NULL,
      PRIMARY KEY (scope, month)
    ) {packed};

    -- Authorities of each level in a region, itself included.
    CREATE TABLE office_count (
      scope {text} NOT NULL,
      level {text} NOT NULL,
      n INTEGER NOT NULL,
      PRIMARY KEY (scope, level)
    ) {packed};

    -- Visits of the portal on a day, 2026-11-18. No person, no address.
    CREATE TABLE visit_day (
      day {text} PRIMARY KEY,
      n {bigint} NOT NULL
    ) {packed};

    -- Captchas that wait for their answer. id and answer are digests: neither the cookie nor the code is in here. expires: milliseconds since 1970.
    CREATE TABLE captcha (
      id {text} PRIMARY KEY,
      answer {text} NOT NULL,
      expires {bigint} NOT NULL,
      tries INTEGER NOT NULL,
      extensions INTEGER NOT NULL
    ) {packed};
    CREATE INDEX captcha_expires ON captcha (expires);
  `,
};
