import type { Migration } from "./migration";

/** What the sample provider remembers of log-ins under way, so that any process can go on with what another began. @see OPS-15 */
export const sampleLogin: Migration = {
  number: 42,
  name: "sample-login",
  text: `
    CREATE TABLE sample_login (
      id {text} PRIMARY KEY, -- kind and name of the entry
      uid {text} NOT NULL, -- by which an interaction finds its session; empty for other kinds
      grant_id {text} NOT NULL, -- what is revoked together; empty for other kinds
      payload {text} NOT NULL,
      expires_at {bigint} NOT NULL
    ) {packed};
    CREATE INDEX sample_login_age ON sample_login (expires_at);
  `,
};
