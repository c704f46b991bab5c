import type { Migration } from "./migration";

/** Log-ins, and what belongs to the people who log in: licences, messages, affairs. The samples come from the pack. */
export const people: Migration = {
  number: 9,
  name: "people",
  text: ``,
};
