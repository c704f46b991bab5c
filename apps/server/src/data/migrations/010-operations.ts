import type { Migration } from "./migration";

/** What the server keeps about its own work: images and additions of feedback, counted events. */
export const operations: Migration = {
  number: 10,
  name: "operations",
  text: `
    -- Sent along with feedback. place: 0, 1, 2. type: png, jpg, bmp, psd or raw, as the file itself says. data: base64.
    CREATE TABLE feedback_image (
      feedback_id {text} NOT NULL REFERENCES feedback (id),
      place INTEGER NOT NULL,
      type {text} NOT NULL,
      bytes INTEGER NOT NULL,
      data {text} NOT NULL,
      PRIMARY KEY (feedback_id, place)
    ) {plain};

    -- What happened to feedback after it was received. place: 1, 2, 3 … status: supplemented (by the sender), processing or answered (by the office).
    -- reply: what the office tells whoever has the receipt number. body: JSON of what the sender added; personal.
    CREATE TABLE feedback_step (
      feedback_id {text} NOT NULL REFERENCES feedback (id),
      place INTEGER NOT NULL,
      status {text} NOT NULL,
      reply {text} NOT NULL,
      body {text} NOT NULL,
      idempotency_key {text} UNIQUE,
      created_at {text} NOT NULL,
      PRIMARY KEY (feedback_id, place)
    ) {plain};

    -- Events of the tracker, added up: nothing of a single visitor is in here. day: 2026-11-18, of the province. total: sum of the values.
    CREATE TABLE event_count (
      day {text} NOT NULL,
      category {text} NOT NULL,
      action {text} NOT NULL,
      label {text} NOT NULL,
      n {bigint} NOT NULL,
      total {real} NOT NULL,
      PRIMARY KEY (day, category, action, label)
    ) {packed};
  `,
};
