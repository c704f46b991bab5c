import type { Migration } from "./migration";

/** Which fields of an application the desk wants corrected. @see APPLY-21 */
export const askedFields: Migration = {
  number: 41,
  name: "asked-fields",
  text: `
    -- Ids of fields with commas between them, while an application waits for its correction; else empty.
    ALTER TABLE application ADD COLUMN asked {text} NOT NULL DEFAULT '';
  `,
};
