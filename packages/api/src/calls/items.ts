import { defineCall } from "../define-call.js";
import { guideOfDetail } from "../model/guide-map.js";
import type { Guide } from "../model/guide.js";
import { mapItem, type ItemPage } from "../model/item-map.js";
import type * as shapes from "../shapes/items.js";

/** A page of tasks by department, region, theme, type or words. POST solr/getCommonAuditItem, form-encoded; answers at the top level. @see LEGACY-06 */
export const auditItems = defineCall<typeof shapes.auditItems, ItemPage>({
  method: "POST",
  path: "solr/getCommonAuditItem",
  body: "form",
  select: ({ CUSTOM: { AUDIT_ITEMLIST: list, PAGEINFO: info } }) => ({
    items: list.map(mapItem),
    page: info.CURRENTPAGEINDEX,
    pageSize: info.PAGESIZE,
    total: info.TOTALNUM,
  }),
});

/** The guide of a task. GET item-event/getAuditItemDetailCur; answers at the top level. @see LEGACY-09 */
export const auditItemDetail = defineCall<typeof shapes.auditItemDetail, Guide>({
  method: "GET",
  path: "item-event/getAuditItemDetailCur",
  body: "query",
  select: guideOfDetail,
});

/** Who offers a task in a region and right below it; without a region, seen from that of the code. GET item-event/getAuditItemOffers: a path of this site. @see CALL-64, PAGE-29 */
export const taskAvailability = defineCall<typeof shapes.taskAvailability>({ method: "GET", path: "item-event/getAuditItemOffers", body: "query" });
