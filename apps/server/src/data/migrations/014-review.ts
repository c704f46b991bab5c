import type { Migration } from "./migration";

/** What the figures of timeliness are counted from, without reading the cases themselves. */
export const review: Migration = {
  number: 14,
  name: "review",
  text: `
    CREATE INDEX case_file_punctual ON case_file (decided, admitted, dept_id, region, answered, due);
  `,
};
