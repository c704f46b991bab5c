import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/business.js";

/** The page of services for persons. POST node/gdbsBusiness/personIndex, form-encoded. @see spec.md section 7 */
export const personIndex = defineCall<typeof shapes.personIndex>({ method: "POST", path: "node/gdbsBusiness/personIndex", body: "form" });

/** The tasks of a theme for persons. POST node/gdbsBusiness/personSub, form-encoded. @see spec.md section 7 */
export const personSub = defineCall<typeof shapes.personSub>({ method: "POST", path: "node/gdbsBusiness/personSub", body: "form" });

/** The page of services for companies. POST node/gdbsBusiness/companyIndex, form-encoded. @see spec.md section 7 */
export const companyIndex = defineCall<typeof shapes.companyIndex>({ method: "POST", path: "node/gdbsBusiness/companyIndex", body: "form" });

/** The tasks of a theme for companies. POST node/gdbsBusiness/companySubNew, form-encoded. @see spec.md section 7 */
export const companySub = defineCall<typeof shapes.companySub>({ method: "POST", path: "node/gdbsBusiness/companySubNew", body: "form" });

/** A theme with those above and below it. POST node/gdbsBusiness/getCodeDetail, form-encoded. @see spec.md section 7 */
export const catalogDetail = defineCall<typeof shapes.catalogDetail>({ method: "POST", path: "node/gdbsBusiness/getCodeDetail", body: "form" });
