import { bySize, type Database, list, part, type Part, sql } from "../data";
import type { Postings } from "./rank";
import { MOST_TOKENS } from "./units";

/** One token with everything it stands in: `1:3.4 7:2` are documents 1 and 7 with their weights. */
type PostingRow = { token: string; found: string };

/** Reads where tokens stand. */
export type ReadPostings = (database: Database, tokens: readonly string[]) => Promise<Postings>;

/** Weights by document, from the text that the database put together. */
function read<Id>(found: string, idOf: (text: string) => Id): Map<Id, number> {
  const documents = new Map<Id, number>();
  for (const one of found.split(" ")) {
    const at = one.lastIndexOf(":");
    documents.set(idOf(one.slice(0, at)), Number(one.slice(at + 1)));
  }
  return documents;
}

/**
 * How to read one table of words. The database puts the documents of a word into one text, away from the thread that answers:
 * a row for each document of a frequent word would cost that thread many times more than reading the text.
 * @param table `term`, say @param id column of the document @param idOf reads its value
 */
export function postingsReader(table: Part, id: Part, idOf: (text: string) => number | string): ReadPostings {
  // A list is bound in its full length: most questions fit the short one.
  const rows = bySize(
    [40, MOST_TOKENS],
    (most) =>
      sql<PostingRow>`SELECT token, string_agg(${id} || ':' || weight, ' ') AS found FROM ${table} WHERE token IN ${list("tokens", most)} GROUP BY token`,
  );
  return async (database, tokens) => {
    if (tokens.length === 0) return new Map();
    const found = await database.all(rows(tokens.length), { tokens });
    return new Map(found.map((row) => [row.token, read(row.found, idOf)]));
  };
}

/** Where words stand in the tasks. */
export const taskPostings = postingsReader(part`term`, part`task_id`, Number);
