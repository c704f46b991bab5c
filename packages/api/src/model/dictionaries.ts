/**
 * Matter types: code, label, key (the letters of the national catalogue; empty where there are none).
 * @see GUIDE-04
 */
export const MATTER_TYPES = [
  { code: "TC", label: "一件事", key: "" },
  { code: "01", label: "行政许可", key: "XK" },
  { code: "11", label: "公共服务", key: "FW" },
  { code: "02", label: "行政处罚", key: "CF" },
  { code: "03", label: "行政强制", key: "QZ" },
  { code: "04", label: "行政征收", key: "ZS" },
  { code: "05", label: "行政给付", key: "GF" },
  { code: "06", label: "行政检查", key: "JC" },
  { code: "07", label: "行政确认", key: "QR" },
  { code: "08", label: "行政奖励", key: "JL" },
  { code: "09", label: "行政裁决", key: "CJ" },
  { code: "10", label: "其他行政权力", key: "QT" },
] as const;

/** Code of a matter type. */
export type MatterTypeCode = (typeof MATTER_TYPES)[number]["code"];

/** Codes that other provincial dictionaries use for the same types. @see GUIDE-05 */
const ALIASES: Readonly<Record<string, MatterTypeCode>> = { "20": "10", "21": "11" };

/** The code of this contract for a code of any dictionary; undefined if there is none. */
export function matterTypeCode(code: string): MatterTypeCode | undefined {
  const ours = Object.hasOwn(ALIASES, code) ? ALIASES[code] : code;
  return MATTER_TYPES.find((type) => type.code === ours)?.code;
}

/** The label of a matter type; the code itself if it is unknown. */
export const matterTypeLabel = (code: string): string => MATTER_TYPES.find((type) => type.code === matterTypeCode(code))?.label ?? code;

/** Lists of tasks with something in common, by the number that addresses use. @see PAGE-06 */
export const LIST_TYPES = [
  { type: 8, name: "跑零次" },
  { type: 10, name: "容缺受理" },
  { type: 11, name: "告知承诺" },
  { type: 12, name: "即办件" },
  { type: 13, name: "秒批" },
  { type: 14, name: "指尖办" },
  { type: 15, name: "一窗办理" },
  { type: 16, name: "支付事项" },
  { type: 17, name: "物流事项" },
] as const;

/**
 * The lists of 四办, 四免 and 寄递 (what of a task goes by post), by the key that addresses use.
 * @see PAGE-17, PAGE-21
 */
export const EASY_LISTS = [
  { key: "at-once", set: "四办", name: "马上办", text: "材料齐全，当场就能办结" },
  { key: "online", set: "四办", name: "网上办", text: "在网上申请，不用到窗口交材料" },
  { key: "nearby", set: "四办", name: "就近办", text: "镇街、村居就能办" },
  { key: "one-visit", set: "四办", name: "一次办", text: "最多跑一次" },
  { key: "no-papers", set: "四免", name: "政府部门核发材料免提交", text: "政府部门发的证，用电子证照代替，不用再交" },
  { key: "no-forms", set: "四免", name: "业务表单数据免填写", text: "已经有的信息自动带出来，核对就行" },
  { key: "no-seals", set: "四免", name: "可用电子印章免用实物印章", text: "企业用电子印章，不用盖实物章" },
  { key: "no-signatures", set: "四免", name: "可用电子签名免用手写签名", text: "个人用电子签名，不用到场签字" },
  { key: "post-in", set: "寄递", name: "申请材料可以寄", text: "申请材料寄给窗口，不用自己送" },
  { key: "post-out", set: "寄递", name: "办理结果可以寄", text: "证件、批文寄到您手上，不用来领" },
] as const;

/** Key of such a list. */
export type EasyListKey = (typeof EASY_LISTS)[number]["key"];

/** The fee catalogues, by the anchor that addresses of second-index use. @see PAGE-23 */
export const FEE_CATALOGUES = [
  { key: "guangdong", name: "政府性基金" },
  { key: "xingzheng", name: "行政事业性收费" },
  { key: "jingying", name: "经营服务性收费" },
] as const;

/** Key of a fee catalogue. */
export type FeeCatalogueKey = (typeof FEE_CATALOGUES)[number]["key"];

/** Kinds of result, in the order of the page. @see SEARCH-03 */
export const SEARCH_TYPES = ["entrance", "serve", "guide", "qa", "news"] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Results of each kind on a page. @see SEARCH-04 */
export const SEARCH_PAGE_SIZES: Readonly<Record<SearchType, number>> = { entrance: 6, serve: 1, guide: 10, qa: 5, news: 5 };

/** Names of the levels of the identity check, for the codes 0 to 3. @see LOGIN-08 */
export const USER_LEVELS = ["二级", "三级", "四级", "五级"] as const;

/** 0 → 二级; empty for a code that does not exist. */
export const userLevelName = (code: string): string => (/^[0-3]$/.test(code) ? (USER_LEVELS[Number(code)] ?? "") : "");

/** So many days before its promise ends an affair is warned of. */
export const DUE_SOON = 3;

/** Themes have codes in steps of five today; older links and programs number them one by one: 002 is the second, 010. @see ROUTE-10, LEGACY-07 */
export const catalogCodeOfToday = (code: string): string => `${code.slice(0, 6)}${String(Number(code.slice(6)) * 5).padStart(3, "0")}`;
