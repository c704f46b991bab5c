import type { Migration } from "./migration";

/** How an appointment ended. @see APPLY-25 */
export const appointmentOutcome: Migration = {
  number: 49,
  name: "appointment-outcome",
  text: `
    -- outcome: done, missed, or empty while nobody has noted anything. ended_at: when it was noted, ISO 8601, UTC; else empty.
    ALTER TABLE appointment ADD COLUMN outcome {text} NOT NULL DEFAULT '';
    ALTER TABLE appointment ADD COLUMN ended_at {text} NOT NULL DEFAULT '';
    CREATE INDEX appointment_waiting ON appointment (hall, day, slot) WHERE seat IS NOT NULL AND outcome = '';
  `,
};
