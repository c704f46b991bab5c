import { type Block, noticeDetail, noticeList, PortalError } from "@onehall/api";
import { defineHandler } from "../router/handler";
import { noticeById, noticePage, summaryOf } from "../rows/notices";
import { regionPath } from "../rows/regions";

export const handleNoticeList = defineHandler(noticeList, async ({ region, kind, source, page, pageSize }, { database }) => {
  const line = await regionPath(database, region);
  const { rows, total } = await noticePage(database, line, pageSize, (page - 1) * pageSize, { kind, source });
  return { total, page, pageSize, data: rows };
});

export const handleNoticeDetail = defineHandler(noticeDetail, async ({ id }, { database }) => {
  const found = await noticeById(database, id);
  if (!found) throw new PortalError("notice-unknown", "没有这条通知，可能已经撤下", { status: 404 });
  const { row, previous, next } = found;
  return { ...summaryOf(row), body: JSON.parse(row.body) as Block[], previous, next };
});
