import type { Migration } from "./migration";

/** What people write, and what the program notes about itself. */
export const feedback: Migration = {
  number: 3,
  name: "feedback",
  text: `
    -- id: the receipt number. body: JSON of what was sent. created_at: ISO 8601, UTC.
    CREATE TABLE feedback (
      id {text} PRIMARY KEY,
      idempotency_key {text} UNIQUE,
      kind {text} NOT NULL,
      status {text} NOT NULL,
      body {text} NOT NULL,
      created_at {text} NOT NULL
    ) {plain};
    CREATE INDEX feedback_newest ON feedback (created_at DESC, id);

    CREATE TABLE setting (
      key {text} PRIMARY KEY,
      value {text} NOT NULL
    ) {plain};
  `,
};
