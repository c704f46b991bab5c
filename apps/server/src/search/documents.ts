import { type Database, part, sql, type Statement } from "../data";
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

async function find<Id extends number | string>(
  database: Database,
  units: readonly Unit[],
  readPostings: ReadPostings,
  count: Statement<{ n: number }>,
): Promise<Id[]> {
  if (units.length === 0) return [];
  const [postings, counted] = await Promise.all([readPostings(database, tokensOf(units)), database.get(count)]);
  const found = matches<Id>(units, weighUnits(units, postings, counted?.n ?? 0), postings);
  const best = found.reduce((most, one) => Math.max(most, one.base), 0);
  return found
    .filter((one) => one.coverage >= RELEVANT.coverage && one.base >= best * RELEVANT.base)
    .sort((one, other) => other.base - one.base || (one.id < other.id ? -1 : 1))
    .slice(0, MOST)
    .map((one) => one.id);
}

/** Ids of the questions that answer a search, best first, at most 100. */
export const findFaqs = (database: Database, units: readonly Unit[]): Promise<number[]> => find(database, units, faqPostings, faqCount);

/** Ids of the notices that a search is about, best first, at most 100. */
export const findNotices = (database: Database, units: readonly Unit[]): Promise<string[]> => find(database, units, noticePostings, noticeCount);
