import type { Migration } from "./migration";

/** The province: its regions, authorities, matters and what is told about them. Filled from the pack. @see docs/province-pack.md */
export const province: Migration = {
  number: 1,
  name: "province",
  text: `
    -- level: province, city, county, town, village. hidden: farms, prisons and the like, which no picker shows.
    CREATE TABLE region (
      code {text} PRIMARY KEY,
      parent {text} REFERENCES region (code),
      name {text} NOT NULL,
      level {text} NOT NULL,
      sort INTEGER NOT NULL,
      hidden INTEGER NOT NULL DEFAULT 0
    ) {plain};
    CREATE INDEX region_children ON region (parent, sort, code);

    -- One authority in one region. dept_id: the id it has in the pack, the same in every region. type: 1 government service, 2 other public service.
    CREATE TABLE department (
      org {text} PRIMARY KEY,
      dept_id {text} NOT NULL,
      region {text} NOT NULL REFERENCES region (code),
      name {text} NOT NULL,
      short {text} NOT NULL,
      type {text} NOT NULL,
      phone {text} NOT NULL,
      sort INTEGER NOT NULL
    ) {plain};
    CREATE INDEX department_of_region ON department (region, sort, org);
    CREATE INDEX department_everywhere ON department (dept_id, region);

    -- What can be done, described once for all regions. slug: file name in the pack. code: basic code, 12 digits.
    -- audience: 1 person, 2 company, 3 both. online: depth 0 (not online) to 4 (wholly online). promised: working days, 0 = on the spot.
    -- aliases: JSON list of words. guide: JSON; last, so that lists never read it from the disk.
    CREATE TABLE task (
      id INTEGER PRIMARY KEY,
      slug {text} NOT NULL UNIQUE,
      code {text} NOT NULL UNIQUE,
      name {text} NOT NULL UNIQUE,
      phrase {text} NOT NULL,
      aliases {text} NOT NULL,
      lead {text} NOT NULL,
      dept_id {text} NOT NULL,
      kind {text} NOT NULL,
      audience INTEGER NOT NULL,
      hot INTEGER NOT NULL,
      online INTEGER NOT NULL,
      visits INTEGER NOT NULL,
      promised INTEGER NOT NULL,
      complete INTEGER NOT NULL,
      updated {text} NOT NULL,
      guide {text} NOT NULL
    ) {plain};

    -- catalog: theme code with its audience in front, such as 001090.
    CREATE TABLE task_theme (
      catalog {text} NOT NULL,
      task_id INTEGER NOT NULL REFERENCES task (id),
      PRIMARY KEY (catalog, task_id)
    ) {packed};
    CREATE INDEX task_theme_of_task ON task_theme (task_id);

    -- A task as one authority offers it in one region. code: the 31 characters that addresses carry.
    CREATE TABLE item (
      id INTEGER PRIMARY KEY,
      code {text} NOT NULL UNIQUE,
      task_id INTEGER NOT NULL REFERENCES task (id),
      region {text} NOT NULL REFERENCES region (code),
      org {text} NOT NULL REFERENCES department (org),
      hot INTEGER NOT NULL
    ) {plain};
    CREATE INDEX item_of_region ON item (region, hot DESC, id);
    CREATE INDEX item_of_department ON item (org, hot DESC, id);
    CREATE INDEX item_of_task ON item (task_id, region);

    -- Roll-ups of item, changed in the same transaction (roll-ups.ts says what they hold).
    CREATE TABLE stat (
      scope {text} NOT NULL,
      facet {text} NOT NULL,
      value {text} NOT NULL,
      n INTEGER NOT NULL,
      PRIMARY KEY (scope, facet, value)
    ) {packed};
    CREATE TABLE task_stat (
      task_id INTEGER NOT NULL REFERENCES task (id),
      scope {text} NOT NULL,
      n INTEGER NOT NULL,
      PRIMARY KEY (task_id, scope)
    ) {packed};

    -- answer: JSON list of blocks.
    CREATE TABLE faq (
      id INTEGER PRIMARY KEY,
      task_id INTEGER REFERENCES task (id),
      sort INTEGER NOT NULL,
      question {text} NOT NULL,
      answer {text} NOT NULL
    ) {plain};
    CREATE INDEX faq_of_task ON faq (task_id, sort);

    -- published: 2026-11-18 09:30, time of the province. body: JSON list of blocks.
    CREATE TABLE notice (
      id {text} PRIMARY KEY,
      region {text} NOT NULL REFERENCES region (code),
      title {text} NOT NULL,
      kind {text} NOT NULL,
      source {text} NOT NULL,
      published {text} NOT NULL,
      body {text} NOT NULL
    ) {plain};
    CREATE INDEX notice_newest ON notice (published DESC, id DESC);
    CREATE INDEX notice_of_region ON notice (region, published DESC, id DESC);
  `,
};
