import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/business.js";

/** The page of services for persons. POST node/gdbsBusiness/personIndex, form-encoded. @see CALL-21 */
export const personIndex = defineCall<typeof shapes.personIndex>({ method: "POST", path: "node/gdbsBusiness/personIndex" });

/** The tasks of a theme for persons. POST node/gdbsBusiness/personSub, form-encoded. @see CALL-22 */
export const personSub = defineCall<typeof shapes.personSub>({ method: "POST", path: "node/gdbsBusiness/personSub" });

/** The page of services for companies. POST node/gdbsBusiness/companyIndex, form-encoded. @see CALL-23 */
export const companyIndex = defineCall<typeof shapes.companyIndex>({ method: "POST", path: "node/gdbsBusiness/companyIndex" });

/** The tasks of a theme for companies. POST node/gdbsBusiness/companySubNew, form-encoded. @see CALL-24 */
export const companySub = defineCall<typeof shapes.companySub>({ method: "POST", path: "node/gdbsBusiness/companySubNew" });

/** A theme with those above and below it. POST node/gdbsBusiness/getCodeDetail, form-encoded. @see CALL-25 */
export const catalogDetail = defineCall<typeof shapes.catalogDetail>({ method: "POST", path: "node/gdbsBusiness/getCodeDetail" });

/** The hot matters of an audience in groups: by theme and by event. POST node/gdbsBusiness/hotMatters, form-encoded: a path of this site. @see CALL-65, PORTAL-04 */
export const hotMatters = defineCall<typeof shapes.hotMatters>({ method: "POST", path: "node/gdbsBusiness/hotMatters" });

/** What lies below the tasks of a list: joined tasks, or the regions below that do them; tasks with nothing below are left out. POST node/gdbsBusiness/subItems, form-encoded: a path of this site. @see CALL-65, GUIDE-27 */
export const subItems = defineCall<typeof shapes.subItems, shapes.SubItems[]>({
  method: "POST",
  path: "node/gdbsBusiness/subItems",
  select: (answer) => answer.list,
});
