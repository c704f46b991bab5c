import { isCreditCode, isIdentityDocument, isMobile, isSampleMobile } from "./citizen-numbers.js";

/** What a field of an application asks for. `text` and `longText` take any words, `choice` one of its options. */
export type ApplicationFieldKind = "name" | "company" | "idNumber" | "creditCode" | "mobile" | "address" | "day" | "text" | "longText" | "choice";

/** One field of an application form; its `id` is its name in the form. */
export type ApplicationField = {
  id: string;
  kind: ApplicationFieldKind;
  /** Fields that belong together have the same. */
  group: string;
  label: string;
  /** How it is written, or what it is for; empty where the label says it. */
  hint: string;
  required: boolean;
  /** Of a choice. */
  options: string[];
};

/** Stages of an application, in their order where it goes well; the last three end it. */
export const APPLICATION_STAGES = ["submitted", "correction", "accepted", "decided", "issued", "rejected", "withdrawn"] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

/** What waits for somebody, in the order of its urgency. @see PAGE-50 */
export const WAITING_KINDS = ["correction", "appointment", "result", "draft", "licence", "guide", "message", "running"] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** What the stages are called. */
export const STAGE_NAMES: Readonly<Record<ApplicationStage, string>> = {
  submitted: "已提交，等待受理",
  correction: "待补正",
  accepted: "已受理，正在审查",
  decided: "已作出决定",
  issued: "已送达",
  rejected: "不予受理",
  withdrawn: "已撤回",
};

/** What can happen to an application. */
export const APPLICATION_EVENTS = [
  "submitted",
  "correction-asked",
  "corrected",
  "accepted",
  "rejected",
  "approved",
  "refused",
  "issued",
  "withdrawn",
  "rated",
] as const;
export type ApplicationEventKind = (typeof APPLICATION_EVENTS)[number];

/** What the events are called. */
export const EVENT_NAMES: Readonly<Record<ApplicationEventKind, string>> = {
  submitted: "提交申请",
  "correction-asked": "要求补正",
  corrected: "提交补正",
  accepted: "受理",
  rejected: "不予受理",
  approved: "决定：予以办理",
  refused: "决定：不予批准",
  issued: "送达结果",
  withdrawn: "撤回申请",
  rated: "评价",
};

/** What can happen while somebody else fills a draft in. @see APPLY-14 */
export const HELP_EVENTS = ["invited", "accepted", "filled", "uploaded", "removed", "ready", "given-up", "taken-back", "submitted", "expired"] as const;
export type HelpEventKind = (typeof HELP_EVENTS)[number];

/** What the events are called. */
export const HELP_EVENT_NAMES: Readonly<Record<HelpEventKind, string>> = {
  invited: "请人帮忙",
  accepted: "同意帮忙",
  filled: "填写",
  uploaded: "上传图片",
  removed: "删除自己上传的图片",
  ready: "告诉申请人已经填好",
  "given-up": "不再帮忙",
  "taken-back": "收回",
  submitted: "申请人提交，帮忙结束",
  expired: "到期，帮忙结束",
};

/** Days for which an invitation to help is good, and the right that comes of it. */
export const HELP_DAYS = 7;

/** An image of a material: of one file in bytes, and how many of one material. */
export const EVIDENCE = { bytes: 5_242_880, most: 5, extensions: ["png", "jpg", "jpeg", "webp"] } as const;

/** Papers that others sign, or that stand for themselves. */
const SIGNED_BY_HAND = /承诺|委托|授权|协议|合同|声明/;

/** Whether the form of this title is typed in an application; others are signed by hand and handed in as an image. @see APPLY-19 */
export const isTypedForm = (title: string): boolean => !SIGNED_BY_HAND.test(title);

/** Longest values of fields, in UTF-16 code units. */
export const FIELD_LENGTH: Readonly<Record<ApplicationFieldKind, number>> = {
  name: 60,
  company: 100,
  idNumber: 18,
  creditCode: 18,
  mobile: 11,
  address: 200,
  day: 10,
  text: 100,
  longText: 1000,
  choice: 100,
};

/** A day as people write it: 2026年11月8日, 2026/11/8, 2026.11.8, 20261108. */
const WRITTEN_DAY = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/;

/** What was typed, as it is kept: without blanks around it, full-width digits and letters in their usual width, numbers without gaps and in capitals, days as 2026-11-08. */
export function tidyField(kind: ApplicationFieldKind, typed: string): string {
  const text = typed.replaceAll("\r\n", "\n").trim();
  if (kind === "idNumber" || kind === "creditCode") return text.normalize("NFKC").replaceAll(/[\s-]/g, "").toUpperCase();
  if (kind === "mobile")
    return text
      .normalize("NFKC")
      .replaceAll(/[\s()-]/g, "")
      .replace(/^(?:\+?86)(?=1\d{10}$)/, "");
  if (kind === "day") {
    const written = text.normalize("NFKC").replaceAll(/\s/g, "");
    const [, year, month, day, shortMonth, shortDay] = WRITTEN_DAY.exec(written) ?? [];
    return year === undefined ? text : [year, month ?? shortMonth ?? "", day ?? shortDay ?? ""].map((part) => part.padStart(2, "0")).join("-");
  }
  return text;
}

/** A day of the calendar, of this century or the last. */
const isDay = (text: string): boolean =>
  /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const faults: Readonly<Record<ApplicationFieldKind, (text: string, field: ApplicationField) => string | undefined>> = {
  name: (text) => (/\d/.test(text) ? "姓名里不应有数字" : undefined),
  company: () => undefined,
  idNumber: (text) =>
    isIdentityDocument(text)
      ? undefined
      : /^\d{17}[\dX]$/.test(text)
        ? "身份证号码不对，请照着身份证再核对一遍"
        : "身份证号码应为 18 位，最后一位可以是 X；没有身份证的，填通行证、居住证或者永久居留身份证的号码",
  creditCode: (text) => (isCreditCode(text) ? undefined : "统一社会信用代码应为 18 位，请照着营业执照再核对一遍"),
  mobile: (text) => (isMobile(text) || isSampleMobile(text) ? undefined : "手机号码应为 11 位数字"),
  address: (text) => (text.length < 4 ? "地址太短，请写到门牌号" : undefined),
  day: (text) => (isDay(text) ? undefined : "请写一个日历上有的日期，例如 2026-11-18"),
  text: () => undefined,
  longText: () => undefined,
  choice: (text, { options }) => (options.includes(text) ? undefined : "请选择一项"),
};

/** Why a tidied value cannot be taken, in a sentence; undefined where it can. The page and the server ask the same. */
export function fieldError(field: ApplicationField, text: string): string | undefined {
  if (text === "") return field.required ? `请${field.kind === "choice" ? "选择" : "填写"}${field.label}` : undefined;
  if (text.length > FIELD_LENGTH[field.kind]) return `${field.label}不能超过 ${FIELD_LENGTH[field.kind]} 个字`;
  return faults[field.kind](text, field);
}
