import type { Migration } from "./migration";

/** Which department has confirmed the facts of a task, and when. @see APPLY-23 */
export const factConfirmations: Migration = {
  number: 48,
  name: "fact-confirmations",
  text: `
    -- The last confirmation of a department for a region and all below it: codes from region_low to before region_high. task: slug, which an import keeps.
    -- staff: id of the person. Earlier confirmations are in desk_audit.
    CREATE TABLE fact_confirmation (
      task {text} NOT NULL,
      dept_id {text} NOT NULL,
      region_low {text} NOT NULL,
      region_high {text} NOT NULL,
      staff {text} NOT NULL,
      day {text} NOT NULL,
      PRIMARY KEY (task, dept_id, region_low)
    ) {packed};
  `,
};
