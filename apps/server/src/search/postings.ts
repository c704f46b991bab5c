import { LRUCache } from "lru-cache";
import { byListLength, type Database, list, fragment, type SqlFragment, sql } from "../data";
import { type IndexVersion, perIndexVersion } from "./index-version";
import { MAX_TOKENS } from "./query-terms";

/** Where one token stands: documents by their number among those met, and the weight in each. */
export type Posting = { documents: Int32Array; weights: Float64Array };

/** Where tokens stand. `ids`: the documents by their numbers; more than these tokens lead to. */
export type Postings<Id extends number | string = number | string> = { ids: readonly Id[]; of: ReadonlyMap<string, Posting> };

/** One token with everything it stands in: `1:3.4 7:2` are documents 1 and 7 with their weights. */
type PostingRow = { token: string; found: string };

/** Reads where tokens stand. */
export type ReadPostings<Id extends number | string> = (database: Database, indexVersion: IndexVersion, tokens: readonly string[]) => Promise<Postings<Id>>;

/** Memory for one table of words, in entries of some 12 bytes: everything of a large province. */
const MAX_ENTRIES = 2_000_000;
/** What a token costs beside its entries, in entries. */
const OF_TOKEN = 20;

/** The tokens of an index version, the documents that were met, and the postings that were looked up. */
class PostingCache<Id extends number | string> {
  /** All tokens that stand somewhere, read once: most questions have pairs of characters that stand nowhere, and need not be asked for. */
  known: Promise<ReadonlySet<string>> | undefined;
  readonly ids: Id[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #idOf: (text: string) => Id;
  readonly tokens = new LRUCache<string, Posting>({ maxSize: MAX_ENTRIES, sizeCalculation: ({ documents }) => documents.length + OF_TOKEN });

  constructor(idOf: (text: string) => Id) {
    this.#idOf = idOf;
  }

  #numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.ids.push(this.#idOf(text)) - 1;
    this.#numbers.set(text, number);
    return number;
  }

  /** A posting from the text that the database put together. */
  read(found: string): Posting {
    const entries = found.split(" ");
    const posting = { documents: new Int32Array(entries.length), weights: new Float64Array(entries.length) };
    entries.forEach((entry, index) => {
      const at = entry.lastIndexOf(":");
      posting.documents[index] = this.#numberOf(entry.slice(0, at));
      posting.weights[index] = Number(entry.slice(at + 1));
    });
    return posting;
  }
}

/**
 * How to read one table of words. A token is read once per index version and cached: queries vary, their words rarely do. One that stands nowhere is never read.
 * The database puts the documents of a word into one text, away from the thread that answers: a row for each document of a frequent word would cost that
 * thread many times more than reading the text.
 * @param table `term`, say @param id column of the document @param idOf reads its value
 */
export function postingsReader<Id extends number | string>(table: SqlFragment, id: SqlFragment, idOf: (text: string) => Id): ReadPostings<Id> {
  // A list is bound in its full length: most questions fit the short one.
  const rows = byListLength(
    [10, 40, MAX_TOKENS],
    (most) =>
      sql<PostingRow>`SELECT token, string_agg(${id} || ':' || weight, ' ') AS found FROM ${table} WHERE token IN ${list("tokens", most)} GROUP BY token`,
  );
  const everyToken = sql<{ tokens: string | null }>`SELECT string_agg(token, ' ') AS tokens FROM (SELECT DISTINCT token FROM ${table}) AS every_token`;
  const keptOf = perIndexVersion(() => new PostingCache(idOf));

  function knownTokens(database: Database, kept: PostingCache<Id>): Promise<ReadonlySet<string>> {
    kept.known ??= database.get(everyToken).then(
      (row) => new Set(row?.tokens?.split(" ")),
      (error: unknown) => {
        kept.known = undefined;
        throw error;
      },
    );
    return kept.known;
  }

  return async (database, indexVersion, tokens) => {
    const kept = keptOf(indexVersion);
    const known = await knownTokens(database, kept);
    const found = new Map<string, Posting>();
    const missing: string[] = [];
    for (const token of tokens) {
      const posting = kept.tokens.get(token);
      if (posting) found.set(token, posting);
      else if (known.has(token)) missing.push(token);
    }
    if (missing.length > 0) {
      for (const row of await database.all(rows(missing.length), { tokens: missing })) {
        const posting = kept.read(row.found);
        kept.tokens.set(row.token, posting);
        found.set(row.token, posting);
      }
    }
    return { ids: kept.ids, of: found };
  };
}

/** Where words stand in the tasks. */
export const taskPostings = postingsReader(fragment`term`, fragment`task_id`, Number);
