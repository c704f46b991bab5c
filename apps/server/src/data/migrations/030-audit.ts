import type { Migration } from "./migration";

/** What was written, by whom, in an order that cannot be changed afterwards without being noticed. @see data/audit.ts */
export const audit: Migration = {
  number: 30,
  name: "audit",
  text: `
    -- seq: 1, 2, 3 … actor: visitor, a person's id, operator, staff:<name>. action: feedback.add. subject: number of what was written.
    -- detail: JSON without personal data. hash: of everything else in the row; previous: the hash of the row before.
    CREATE TABLE audit_entry (
      seq {bigint} PRIMARY KEY,
      at {text} NOT NULL,
      actor {text} NOT NULL,
      action {text} NOT NULL,
      subject {text} NOT NULL,
      detail {text} NOT NULL,
      previous {text} NOT NULL,
      hash {text} NOT NULL
    ) {plain};
    CREATE INDEX audit_entry_subject ON audit_entry (subject, seq);

    -- The end of the chain, one row: who writes locks it, so that entries stand one after the other.
    CREATE TABLE audit_head (
      id INTEGER PRIMARY KEY,
      seq {bigint} NOT NULL,
      hash {text} NOT NULL
    ) {plain};
    INSERT INTO audit_head (id, seq, hash) VALUES (1, 0, '');
  `,
};
