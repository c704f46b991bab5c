import type { Migration } from "./migration";

/** Log-ins, and what belongs to the people who log in: licences, messages, affairs. The samples come from the pack. */
export const people: Migration = {
  number: 9,
  name: "people",
  text: `
    -- Who can be or was logged in. id: a word of the pack for samples, a hash of issuer and subject for everybody else. issuer: "sample", or that of the provider.
    -- corp: the company one acts for. level: 0 to 3. about: what a sample shows. profile: JSON, see data/people.ts. sort: place in the pack.
    CREATE TABLE person (
      id {text} PRIMARY KEY,
      issuer {text} NOT NULL,
      name {text} NOT NULL,
      corp {text},
      level INTEGER NOT NULL,
      about {text} NOT NULL,
      profile {text} NOT NULL,
      sort INTEGER NOT NULL
    ) {plain};
    CREATE INDEX person_of_issuer ON person (issuer, sort, id);

    -- A log-in under way. id: hash of the state that travels. browser: hash of a cookie. Used once, for ten minutes.
    CREATE TABLE login_attempt (
      id {text} PRIMARY KEY,
      browser {text} NOT NULL,
      nonce {text} NOT NULL,
      verifier {text} NOT NULL,
      target {text} NOT NULL,
      expires_at {text} NOT NULL
    ) {plain};
    CREATE INDEX login_attempt_age ON login_attempt (expires_at);

    -- A log-in. id: hash of the cookie. id_token: what the provider wants to see at log-out. Instants are ISO 8601, UTC.
    CREATE TABLE person_session (
      id {text} PRIMARY KEY,
      person {text} NOT NULL,
      issuer {text} NOT NULL,
      id_token {text},
      seen_at {text} NOT NULL,
      expires_at {text} NOT NULL
    ) {plain};
    CREATE INDEX person_session_age ON person_session (expires_at);
    CREATE INDEX person_session_idle ON person_session (seen_at);

    -- number: masked already. expires_on: null, for good.
    CREATE TABLE person_licence (
      id {text} PRIMARY KEY,
      person {text} NOT NULL,
      sort INTEGER NOT NULL,
      name {text} NOT NULL,
      number {text} NOT NULL,
      issuer {text} NOT NULL,
      issued_on {text} NOT NULL,
      expires_on {text}
    ) {plain};
    CREATE INDEX person_licence_of ON person_licence (person, sort, id);

    -- What the portal holds about somebody, a line each.
    CREATE TABLE person_abstract (
      id {text} PRIMARY KEY,
      person {text} NOT NULL,
      sort INTEGER NOT NULL,
      title {text} NOT NULL,
      text {text} NOT NULL,
      noted_on {text} NOT NULL
    ) {plain};
    CREATE INDEX person_abstract_of ON person_abstract (person, noted_on DESC, id);

    -- An affair under way. receipt: 受理编号.
    CREATE TABLE person_affair (
      receipt {text} PRIMARY KEY,
      person {text} NOT NULL,
      task_id INTEGER NOT NULL,
      region {text} NOT NULL,
      state {text} NOT NULL,
      updated_at {text} NOT NULL
    ) {plain};
    CREATE INDEX person_affair_of ON person_affair (person, updated_at DESC, receipt);

    -- url: a path of our own, or null.
    CREATE TABLE person_message (
      id {text} PRIMARY KEY,
      person {text} NOT NULL,
      kind {text} NOT NULL,
      title {text} NOT NULL,
      text {text} NOT NULL,
      url {text},
      sent_at {text} NOT NULL
    ) {plain};
    CREATE INDEX person_message_of ON person_message (person, sent_at DESC, id);

    -- What people did. Without references: an import empties the tables above, and leaves these.
    CREATE TABLE person_message_read (
      person {text} NOT NULL,
      message {text} NOT NULL,
      read_at {text} NOT NULL,
      PRIMARY KEY (person, message)
    ) {packed};

    CREATE TABLE person_guide (
      person {text} NOT NULL,
      task_code {text} NOT NULL,
      saved_at {text} NOT NULL,
      PRIMARY KEY (person, task_code)
    ) {packed};

    CREATE TABLE person_feedback (
      feedback {text} PRIMARY KEY,
      person {text} NOT NULL
    ) {plain};
    CREATE INDEX person_feedback_of ON person_feedback (person, feedback);
  `,
};
