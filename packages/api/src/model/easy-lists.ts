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
