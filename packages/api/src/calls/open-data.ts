import { defineCall } from "../define-call.js";
import type { Dataset } from "../model/open-data.js";
import type * as shapes from "../shapes/open-data.js";

/** The lists that everybody may take as files. GET data/openDatasets. @see CALL-70 */
export const openDatasets = defineCall<typeof shapes.openDatasets, Dataset[]>({
  method: "GET",
  path: "data/openDatasets",
  body: "none",
  select: (answer) => answer.list,
});
