import type { Migration } from "./migration";

/** Whether the receipt that was given for a piece of feedback is signed; for older ones the number alone goes on to do. @see FEEDBACK-04 */
export const signedReceipts: Migration = {
  number: 72,
  name: "signed-receipts",
  text: `
    ALTER TABLE feedback ADD COLUMN signed INTEGER NOT NULL DEFAULT 0;
  `,
};
