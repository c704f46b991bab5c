import type { Migration } from "./migration";

/** Words that staff propose for the vocabulary of the pack; an editor takes them over. @see SEARCH-28 */
export const vocabularyProposals: Migration = {
  number: 53,
  name: "vocabulary-proposals",
  text: `
    -- One line for each word; task: its id in the pack. Who proposed it is in desk_audit.
    CREATE TABLE vocabulary_proposal (
      term {text} PRIMARY KEY,
      task {text} NOT NULL,
      created_at {text} NOT NULL
    ) {plain};
  `,
};
