import type { Migration } from "./migration";

/** Forms to download, blank and filled in as a sample. Filled from the pack. */
export const forms: Migration = {
  number: 12,
  name: "forms",
  text: `
    -- id: name in the address. data: JSON of a PackForm.
    CREATE TABLE form (
      id {text} PRIMARY KEY,
      title {text} NOT NULL,
      data {text} NOT NULL
    ) {plain};
  `,
};
