import type { Migration } from "./migration";

/** What an administration publishes of itself: duty lists, catalogues of fees and agents, matters without certificates. Filled from the pack. */
export const openGovernment: Migration = {
  number: 5,
  name: "open-government",
  text: `
    -- What is the same for all duties of a matter type. detail: JSON of process, responsibility, accountability, lists of sentences.
    CREATE TABLE duty_kind (
      kind {text} PRIMARY KEY,
      detail {text} NOT NULL
    ) {plain};

    -- Powers and responsibilities, once for every office of a department line. levels: 1 province, 2 city, 4 county, added up.
    -- catalog: basic code of the task, or the id. task_id: the task by which one applies for it. basis: JSON list of sentences.
    CREATE TABLE duty (
      id {text} PRIMARY KEY,
      catalog {text} NOT NULL,
      dept_id {text} NOT NULL,
      kind {text} NOT NULL REFERENCES duty_kind (kind),
      name {text} NOT NULL,
      levels INTEGER NOT NULL,
      task_id INTEGER REFERENCES task (id),
      sort INTEGER NOT NULL,
      basis {text} NOT NULL
    ) {plain};
    CREATE INDEX duty_of_department ON duty (dept_id, sort);

    -- Which tasks are on which list, most asked for first. list: 8, 10 to 17, a key of EASY_LISTS, public or mzb. place: from 1, without gaps.
    CREATE TABLE list_task (
      list {text} NOT NULL,
      place INTEGER NOT NULL,
      task_id INTEGER NOT NULL REFERENCES task (id),
      PRIMARY KEY (list, place)
    ) {packed};

    -- The item of a task that serves a province, city or county best (derive.ts says which), and how many tasks of a list each of them has.
    CREATE TABLE task_reach (
      scope {text} NOT NULL,
      task_id INTEGER NOT NULL,
      item_id INTEGER NOT NULL,
      PRIMARY KEY (scope, task_id)
    ) {packed};
    CREATE TABLE list_stat (
      scope {text} NOT NULL,
      list {text} NOT NULL,
      n INTEGER NOT NULL,
      PRIMARY KEY (scope, list)
    ) {packed};

    -- Licences that the state holds already, so that nobody need bring them.
    CREATE TABLE licence_kind (
      id {text} PRIMARY KEY,
      name {text} NOT NULL,
      issuer {text} NOT NULL,
      sort INTEGER NOT NULL
    ) {plain};
    CREATE TABLE task_licence (
      task_id INTEGER NOT NULL REFERENCES task (id),
      licence_id {text} NOT NULL REFERENCES licence_kind (id),
      PRIMARY KEY (task_id, licence_id)
    ) {packed};
    CREATE INDEX task_licence_of_licence ON task_licence (licence_id, task_id);

    -- What agents do before an authority decides. detail: JSON of agent, result, basis, charge, note. retained: 1 where an approval needs it.
    CREATE TABLE intermediary (
      id {text} PRIMARY KEY,
      dept_id {text} NOT NULL,
      name {text} NOT NULL,
      retained INTEGER NOT NULL,
      sort INTEGER NOT NULL,
      detail {text} NOT NULL
    ) {plain};

    -- Public catalogues of fees. catalogue: a key of FEE_CATALOGUES. detail: JSON of kind, payer, standard, basis, waiver.
    CREATE TABLE fee_entry (
      id {text} PRIMARY KEY,
      catalogue {text} NOT NULL,
      dept_id {text} NOT NULL,
      name {text} NOT NULL,
      sort INTEGER NOT NULL,
      detail {text} NOT NULL
    ) {plain};

    -- Tasks of an agent's work or of a fee. entry: its id.
    CREATE TABLE entry_task (
      entry {text} NOT NULL,
      task_id INTEGER NOT NULL REFERENCES task (id),
      PRIMARY KEY (entry, task_id)
    ) {packed};

    -- 特色创新. region: where it is found, the province for all. url: empty where the guide of task_id is meant. tags: JSON list.
    CREATE TABLE innovation (
      sort INTEGER PRIMARY KEY,
      group_key {text} NOT NULL,
      group_name {text} NOT NULL,
      region {text} NOT NULL REFERENCES region (code),
      name {text} NOT NULL,
      summary {text} NOT NULL,
      image {text} NOT NULL,
      url {text} NOT NULL,
      task_id INTEGER REFERENCES task (id),
      tags {text} NOT NULL
    ) {plain};

    -- Entries of the pages open (政府信息公开) and people (政民互动). The word region in braces stands, inside url, for the region that is asked about.
    CREATE TABLE link_entry (
      sort INTEGER PRIMARY KEY,
      page {text} NOT NULL,
      group_key {text} NOT NULL,
      group_name {text} NOT NULL,
      name {text} NOT NULL,
      url {text} NOT NULL,
      summary {text} NOT NULL
    ) {plain};

    -- Figures to show; what they count is computed when asked. counted: see COUNTED in province/families/open-government.
    CREATE TABLE figure (
      id {text} PRIMARY KEY,
      name {text} NOT NULL,
      image {text} NOT NULL,
      kind {text} NOT NULL,
      url {text} NOT NULL,
      summary {text} NOT NULL,
      counted {text} NOT NULL,
      sort INTEGER NOT NULL
    ) {plain};
  `,
};
