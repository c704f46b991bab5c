import type { Migration } from "./migration";

/** Which department in which region feedback is for, so that nobody else reads it. @see APPLY-18 */
export const feedbackOffice: Migration = {
  number: 40,
  name: "feedback-office",
  text: `
    -- Both empty for what is about no task: that is for the department that runs the portal.
    ALTER TABLE feedback ADD COLUMN dept_id {text} NOT NULL DEFAULT '';
    ALTER TABLE feedback ADD COLUMN region {text} NOT NULL DEFAULT '';
  `,
};
