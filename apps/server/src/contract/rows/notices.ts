import type { NoticeBrief } from "@onehall/api";
import { list, part, type Queries, sql } from "../../data";
import { type Line, rangeOf } from "./regions";

export type NoticeRow = NoticeBrief & {
  /** JSON list of blocks. */
  body: string;
};

const MOST_IDS = 100;
const DEPTH = 5;

const brief = part`notice.id, notice.title, notice.published AS date, notice.source, notice.region AS "regionCode", region.name AS "regionName", notice.kind`;
const from = part`FROM notice JOIN region ON region.code = notice.region`;
/** A notice concerns a region if it is of that region, of one above it or of one inside it. */
const concerns = part`(notice.region IN ${list("above", DEPTH)} OR (notice.region >= ${"low"} AND notice.region < ${"high"}))`;
/** By kind and by the office that published it; empty: any. */
const narrowed = part`(${"kind"} = '' OR notice.kind = ${"kind"}) AND (${"source"} = '' OR notice.source = ${"source"})`;
const newestFirst = part`ORDER BY notice.published DESC, notice.id DESC`;

const page = sql<NoticeBrief>`SELECT ${brief} ${from} WHERE ${concerns} AND ${narrowed} ${newestFirst} LIMIT ${"limit"} OFFSET ${"offset"}`;
const count = sql<{ n: number }>`SELECT COUNT(*) AS n FROM notice WHERE ${concerns} AND ${narrowed}`;
const among = sql<NoticeBrief>`SELECT ${brief} ${from} WHERE notice.id IN ${list("ids", MOST_IDS)} AND ${concerns} ${newestFirst}`;
const byId = sql<NoticeRow>`SELECT ${brief}, notice.body ${from} WHERE notice.id = ${"id"}`;
const earlier = sql<NoticeBrief>`SELECT ${brief} ${from}
  WHERE notice.published < ${"date"} OR (notice.published = ${"date"} AND notice.id < ${"id"}) ${newestFirst} LIMIT 1`;
const later = sql<NoticeBrief>`SELECT ${brief} ${from}
  WHERE notice.published > ${"date"} OR (notice.published = ${"date"} AND notice.id > ${"id"}) ORDER BY notice.published, notice.id LIMIT 1`;

const places = ({ current, path }: Line) => ({ above: path.map((region) => region.code), ...rangeOf(current.code) });

/** A page of the notices that concern a region, newest first, and how many there are. */
export async function noticePage(
  queries: Queries,
  line: Line,
  limit: number,
  offset: number,
  { kind = "", source = "" }: { kind?: string; source?: string } = {},
): Promise<{ rows: NoticeBrief[]; total: number }> {
  const params = { ...places(line), kind, source };
  const [rows, counted] = await Promise.all([queries.all(page, { ...params, limit, offset }), queries.get(count, params)]);
  return { rows, total: counted?.n ?? 0 };
}

/** Those of some notices that concern a region. */
export const noticesAmong = (queries: Queries, line: Line, ids: readonly string[]): Promise<NoticeBrief[]> =>
  ids.length === 0 ? Promise.resolve([]) : queries.all(among, { ...places(line), ids: ids.slice(0, MOST_IDS) });

/** A notice with the one before and the one after it in time. */
export async function noticeById(
  queries: Queries,
  id: string,
): Promise<{ row: NoticeRow; previous: NoticeBrief | null; next: NoticeBrief | null } | undefined> {
  const row = await queries.get(byId, { id });
  if (!row) return undefined;
  const [previous, next] = await Promise.all([queries.get(earlier, { date: row.date, id }), queries.get(later, { date: row.date, id })]);
  return { row, previous: previous ?? null, next: next ?? null };
}
