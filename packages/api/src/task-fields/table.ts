import type { ValueType } from "./values.js";

/** The tables of facts in a guide, by their headings. */
export const factGroups = ["受理范围", "基本信息", "跨域通办", "审批信息", "审批结果", "编码代码", "其他信息", "咨询监督"] as const;
export type FactGroup = (typeof factGroups)[number];

/** A value: its name on the wire, its type, and its label where it is shown as a fact of its own. */
export type Value = readonly [wire: string, type: ValueType, label?: string];

/** One field of a guide. */
export type TaskField = {
  /**
   * Where it comes from: the front matter or the body of the task's file in the pack, a folder of texts beside the tasks (`texts`), or (`region`) the region
   * and its authority. Of the body, prose stands under its label as a heading.
   */
  source: "pack" | "body" | "texts" | "region";
  /** Key in the front matter where it is not that of the field. */
  key?: string;
  /** Chinese label: in facts, as heading and in the editor's documentation. */
  label: string;
  /** Tables of facts that show it. Fields that are neither facts nor in the head stand in {@link guideSections}. */
  facts?: readonly FactGroup[];
  /** Shown above the sections. */
  head?: true;
  /** `programs`: answered on the wire and shown to nobody. @default "people" */
  audience?: "programs";
  /** Column of the open data of tasks: its place in the file (a new one gets the next number), name and heading. */
  openData?: readonly [place: number, column: string, heading: string];
} &
  /** `optional`: answers of other servers may leave it out; then it is the empty text. */
  (
    | { wire: Value; optional?: true }
    /** Several values that belong together. `nullable`: all of them may be missing. */
    | { parts: Readonly<Record<string, Value>>; nullable?: true }
    /** A list; its name begins with AUDIT_ where it stands beside AUDIT_ITEM. `optional`: answers of other servers may leave it out. */
    | { list: string; parts: Readonly<Record<string, Value>>; optional?: true }
  );

/**
 * Every field of a guide, once: from here follow the type {@link Guide}, the wire form and its schema, the import of the pack, the page, PDF, Markdown,
 * open data and the table in docs/province-pack.md. Facts are shown in this order. Wire names are those of the national catalogue where it has one.
 * @see docs/decisions/task-fields.md
 */
