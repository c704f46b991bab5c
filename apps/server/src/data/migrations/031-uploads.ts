import type { Migration } from "./migration";

/** How many bytes of images were stored, so that nobody fills the disk. */
export const uploads: Migration = {
  number: 31,
  name: "uploads",
  text: `
    -- day: 2026-11-18, of the province. sender: hash of the day and an address; both empty in the row that holds the sum of all images that are stored.
    CREATE TABLE upload_usage (
      day {text} NOT NULL,
      sender {text} NOT NULL,
      bytes {bigint} NOT NULL,
      PRIMARY KEY (day, sender)
    ) {packed};
    INSERT INTO upload_usage (day, sender, bytes) SELECT '', '', COALESCE(SUM(bytes), 0) FROM feedback_image;
  `,
};
