import { type Database, fragment, sql, type Statement } from "../data";
import { type IndexVersion, perIndexVersion } from "./index-version";
import { postingsReader, type ReadPostings } from "./postings";
import { matches, weighTerms } from "./rank";
import { tokensOf, type QueryTerm } from "./query-terms";

const faqPostings = postingsReader(fragment`faq_term`, fragment`faq_id`, Number);
const noticePostings = postingsReader(fragment`notice_term`, fragment`notice_id`, String);
const faqCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM faq`;
const noticeCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM notice`;

/** A question or notice must cover this part of what was asked, and be this close to the best one. */
const RELEVANT = { coverage: 0.55, base: 0.5 } as const;
const MOST = 100;

/** A kind of documents with words of their own. */
type Documents<Id extends number | string> = {
  readPostings: ReadPostings<Id>;
  count: Statement<{ n: number }>;
  /** How many there are, once it is known. */
  counted: (indexVersion: IndexVersion) => { n?: number };
};

const faqs: Documents<number> = { readPostings: faqPostings, count: faqCount, counted: perIndexVersion(() => ({})) };
const notices: Documents<string> = { readPostings: noticePostings, count: noticeCount, counted: perIndexVersion(() => ({})) };

async function find<Id extends number | string>(
  database: Database,
  indexVersion: IndexVersion,
  units: readonly QueryTerm[],
  { readPostings, count, counted }: Documents<Id>,
): Promise<Id[]> {
  if (units.length === 0) return [];
  const postings = await readPostings(database, indexVersion, tokensOf(units));
  const total = counted(indexVersion);
  total.n ??= (await database.get(count))?.n ?? 0;
  const found = matches<Id>(units, weighTerms(units, postings, total.n), postings);
  const best = found.reduce((most, one) => Math.max(most, one.base), 0);
  return found
    .filter((one) => one.coverage >= RELEVANT.coverage && one.base >= best * RELEVANT.base)
    .sort((one, other) => other.base - one.base || (one.id < other.id ? -1 : 1))
    .slice(0, MOST)
    .map((one) => one.id);
}

/** Ids of the questions that answer a search, best first, at most 100. */
export const findFaqs = (database: Database, indexVersion: IndexVersion, units: readonly QueryTerm[]): Promise<number[]> =>
  find(database, indexVersion, units, faqs);

/** Ids of the notices that a search is about, best first, at most 100. */
export const findNotices = (database: Database, indexVersion: IndexVersion, units: readonly QueryTerm[]): Promise<string[]> =>
  find(database, indexVersion, units, notices);