export const taskFields = {
  name: { source: "pack", wire: ["TASK_NAME", "text"], label: "事项名称", facts: ["基本信息"], openData: [2, "name", "事项名称"] },
  phrase: { source: "pack", wire: ["TASK_SHORT", "text"], label: "事项名称短语", facts: ["基本信息"], openData: [3, "phrase", "日常用语"] },
  aliases: { source: "pack", wire: ["TASK_ALIAS", "texts"], label: "日常用语", facts: ["基本信息"] },
  /** Matter type. */
  kind: {
    source: "pack",
    parts: { code: ["TASK_TYPE", "text"], label: ["TASK_TYPE_TEXT", "text", "事项类型"] },
    label: "事项类型",
    facts: ["基本信息"],
    openData: [4, "kind", "事项类型代码"],
  },
  /** 31-character implementation code. */
  code: { source: "region", wire: ["TASK_CODE", "text"], label: "实施编码", facts: ["编码代码"] },
  region: { source: "region", parts: { code: ["AREA_CODE", "text"], name: ["AREA_CODE_TEXT", "text"] }, label: "地区", head: true },
  consultPhone: { source: "region", wire: ["CONSULT_PHONE", "text"], label: "咨询电话", facts: ["咨询监督"] },
  complaintPhone: { source: "region", wire: ["COMPLAINT_PHONE", "text"], label: "投诉电话", facts: ["咨询监督"] },
  /** `code` is the 9-character organisation number. */
  department: {
    source: "region",
    parts: { code: ["DEPT_CODE", "text"], name: ["DEPT_NAME", "text", "实施主体"] },
    label: "实施主体",
    facts: ["基本信息", "咨询监督"],
  },
  /** The last day if one applies today; provisional while the holidays of that year are not published. */
  deadline: { source: "region", parts: { date: ["DEADLINE_DATE", "day"], provisional: ["DEADLINE_PROVISIONAL", "flag"] }, label: "最迟办结", head: true },
  /** 12-digit basic code. */
  basicCode: { source: "pack", key: "code", wire: ["BASE_CODE", "text"], label: "基本编码", facts: ["编码代码"], openData: [1, "code", "基本编码"] },
  version: { source: "pack", wire: ["TASK_VERSION", "number"], label: "事项版本", facts: ["编码代码"] },
  /** Day of the last change, 2026-11-03. */
  updated: { source: "pack", wire: ["UPDATE_DATE", "day"], label: "更新日期", head: true, openData: [9, "updated", "更新日期"] },
  /** Day up to which what it says holds, where the rules that it rests on say so; empty where they do not. */
  validUntil: {
    source: "pack",
    key: "until",
    wire: ["VALID_UNTIL", "text"],
    optional: true,
    label: "有效期至",
    facts: ["基本信息"],
    openData: [10, "until", "有效期至"],
  },
  /** Day on which the department last said that it is right: that of the last change, or a later one. @see APPLY-23 */
  confirmed: { source: "region", wire: ["CONFIRM_DATE", "day"], optional: true, label: "最近核实", head: true },
  /** One or two sentences: what it is and who it is for. */
  lead: { source: "body", wire: ["LEAD", "text"], label: "开头", head: true },
  /** Easy reading: the guide in five short sentences of everyday words; none where nobody wrote them. @see EASY-01 */
  easy: { source: "texts", list: "AUDIT_EASY", parts: { text: ["EASY_TEXT", "text"] }, optional: true, label: "好懂版", head: true },
  /** Videos in sign language, `captions` as WebVTT, `transcript` what is signed, to read. None where the province names none. @see EASY-03 */
  signVideos: {
    source: "texts",
    list: "AUDIT_SIGN_VIDEO",
    parts: { url: ["VIDEO_URL", "text"], captions: ["CAPTION_URL", "text"], transcript: ["TRANSCRIPT_URL", "text"] },
    optional: true,
    label: "手语视频",
    head: true,
  },
  /** Who is meant by words of the guide that the region has not, such as 县级部门 in a city without counties; empty where nothing needs it. @see GUIDE-61 */
  regionNote: { source: "region", wire: ["REGION_NOTE", "text"], optional: true, label: "本地说明", head: true },
  /** All sections are there. */
  complete: { source: "pack", wire: ["IS_COMPLETE", "flag"], label: "完整指南", audience: "programs" },
  audience: { source: "pack", wire: ["SERVE_TYPE", "audiences"], label: "服务对象", facts: ["基本信息", "受理范围"] },
  themes: {
    source: "pack",
    list: "CATALOG",
    parts: { catalogCode: ["CATALOG_CODE", "text"], name: ["CATALOG_NAME", "text"] },
    label: "主题分类",
    facts: ["受理范围"],
  },
  /** 即办件 or 承诺件. */
  handling: { source: "pack", wire: ["HANDLE_TYPE", "text"], label: "办件类型", facts: ["基本信息"] },
  /** Decided by machine (秒批). */
  instant: { source: "pack", wire: ["IS_INSTANT", "flag"], label: "秒批", head: true },
  /** Working days the law gives; null where it sets none. */
  statutoryDays: {
    source: "pack",
    key: "statutory",
    wire: ["LIMIT_DAYS", "optionalCount"],
    label: "法定办结时限",
    facts: ["基本信息"],
    openData: [6, "statutory", "法定时限"],
  },
  /** Working days the authority promises; 0: at once. */
  promisedDays: {
    source: "pack",
    key: "promised",
    wire: ["PROMISE_DAYS", "count"],
    label: "承诺办结时限",
    facts: ["基本信息"],
    openData: [5, "promised", "承诺时限"],
  },
  /** The limits in their own units and with the events that they count from; the working days are converted from them. @see GUIDE-71 */
  term: { source: "pack", wire: ["LIMIT_TERM", "term"], label: "时限的原文", audience: "programs" },
  visits: { source: "pack", wire: ["VISITS", "count"], label: "到办事现场次数", facts: ["基本信息"], openData: [7, "visits", "到现场次数"] },
  visitReason: { source: "pack", wire: ["VISIT_REASON", "optionalText"], label: "必须现场办理原因说明", facts: ["基本信息"] },
  channels: { source: "pack", wire: ["HANDLE_CHANNEL", "texts"], label: "办理形式", facts: ["基本信息"] },
  /** Depth of the online service; null: not online. */
  online: { source: "pack", wire: ["ONLINE_DEPTH", "depth"], label: "网上办理深度", facts: ["基本信息"], openData: [8, "online", "网办深度"] },
  /** The system of another site that it is handed in at; null: it is handed in here. */
  elsewhere: { source: "pack", wire: ["ONLINE_SYSTEM", "system"], label: "在哪个网站办", head: true },
  /** Where it can be done: 全国通办 … 本地办理. */
  scope: { source: "pack", wire: ["HANDLE_SCOPE", "text"], label: "通办范围", facts: ["跨域通办"] },
  conditions: { source: "pack", wire: ["ACCEPT_CONDITION", "texts"], label: "受理条件" },
  refusals: { source: "body", wire: ["REFUSAL", "prose"], label: "不予受理情形" },
  /** Reasons to refuse that concern only some. */
  refusalCases: { source: "pack", list: "AUDIT_REFUSAL", parts: { text: ["REFUSAL_TEXT", "text"] }, optional: true, label: "有些情形不予受理" },
  rights: { source: "body", wire: ["RIGHTS", "prose"], label: "权利与义务" },
  remedies: { source: "body", wire: ["REMEDY", "prose"], label: "法律救济" },
  intermediary: { source: "body", wire: ["INTERMEDIARY", "prose"], label: "中介服务" },
  special: { source: "body", wire: ["SPECIAL_PROCEDURE", "prose"], label: "特别程序" },
  result: {
    source: "pack",
    parts: {
      name: ["RESULT_NAME", "text", "审批结果名称"],
      type: ["RESULT_TYPE", "text", "审批结果类型"],
      delivery: ["RESULT_DELIVERY", "texts", "送达方式"],
    },
    nullable: true,
    label: "审批结果",
    facts: ["审批结果"],
  },
  /** Who needs what: questions, and the conditions of materials, conditions, fees and steps by their places. */
  rules: { source: "pack", key: "facts", wire: ["RULES", "rules"], label: "情形", audience: "programs" },
  /** `type`: 原件, 复印件, 原件和复印件, 电子文件. `need`: 必要, 非必要, 容缺后补. `licence`: the e-licence that stands in (免提交). */
  materials: {
    source: "pack",
    list: "AUDIT_MATERIAL",
    parts: {
      name: ["MATERIAL_NAME", "text"],
      type: ["MATERIAL_TYPE", "text"],
      copies: ["COPIES", "count"],
      need: ["NECESSITY", "text"],
      source: ["SOURCE", "text"],
      note: ["NOTE", "text"],
      licence: ["LICENCE_NAME", "optionalText"],
      forms: ["FORM_GUID", "files"],
      samples: ["EXAMPLE_GUID", "files"],
    },
    label: "申请材料",
  },
  steps: {
    source: "pack",
    list: "AUDIT_STEP",
    parts: { name: ["STEP_NAME", "text"], who: ["STEP_ACTOR", "text"], text: ["STEP_TEXT", "text"], limit: ["STEP_LIMIT", "optionalText"] },
    label: "办理流程",
  },
  fees: {
    source: "pack",
    list: "AUDIT_FEE",
    parts: { name: ["FEE_NAME", "text"], standard: ["FEE_STANDARD", "text"], basis: ["FEE_BASIS", "text"], waiver: ["FEE_WAIVER", "optionalText"] },
    label: "收费项目信息",
  },
  basis: {
    source: "pack",
    list: "AUDIT_LAW",
    parts: { law: ["LAW_NAME", "text"], number: ["LAW_NUMBER", "text"], article: ["LAW_ARTICLE", "text"], text: ["LAW_TEXT", "text"] },
    label: "设定依据",
  },
  /** What changed in substance from version to version, the newest first; none where nobody noted it. */
  changes: {
    source: "pack",
    list: "AUDIT_CHANGE",
    parts: { version: ["CHANGE_VERSION", "number"], date: ["CHANGE_DATE", "day"], text: ["CHANGE_TEXT", "text"] },
    optional: true,
    label: "修改说明",
  },
  faqs: { source: "body", list: "AUDIT_FAQ", parts: { question: ["QUESTION", "text"], answer: ["ANSWER", "prose"] }, label: "常见问题" },
  windows: {
    source: "region",
    list: "AUDIT_WINDOW",
    parts: {
      name: ["WINDOW_NAME", "text"],
      address: ["WINDOW_ADDRESS", "text"],
      phone: ["WINDOW_PHONE", "text"],
      hours: ["OFFICE_HOURS", "text"],
      note: ["WINDOW_NOTE", "text"],
    },
    label: "窗口办理",
  },
} as const satisfies Readonly<Record<string, TaskField>>;

export type TaskFields = typeof taskFields;
export type FieldKey = keyof TaskFields;

/** The fields in their order, with their keys. */
export const fieldList = Object.entries(taskFields) as readonly (readonly [FieldKey, TaskField])[];

/** Fields that are prose: each a section of the task's file under its label. */
export type ProseKey = { [K in FieldKey]: TaskFields[K] extends { wire: readonly [string, "prose", ...string[]] } ? K : never }[FieldKey];
export const proseKeys = fieldList.flatMap(([key, field]) => ("wire" in field && field.wire[1] === "prose" ? [key as ProseKey] : []));
