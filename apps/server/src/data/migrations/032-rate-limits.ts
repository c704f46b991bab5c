import type { Migration } from "./migration";

/** Tries that are counted on every host together. */
export const rateLimits: Migration = {
  number: 32,
  name: "rate-limits",
  text: `
    -- id: hash of what is limited, and of whom. points: tries until expires_at, milliseconds since 1970.
    CREATE TABLE rate_limit (
      id {text} PRIMARY KEY,
      points INTEGER NOT NULL,
      expires_at {bigint} NOT NULL
    ) {packed};
    CREATE INDEX rate_limit_age ON rate_limit (expires_at);
  `,
};
