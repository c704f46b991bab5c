import type { Migration } from "./migration";

/** The promised limit as lists show it, in its own unit and with the event it counts from; empty until the pack is imported anew. @see GUIDE-71 */
export const promiseText: Migration = {
  number: 70,
  name: "promise-text",
  text: `
    ALTER TABLE task ADD COLUMN promise {text} NOT NULL DEFAULT '';
  `,
};
