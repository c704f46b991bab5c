import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/portal.js";

/** What every page shares: site, menu, footer, side toolbar. POST node/gdbsPortal/common, form-encoded. @see CALL-10 */
export const sharedConfig = defineCall<typeof shapes.sharedConfig>({ method: "POST", path: "node/gdbsPortal/common" });

/** The home page of a region. GET node/gdbsPortal/index. @see CALL-12 */
export const homeIndex = defineCall<typeof shapes.homeIndex>({ method: "GET", path: "node/gdbsPortal/index" });

/** What the search box offers before anything is typed. POST /portal/custom-config/gdbsPortal/searchService, form-encoded. @see CALL-26 */
export const searchService = defineCall<typeof shapes.searchService>({ method: "POST", path: "/portal/custom-config/gdbsPortal/searchService" });

/** The common services of a city. POST node/gdbsPortal/childCommService, form-encoded. @see CALL-27 */
export const commonServices = defineCall<typeof shapes.commonServices>({ method: "POST", path: "node/gdbsPortal/childCommService" });

/** The notice above the home page, if there is one. GET data/noticeIndexNew: a path of this site. @see CALL-57 */
export const indexNotice = defineCall<typeof shapes.indexNotice>({ method: "GET", path: "data/noticeIndexNew" });
