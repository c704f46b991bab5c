import type { Migration } from "./migration";

/** A repeated write is recognised by its content, so that a key that was used for something else is refused instead of swallowed. */
export const idempotency: Migration = {
  number: 17,
  name: "idempotency",
  text: `
    -- content_hash: of key and content; the same twice is a repetition. Null without a key, and in rows of before.
    ALTER TABLE feedback ADD COLUMN content_hash {text};
    ALTER TABLE feedback_step ADD COLUMN content_hash {text};
    CREATE UNIQUE INDEX feedback_content ON feedback (content_hash);
    CREATE UNIQUE INDEX feedback_step_content ON feedback_step (content_hash);
  `,
};
