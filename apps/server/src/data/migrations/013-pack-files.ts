import type { Migration } from "./migration";

/** The files from which the other tables were filled. @see docs/decisions/pack-machine.md */
export const packFiles: Migration = {
  number: 13,
  name: "pack-files",
  text: `
    -- path: inside the pack, tasks/police/id-card-renewal.md.
    CREATE TABLE pack_file (
      path {text} PRIMARY KEY,
      text {text} NOT NULL
    ) {plain};
  `,
};
