import type { Migration } from "./migration";

/** Applications, appointments, and the desk of the authorities. Nothing refers to the pack's tables: what people did outlives an import. */
export const applications: Migration = {
  number: 20,
  name: "applications",
  text: `
    -- What a member of staff works for: JSON {department, region}; null for everybody else. @see identity/people.ts
    ALTER TABLE person ADD COLUMN staff {text};

    -- One application. task_code: implementation code (task and region). version: of the guide that was applied by. name: full name of the applicant.
    -- answers, form: JSON. stage: see APPLICATION_STAGES. result: what was decided, else empty. Instants are ISO 8601, UTC; due: last day, else empty.
    CREATE TABLE application (
      receipt {text} PRIMARY KEY,
      person {text} NOT NULL,
      task_code {text} NOT NULL,
      task_name {text} NOT NULL,
      region {text} NOT NULL,
      org {text} NOT NULL,
      dept_id {text} NOT NULL,
      dept_name {text} NOT NULL,
      version INTEGER NOT NULL,
      promised INTEGER NOT NULL,
      name {text} NOT NULL,
      answers {text} NOT NULL,
      form {text} NOT NULL,
      materials {text} NOT NULL,
      stage {text} NOT NULL,
      result {text} NOT NULL,
      applied_at {text} NOT NULL,
      updated_at {text} NOT NULL,
      mended_at {text} NOT NULL,
      accepted_at {text} NOT NULL,
      decided_at {text} NOT NULL,
      due {text} NOT NULL,
      idempotency_key {text} NOT NULL UNIQUE,
      content_hash {text} NOT NULL UNIQUE
    ) {plain};
    CREATE INDEX application_of_person ON application (person, updated_at DESC, receipt);
    CREATE INDEX application_of_department ON application (dept_id, stage, applied_at, receipt);
    CREATE INDEX application_waiting ON application (stage, updated_at);

    -- What happened to it; rows are only added. place: 1, 2, 3 … actor: applicant, staff, office (sample office) or upstream. by_person: who, else empty.
    -- external_id: of an event that a back end sent.
    CREATE TABLE application_event (
      receipt {text} NOT NULL REFERENCES application (receipt) ON DELETE CASCADE,
      place INTEGER NOT NULL,
      kind {text} NOT NULL,
      actor {text} NOT NULL,
      by_person {text} NOT NULL,
      note {text} NOT NULL,
      external_id {text} UNIQUE,
      created_at {text} NOT NULL,
      PRIMARY KEY (receipt, place)
    ) {plain};

    -- What somebody has begun and not handed in. id: what the images belong to.
    CREATE TABLE application_draft (
      person {text} NOT NULL,
      task_code {text} NOT NULL,
      id {text} NOT NULL UNIQUE,
      version INTEGER NOT NULL,
      answers {text} NOT NULL,
      form {text} NOT NULL,
      updated_at {text} NOT NULL,
      PRIMARY KEY (person, task_code)
    ) {plain};

    -- An image of a material. owner: id of a draft, or a receipt number. bytes: of the image as it was encoded anew.
    CREATE TABLE application_upload (
      id {text} PRIMARY KEY,
      owner {text} NOT NULL,
      person {text} NOT NULL,
      material {text} NOT NULL,
      name {text} NOT NULL,
      bytes INTEGER NOT NULL,
      created_at {text} NOT NULL
    ) {plain};
    CREATE INDEX application_upload_of ON application_upload (owner, created_at, id);
    -- data: base64 of a JPEG.
    CREATE TABLE application_image (
      upload {text} PRIMARY KEY REFERENCES application_upload (id) ON DELETE CASCADE,
      data {text} NOT NULL
    ) {plain};

    -- seat: 1 to the capacity of the slot, null when it was given up: a seat is taken at most once. hall: region code. day: 2026-11-18. slot: 09:00.
    CREATE TABLE appointment (
      id {text} PRIMARY KEY,
      person {text} NOT NULL,
      hall {text} NOT NULL,
      kind {text} NOT NULL,
      day {text} NOT NULL,
      slot {text} NOT NULL,
      seat INTEGER,
      task_code {text} NOT NULL,
      created_at {text} NOT NULL
    ) {plain};
    CREATE UNIQUE INDEX appointment_seat ON appointment (hall, kind, day, slot, seat) WHERE seat IS NOT NULL;
    CREATE UNIQUE INDEX appointment_once ON appointment (person, hall, kind, day, slot) WHERE seat IS NOT NULL;
    CREATE INDEX appointment_of ON appointment (person, day, slot);

    -- What staff did and looked at; rows are only added, also when a member of staff is deleted. subject: receipt number, or number of a piece of feedback.
    CREATE TABLE desk_audit (
      id {text} PRIMARY KEY,
      staff {text} NOT NULL,
      act {text} NOT NULL,
      subject {text} NOT NULL,
      created_at {text} NOT NULL
    ) {plain};
    CREATE INDEX desk_audit_of ON desk_audit (subject, created_at);

    -- Events that wait for the back end of a department. id: of the message, the same at every attempt. place: of the event.
    CREATE TABLE application_outbox (
      id {text} PRIMARY KEY,
      receipt {text} NOT NULL,
      place INTEGER NOT NULL,
      attempts INTEGER NOT NULL,
      next_at {text} NOT NULL,
      delivered_at {text}
    ) {plain};
    CREATE INDEX application_outbox_waiting ON application_outbox (next_at) WHERE delivered_at IS NULL;
  `,
};
