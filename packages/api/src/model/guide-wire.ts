import * as v from "valibot";
import { block } from "./block.js";
import { combo } from "./combo.js";
import { count, dayText } from "./fields.js";

const yesNo = v.picklist(["0", "1"]);
const file = v.object({
  /** Protocol-relative address, or a path of this host. */
  FILEPATH: v.string(),
  ATTACHNAME: v.string(),
});

/**
 * A guide as public programs read it. Named by the field dictionary of the national catalogue where that has a name.
 * @see LEGACY-09
 */
export const auditItemDetail = v.object({
  AUDIT_ITEM: v.object({
    TASK_CODE: v.string(),
    BASE_CODE: v.string(),
    TASK_NAME: v.string(),
    TASK_SHORT: v.string(),
    TASK_ALIAS: v.array(v.string()),
    TASK_TYPE: v.string(),
    TASK_TYPE_TEXT: v.string(),
    TASK_VERSION: v.number(),
    UPDATE_DATE: dayText,
    LEAD: v.string(),
    IS_COMPLETE: yesNo,
    AREA_CODE: v.string(),
    AREA_CODE_TEXT: v.string(),
    DEPT_CODE: v.string(),
    DEPT_NAME: v.string(),
    /** "1" person, "2" legal entity. */
    SERVE_TYPE: v.array(v.picklist(["1", "2"])),
    /** Names of the themes, joined by 、. */
    CATANAME: v.string(),
    CATALOG: v.array(v.object({ CATALOG_CODE: v.string(), CATALOG_NAME: v.string() })),
    HANDLE_TYPE: v.string(),
    IS_INSTANT: yesNo,
    LIMIT_DAYS: v.nullable(count),
    PROMISE_DAYS: count,
    VISITS: count,
    VISIT_REASON: v.nullable(v.string()),
    IS_ONLINE: yesNo,
    ONLINE_DEPTH: v.nullable(v.picklist(["Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ"])),
    HANDLE_CHANNEL: v.array(v.string()),
    HANDLE_SCOPE: v.string(),
    ACCEPT_CONDITION: v.array(v.string()),
    REFUSAL: v.array(block),
    RIGHTS: v.array(block),
    REMEDY: v.array(block),
    INTERMEDIARY: v.array(block),
    SPECIAL_PROCEDURE: v.array(block),
    RESULT_NAME: v.nullable(v.string()),
    RESULT_TYPE: v.nullable(v.string()),
    RESULT_DELIVERY: v.array(v.string()),
    CONSULT_PHONE: v.string(),
    COMPLAINT_PHONE: v.string(),
    DEADLINE_DATE: dayText,
    DEADLINE_PROVISIONAL: yesNo,
  }),
  AUDIT_MATERIAL: v.array(
    v.object({
      MATERIAL_NAME: v.string(),
      MATERIAL_TYPE: v.string(),
      COPIES: count,
      NECESSITY: v.string(),
      SOURCE: v.string(),
      NOTE: v.string(),
      LICENCE_NAME: v.nullable(v.string()),
      FORM_GUID: v.array(file),
      EXAMPLE_GUID: v.array(file),
    }),
  ),
  AUDIT_STEP: v.array(v.object({ STEP_NAME: v.string(), STEP_ACTOR: v.string(), STEP_TEXT: v.string(), STEP_LIMIT: v.nullable(v.string()) })),
  AUDIT_FEE: v.array(v.object({ FEE_NAME: v.string(), FEE_STANDARD: v.string(), FEE_BASIS: v.string(), FEE_WAIVER: v.nullable(v.string()) })),
  AUDIT_LAW: v.array(v.object({ LAW_NAME: v.string(), LAW_NUMBER: v.string(), LAW_ARTICLE: v.string(), LAW_TEXT: v.string() })),
  /** The newest first. */
  AUDIT_CHANGE: v.optional(v.array(v.object({ CHANGE_VERSION: v.number(), CHANGE_DATE: dayText, CHANGE_TEXT: v.string() }))),
  AUDIT_FAQ: v.array(v.object({ QUESTION: v.string(), ANSWER: v.array(block) })),
  AUDIT_WINDOW: v.array(
    v.object({ WINDOW_NAME: v.string(), WINDOW_ADDRESS: v.string(), WINDOW_PHONE: v.string(), OFFICE_HOURS: v.string(), WINDOW_NOTE: v.string() }),
  ),
  /** Only of a combined task (TASK_TYPE TC). */
  AUDIT_COMBO: v.optional(combo),
});
export type AuditItemDetail = v.InferOutput<typeof auditItemDetail>;
