import { defineCall } from "../define-call.js";
import type { NoticeBrief } from "../model/notice.js";
import type * as shapes from "../shapes/notices.js";

/** A page of notices, newest first. GET data/noticeListNew. @see CALL-41 */
export const noticeList = defineCall<typeof shapes.noticeList>({ method: "GET", path: "data/noticeListNew", body: "query" });

/** A notice and its neighbours in time. GET data/noticeDetailNew. @see CALL-42 */
export const noticeDetail = defineCall<typeof shapes.noticeDetail>({ method: "GET", path: "data/noticeDetailNew", body: "query" });

/** The newest notice of a region, or null. GET data/noticeCurNew. @see CALL-43 */
export const newestNotice = defineCall<typeof shapes.newestNotice, NoticeBrief | null>({
  method: "GET",
  path: "data/noticeCurNew",
  body: "query",
  select: (answer) => answer.data,
});
