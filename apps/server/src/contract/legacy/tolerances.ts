import { API_ROOT, PATTERN } from "@onehall/api";
import { alias, asText, catalogOfToday, type Change, clamp, orUnknown, orUnknownIfGiven, shortRegion, withoutEmpty, yesNo } from "./changes";

const ITEMS = [`${API_ROOT}solr/getCommonAuditItem`, "/portal/item-solr/getCommonAuditItem", "/portal/item/getCommonAuditItem"];
const NAVIGATION = ["node/gdbsNav/current", "node/gdbsNav/index", "node/gdbsNav/getDetail"].map((path) => API_ROOT + path);
const OLDER_NAVIGATION = ["/portal/custom-config/gdbsNav/index", "/portal/custom-config/gdbsNav/getDetail"];
const GUIDE = [`${API_ROOT}item-event/getAuditItemDetailCur`];
const TYPES = [`${API_ROOT}search/listTaskTypeByOrgNumber`];
const DUTY_SUM = "/portal/item-event/getPowerandresponsibilitySum";
const DUTY_LIST = "/portal/item-event/getPowerandresponsibility";
const DUTY = "/portal/item-event/getPowerandresponsibilityxx";
const PROGRESS = [`${API_ROOT}has-progress`];
const EVERY = [...ITEMS, ...NAVIGATION, ...OLDER_NAVIGATION, ...GUIDE, ...TYPES, DUTY_SUM, DUTY_LIST, DUTY, ...PROGRESS];

/** Page numbers and page sizes of the strict contract. */
const LAST_PAGE = 100_000;
const LONGEST = 500;

const BASIC_CODE = /^[0-9A-Za-z]{12}$/;
/** No task has this basic code, no case this receipt number, nobody this name. */
const NO_TASK = "000000000000";
const NO_RECEIPT = "NO-SUCH-RECEIPT";
const NOBODY = "？";
/** No captcha is written so. */
const NO_CAPTCHA = "-";

/**
 * What the edge for legacy programs forgives, in this order, one line each: where, what, and why. Behind it stands the strict contract, as for everybody.
 * @see LEGACY-01, LEGACY-05, LEGACY-07, LEGACY-12, LEGACY-16
 */
export const TOLERANCES: readonly { readonly paths: readonly string[]; readonly change: Change; readonly reason: string }[] = [
  { paths: EVERY, change: asText, reason: "JSON bodies write numbers, booleans and lists of one element where forms write text" },
  { paths: EVERY, change: withoutEmpty, reason: "form fields that were not filled in come as empty strings or blanks" },
  { paths: ITEMS, change: alias("PAGENO", "pageNum"), reason: "the older addresses name the page pageNum" },
  { paths: ITEMS, change: alias("PAGESIZE", "pageSize"), reason: "the older addresses name its size pageSize" },
  { paths: [DUTY_LIST], change: alias("pageNum", "PAGENO"), reason: "programs use one paging for tasks and duties" },
  { paths: [DUTY_LIST], change: alias("pageSize", "PAGESIZE"), reason: "programs use one paging for tasks and duties" },
  { paths: ITEMS, change: alias("AREA_CODE", "AREACODE", "regCode"), reason: "the same region has three names in the calls of one program" },
  { paths: [DUTY_SUM, DUTY_LIST], change: alias("AREACODE", "regCode", "AREA_CODE"), reason: "the sum is asked with regCode, the list with AREACODE" },
  { paths: [...NAVIGATION, ...OLDER_NAVIGATION], change: alias("regCode", "region", "areaCode"), reason: "addresses of pages name the region so" },
  { paths: ITEMS, change: clamp(1, LAST_PAGE, "PAGENO"), reason: "pages are also counted from 0, and a page that was never set comes as undefined or NaN" },
  { paths: ITEMS, change: clamp(1, LONGEST, "PAGESIZE"), reason: "programs ask for as many as they can get; the answer tells the real size" },
  {
    paths: [DUTY_LIST],
    change: clamp(1, LAST_PAGE, "pageNum"),
    reason: "pages are also counted from 0, and a page that was never set comes as undefined or NaN",
  },
  { paths: [DUTY_LIST], change: clamp(1, LONGEST, "pageSize"), reason: "programs ask for as many as they can get; the answer tells the real size" },
  { paths: ITEMS, change: catalogOfToday("TYPE"), reason: "deep links and programs hold the older theme codes" },
  {
    paths: ITEMS,
    change: orUnknownIfGiven("BASECODE", BASIC_CODE, NO_TASK),
    reason: "XKSXBM of a duty that nobody applies for is no basic code: no task has it",
  },
  {
    paths: EVERY,
    change: shortRegion("regCode", "AREA_CODE", "AREACODE"),
    reason: "statistical division codes write provinces, cities and counties with 12 digits",
  },
  { paths: EVERY, change: yesNo("ISLOCALLEVEL", "IS_ONLINE", "ISPROVINCE", "responsibility"), reason: "yes and no are also written as words" },
  {
    paths: PROGRESS,
    change: orUnknown("sblsh", PATTERN.affairReceipt, NO_RECEIPT),
    reason: "a wrong captcha is told whatever the number looks like; such a number finds nothing",
  },
  {
    paths: PROGRESS,
    change: orUnknown("sqrmc", /^.{1,60}$/u, NOBODY),
    reason: "a wrong captcha is told whatever the name looks like; such a name finds nothing",
  },
  { paths: PROGRESS, change: orUnknown("captcha", /^.{1,10}$/u, NO_CAPTCHA), reason: "no captcha is a wrong captcha" },
];
