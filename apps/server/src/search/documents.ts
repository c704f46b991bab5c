import { type Database, part, sql, type Statement } from "../data";
import { type Edition, ofEdition } from "./edition";
import { postingsReader, type ReadPostings } from "./postings";
import { matches, weighUnits } from "./rank";
import { tokensOf, type Unit } from "./units";

const faqPostings = postingsReader(part`faq_term`, part`faq_id`, Number);
const noticePostings = postingsReader(part`notice_term`, part`notice_id`, String);
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
  counted: (edition: Edition) => { n?: number };
};

const faqs: Documents<number> = { readPostings: faqPostings, count: faqCount, counted: ofEdition(() => ({})) };
const notices: Documents<string> = { readPostings: noticePostings, count: noticeCount, counted: ofEdition(() => ({})) };

async function find<Id extends number | string>(
  database: Database,
  edition: Edition,
  units: readonly Unit[],
  { readPostings, count, counted }: Documents<Id>,
): Promise<Id[]> {
  if (units.length === 0) return [];
  const postings = await readPostings(database, edition, tokensOf(units));
  const total = counted(edition);
  total.n ??= (await database.get(count))?.n ?? 0;
  const found = matches<Id>(units, weighUnits(units, postings, total.n), postings);
  const best = found.reduce((most, one) => Math.max(most, one.base), 0);
  return found
    .filter((one) => one.coverage >= RELEVANT.coverage && one.base >= best * RELEVANT.base)
    .sort((one, other) => other.base - one.base || (one.id < other.id ? -1 : 1))
    .slice(0, MOST)
    .map((one) => one.id);
}

/** Ids of the questions that answer a search, best first, at most 100. */
export const findFaqs = (database: Database, edition: Edition, units: readonly Unit[]): Promise<number[]> => find(database, edition, units, faqs);

/** Ids of the notices that a search is about, best first, at most 100. */
export const findNotices = (database: Database, edition: Edition, units: readonly Unit[]): Promise<string[]> => find(database, edition, units, notices);
