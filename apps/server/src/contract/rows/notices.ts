import type { Block, NoticeSummary } from "@onehall/api";
import { list, fragment, type Queries, sql } from "../../data";
import { TOWN_OFFICE, VILLAGE_OFFICE } from "../../province/offices";
import { plainText } from "../../province/prose";
import { type RegionPath, codeRange } from "./regions";

export type NoticeRow = NoticeSummary & {
  /** JSON list of blocks. */
  body: string;
};

const MAX_IDS = 100;
const DEPTH = 5;
/** Longest beginning of a notice in a list, in characters. */
const LONGEST_DESC = 120;

/** What lists of notices select; {@link summaryOf} makes an entry of it. */
export const noticeColumns = fragment`notice.id, notice.title, notice.published AS date, notice.source, notice.region AS "regionCode", region.name AS "regionName",
  notice.kind, notice.body`;
const from = fragment`FROM notice JOIN region ON region.code = notice.region`;
/** A notice concerns a region if it is of that region, of one above it or of one inside it. */
const concerns = fragment`(notice.region IN ${list("above", DEPTH)} OR (notice.region >= ${"low"} AND notice.region < ${"high"}))`;
/** By kind, and by the offices that published it; empty, and any: whatever it is. */
const narrowed = fragment`(${"kind"} = '' OR notice.kind = ${"kind"}) AND (${"any"} = 1 OR notice.source IN ${list("sources", DEPTH)})`;
const newestFirst = fragment`ORDER BY notice.published DESC, notice.id DESC`;

const page = sql<NoticeRow>`SELECT ${noticeColumns} ${from} WHERE ${concerns} AND ${narrowed} ${newestFirst} LIMIT ${"limit"} OFFSET ${"offset"}`;
const count = sql<{ n: number }>`SELECT COUNT(*) AS n FROM notice WHERE ${concerns} AND ${narrowed}`;
const among = sql<NoticeRow>`SELECT ${noticeColumns} ${from} WHERE notice.id IN ${list("ids", MAX_IDS)} AND ${concerns} ${newestFirst}`;
const byId = sql<NoticeRow>`SELECT ${noticeColumns} ${from} WHERE notice.id = ${"id"}`;
const earlier = sql<NoticeRow>`SELECT ${noticeColumns} ${from}
  WHERE notice.published < ${"date"} OR (notice.published = ${"date"} AND notice.id < ${"id"}) ${newestFirst} LIMIT 1`;
const later = sql<NoticeRow>`SELECT ${noticeColumns} ${from}
  WHERE notice.published > ${"date"} OR (notice.published = ${"date"} AND notice.id > ${"id"}) ORDER BY notice.published, notice.id LIMIT 1`;

const speakers = sql<{ name: string; deptId: string }>`
  SELECT above.name, above.dept_id AS "deptId" FROM department AS own JOIN department AS above ON above.dept_id = own.dept_id AND above.region IN ${list("path", DEPTH)}
  WHERE own.region IN ${list("path", DEPTH)} AND (own.name = ${"source"} OR own.short = ${"source"}) ORDER BY above.region`;

/** Offices of towns and villages do everything, and publish nothing of their own. */
const DOES_EVERYTHING: readonly string[] = [TOWN_OFFICE, VILLAGE_OFFICE];

/**
 * Who speaks for an office: itself and the offices of its line above it, since what the province announces holds in every county.
 * `undefined`: everybody. A name that is no office of the region stands for itself.
 */
async function sourcesOf(queries: Queries, { path }: RegionPath, source: string): Promise<string[] | undefined> {
  if (source === "") return undefined;
  const rows = await queries.all(speakers, { path: path.map(({ code }) => code), source });
  if (rows.some(({ deptId }) => DOES_EVERYTHING.includes(deptId))) return undefined;
  return rows.length === 0 ? [source] : rows.slice(0, DEPTH).map(({ name }) => name);
}

/** A row as lists show it: with how the notice begins, and its page. @see CONTENT-01 */
export function summaryOf({ body, ...row }: NoticeRow): NoticeSummary {
  const beginning = plainText((JSON.parse(body) as Block[]).slice(0, 1));
  const signs = [...beginning];
  const desc = signs.length <= LONGEST_DESC ? beginning : `${signs.slice(0, LONGEST_DESC - 1).join("")}…`;
  return { ...row, desc, url: `/portal/notice?id=${row.id}` };
}

const places = ({ current, path }: RegionPath) => ({ above: path.map((region) => region.code), ...codeRange(current.code) });

/** A page of the notices that concern a region, newest first, and how many there are; of some kind, or of an office and those above it. */
export async function noticePage(
  queries: Queries,
  line: RegionPath,
  limit: number,
  offset: number,
  { kind = "", source = "" }: { kind?: string; source?: string } = {},
): Promise<{ rows: NoticeSummary[]; total: number }> {
  const sources = await sourcesOf(queries, line, source);
  const params = { ...places(line), kind, any: sources === undefined ? 1 : 0, sources: sources ?? [] };
  const [rows, counted] = await Promise.all([queries.all(page, { ...params, limit, offset }), queries.get(count, params)]);
  return { rows: rows.map(summaryOf), total: counted?.n ?? 0 };
}

/** Those of some notices that concern a region. */
export const noticesByIds = async (queries: Queries, line: RegionPath, ids: readonly string[]): Promise<NoticeSummary[]> =>
  ids.length === 0 ? [] : (await queries.all(among, { ...places(line), ids: ids.slice(0, MAX_IDS) })).map(summaryOf);

/** A notice with the one before and the one after it in time. */
export async function noticeById(
  queries: Queries,
  id: string,
): Promise<{ row: NoticeRow; previous: NoticeSummary | null; next: NoticeSummary | null } | undefined> {
  const row = await queries.get(byId, { id });
  if (!row) return undefined;
  const [previous, next] = await Promise.all([queries.get(earlier, { date: row.date, id }), queries.get(later, { date: row.date, id })]);
  return { row, previous: previous ? summaryOf(previous) : null, next: next ? summaryOf(next) : null };
}
