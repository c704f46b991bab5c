import type { Migration } from "./migration";

/** Standing pages of the site, and topics of the questions. Filled from the pack. */
export const articles: Migration = {
  number: 11,
  name: "articles",
  text: `
    -- key: name in the address. sections: JSON list of { title, blocks }.
    CREATE TABLE article (
      key {text} PRIMARY KEY,
      title {text} NOT NULL,
      lead {text} NOT NULL,
      updated {text} NOT NULL,
      sections {text} NOT NULL
    ) {plain};

    -- Name of the theme that a question is about; empty for the questions of a guide.
    ALTER TABLE faq ADD COLUMN topic {text} NOT NULL DEFAULT '';
    CREATE INDEX faq_of_topic ON faq (topic, id);
  `,
};
