import type { Migration } from "./migration";

/** What a saved guide said when it was saved, so that a change of substance can be told. */
export const savedFacts: Migration = {
  number: 33,
  name: "saved-facts",
  text: `
    -- facts: JSON {label: text or list of names} of the guide, empty for what was saved before this step. pack: mark of the province pack that they were read from.
    ALTER TABLE person_guide ADD COLUMN facts {text} NOT NULL DEFAULT '';
    ALTER TABLE person_guide ADD COLUMN pack {text} NOT NULL DEFAULT '';
  `,
};
