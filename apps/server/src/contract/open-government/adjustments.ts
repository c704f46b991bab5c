import { adjustmentNotices } from "@onehall/api";
import { list, fragment, sql } from "../../data";
import { likePattern } from "../../data/like";
import { defineHandler } from "../router/handler";
import { noticeColumns, type NoticeRow, summaryOf } from "../rows/notices";
import { regionPath, codeRange } from "../rows/regions";

/** The kind of notice that tells of tasks that have changed. */
const KIND = "事项调整";
const DEPTH = 5;

/** Of the region, of one above it or of one inside it, as all notices. */
const wanted = fragment`FROM notice JOIN region ON region.code = notice.region
  WHERE notice.kind = ${"kind"} AND (notice.region IN ${list("above", DEPTH)} OR (notice.region >= ${"low"} AND notice.region < ${"high"}))
    AND LOWER(notice.title) LIKE ${"keyword"} ESCAPE '!'`;
const page = sql<NoticeRow>`
  SELECT ${noticeColumns} ${wanted}
  ORDER BY notice.published DESC, notice.id DESC LIMIT ${"limit"} OFFSET ${"offset"}`;
const count = sql<{ n: number }>`SELECT COUNT(*) AS n ${wanted}`;

export const handleAdjustmentNotices = defineHandler(adjustmentNotices, async ({ region, keyword, page: number, pageSize }, { database }) => {
  const { current, path } = await regionPath(database, region);
  const params = { kind: KIND, above: path.map(({ code }) => code), ...codeRange(current.code), keyword: likePattern(keyword) };
  const [rows, counted] = await Promise.all([database.all(page, { ...params, limit: pageSize, offset: (number - 1) * pageSize }), database.get(count, params)]);
  return { total: counted?.n ?? 0, page: number, pageSize, list: rows.map(summaryOf) };
});
