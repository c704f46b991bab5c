import type { Migration } from "./migration";

/** Since when a log-in goes on, and with what kind of device, so that its owner knows it in a list and can end it. Empty: begun by an earlier version. */
export const sessionDevice: Migration = {
  number: 71,
  name: "session-device",
  text: `
    ALTER TABLE person_session ADD COLUMN began_at {text} NOT NULL DEFAULT '';
    ALTER TABLE person_session ADD COLUMN device {text} NOT NULL DEFAULT '';
    CREATE INDEX person_session_of ON person_session (person);
  `,
};
