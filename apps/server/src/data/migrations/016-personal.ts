import type { Migration } from "./migration";

/** What only the holder of a licence sees. */
export const personal: Migration = {
  number: 16,
  name: "personal",
  text: `
    -- licence: of person_licence. number: whole; it leaves the server only at the request of its holder.
    CREATE TABLE person_licence_number (
      licence {text} PRIMARY KEY,
      number {text} NOT NULL
    ) {plain};
  `,
};
