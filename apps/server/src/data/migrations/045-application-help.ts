import type { Migration } from "./migration";

/** Who fills in the draft of somebody else, with their consent, and what they did. @see APPLY-14 */
export const applicationHelp: Migration = {
  number: 45,
  name: "application-help",
  text: `
    -- An invitation to one draft, then the right to fill it in. id: in links and calls. draft: id of a draft of the person. helper: who accepted, else empty.
    -- name: of the helper, masked. until: end of the invitation and of the right. ready_at: when the helper said that it is filled in, else empty.
    -- ended: taken-back, given-up or submitted, else empty. Instants are ISO 8601, UTC.
    CREATE TABLE application_help (
      id {text} PRIMARY KEY,
      draft {text} NOT NULL,
      person {text} NOT NULL,
      task_code {text} NOT NULL,
      helper {text} NOT NULL,
      name {text} NOT NULL,
      invited_at {text} NOT NULL,
      accepted_at {text} NOT NULL,
      ready_at {text} NOT NULL,
      until {text} NOT NULL,
      ended {text} NOT NULL
    ) {plain};
    -- One helper at a time.
    CREATE UNIQUE INDEX application_help_once ON application_help (draft) WHERE ended = '';
    CREATE INDEX application_help_until ON application_help (until);

    -- What was done about and by helpers, for the applicant to read; rows are only added. owner: id of a draft, or a receipt number. place: 1, 2, 3 …
    -- person: the applicant. name: of the helper who did it, masked; empty: the applicant.
    CREATE TABLE application_help_event (
      owner {text} NOT NULL,
      place INTEGER NOT NULL,
      person {text} NOT NULL,
      kind {text} NOT NULL,
      name {text} NOT NULL,
      note {text} NOT NULL,
      created_at {text} NOT NULL,
      PRIMARY KEY (owner, place)
    ) {plain};

    -- Id in application_help of who added the image, else empty: helpers remove their own alone.
    ALTER TABLE application_upload ADD COLUMN help {text} NOT NULL DEFAULT '';
  `,
};
