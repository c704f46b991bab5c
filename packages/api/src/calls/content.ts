import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/content.js";

/** A standing page of the site, by its name in the address (about-me, privacy-policy). GET data/article. @see PAGE-02, CALL-61 */
export const articleDetail = defineCall<typeof shapes.articleDetail>({ method: "GET", path: "data/article" });

/** Questions of the whole portal with their answers, by topic and word. GET data/questionList. @see PAGE-10, CALL-61 */
export const questionList = defineCall<typeof shapes.questionList>({ method: "GET", path: "data/questionList" });

/** A page of notices, newest first. GET data/noticeListNew. @see CALL-41 */
export const noticeList = defineCall<typeof shapes.noticeList>({ method: "GET", path: "data/noticeListNew" });

/** A notice and its neighbours in time. GET data/noticeDetailNew. @see CALL-42 */
export const noticeDetail = defineCall<typeof shapes.noticeDetail>({ method: "GET", path: "data/noticeDetailNew" });

/** The newest notice of a region, or null. GET data/noticeCurNew. @see CALL-43 */
export const newestNotice = defineCall<typeof shapes.newestNotice, shapes.NoticeSummary | null>({
  method: "GET",
  path: "data/noticeCurNew",
  select: (answer) => answer.data,
});

/** What the site did in a year. GET data/annualReport. @see GOV-12 */
export const annualReport = defineCall<typeof shapes.annualReport>({ method: "GET", path: "data/annualReport" });

/** The lists that everybody may take as files. GET data/openDatasets. @see CALL-70 */
export const openDatasets = defineCall<typeof shapes.openDatasets, shapes.Dataset[]>({
  method: "GET",
  path: "data/openDatasets",
  select: (answer) => answer.list,
});
