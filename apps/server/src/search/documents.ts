import { type Database, list, sql, type Statement } from "../data";
import { matches, type Postings, weighUnits } from "./rank";
import { MOST_TOKENS, tokensOf, type Unit } from "./units";

type Posting<Id> = { token: string; id: Id; weight: number };

const faqTerms = sql<Posting<number>>`SELECT token, faq_id AS id, weight FROM faq_term WHERE token IN ${list("tokens", MOST_TOKENS)}`;
const noticeTerms = sql<Posting<string>>`SELECT token, notice_id AS id, weight FROM notice_term WHERE token IN ${list("tokens", MOST_TOKENS)}`;
const faqCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM faq`;
const noticeCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM notice`;

/** A question or notice must cover this part of what was asked, and be this close to the best one. */
const RELEVANT = { coverage: 0.55, base: 0.5 } as const;
const MOST = 100;

export function postingsOf<Id extends number | string>(rows: readonly Posting<Id>[]): Map<string, Map<Id, number>> {
  const postings = new Map<string, Map<Id, number>>();
  for (const { token, id, weight } of rows) {
    const documents = postings.get(token);
    if (documents) documents.set(id, weight);
    else postings.set(token, new Map([[id, weight]]));
  }
  return postings;
}

async function find<Id extends number | string>(
  database: Database,
  units: readonly Unit[],
  terms: Statement<Posting<Id>>,
  count: Statement<{ n: number }>,
): Promise<Id[]> {
  if (units.length === 0) return [];
  const [rows, counted] = await Promise.all([database.all(terms, { tokens: tokensOf(units) }), database.get(count)]);
  const postings: Postings = postingsOf(rows);
  const found = matches<Id>(units, weighUnits(units, postings, counted?.n ?? 0), postings);
  const best = found.reduce((most, one) => Math.max(most, one.base), 0);
  return found
    .filter((one) => one.coverage >= RELEVANT.coverage && one.base >= best * RELEVANT.base)
    .sort((one, other) => other.base - one.base || (one.id < other.id ? -1 : 1))
    .slice(0, MOST)
    .map((one) => one.id);
}

/** Ids of the questions that answer a search, best first, at most 100. */
export const findFaqs = (database: Database, units: readonly Unit[]): Promise<number[]> => find(database, units, faqTerms, faqCount);

/** Ids of the notices that a search is about, best first, at most 100. */
export const findNotices = (database: Database, units: readonly Unit[]): Promise<string[]> => find(database, units, noticeTerms, noticeCount);
