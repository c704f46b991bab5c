import type { Migration } from "./migration";

/** One-things (一件事), the questions of scene guides, and the events of life. Filled from the pack. @see docs/decisions/one-things.md */
export const oneThings: Migration = {
  number: 7,
  name: "one-things",
  text: `
    -- What a one-thing says beyond its row in task (kind TC). audience: 1 person, 2 company. data: JSON.
    CREATE TABLE one_thing (
      task_id INTEGER PRIMARY KEY REFERENCES task (id),
      sort INTEGER NOT NULL,
      audience INTEGER NOT NULL,
      members INTEGER NOT NULL,
      data {text} NOT NULL
    ) {plain};

    -- The tasks that a one-thing joins, those of one-things inside it included.
    CREATE TABLE one_thing_member (
      task_id INTEGER NOT NULL REFERENCES one_thing (task_id),
      member_id INTEGER NOT NULL REFERENCES task (id),
      sort INTEGER NOT NULL,
      PRIMARY KEY (task_id, member_id)
    ) {packed};
    CREATE INDEX one_thing_of_member ON one_thing_member (member_id, task_id);

    -- Questions that lead to a personal list. data: JSON.
    CREATE TABLE scene (
      task_id INTEGER PRIMARY KEY REFERENCES task (id),
      questions INTEGER NOT NULL,
      data {text} NOT NULL
    ) {plain};

    -- An event in the life of a person or a company. catalog: its code; its tasks are in task_theme. themes: JSON list of catalogue codes.
    CREATE TABLE activity (
      catalog {text} PRIMARY KEY,
      sort INTEGER NOT NULL,
      name {text} NOT NULL,
      icon {text} NOT NULL,
      themes {text} NOT NULL
    ) {plain};
  `,
};
