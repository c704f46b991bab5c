import * as v from "valibot";
import { defineShape, LOGGED_OUT } from "../define-shape.js";
import { PLACEHOLDER, RECEIPT } from "../example-values.js";
import { APPLICATION_EVENTS, APPLICATION_STAGES, HELP_EVENTS } from "../model/application-fields.js";
import { count, dayText, minuteText, page, pageOf, pageSize, paging, score, taskCode, writtenAs } from "../model/fields.js";
import { FEEDBACK_KINDS, FEEDBACK_STATES, MAX_LENGTH, PATTERN } from "../model/form-rules.js";
import { reasonCodes, receiptNumber } from "./progress.js";

const stage = v.picklist(APPLICATION_STAGES);
const eventKind = v.picklist(APPLICATION_EVENTS);
/** Name of a material, as the guide writes it. */
const materialName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200, "材料名称过长"));
const uploadId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, "文件编号不正确"));
const note = v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH.rating * 2, `说明不能超过 ${MAX_LENGTH.rating * 2} 个字`));
const idempotencyKey = v.pipe(v.string(), v.regex(PATTERN.idempotencyKey, "应为 1 至 128 位可见字符"));

/** Short texts by name: answers to questions, values of fields. As JSON in a form, as an object in JSON. */
const texts = (most: number, longest: number) =>
  v.pipe(
    v.union([
      v.pipe(
        v.string(),
        v.transform((text): unknown => {
          try {
            return JSON.parse(text);
          } catch {
            return undefined; // refused by the next schema, with a sentence
          }
        }),
      ),
      v.record(v.string(), v.string()),
    ]),
    writtenAs({ type: "string", description: "JSON 对象：名称和文字" }),
    v.record(
      v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, "名称应为字母、数字或 -")),
      v.pipe(v.string(), v.maxLength(longest, "内容过长")),
      "应为 JSON 对象，值都是文字",
    ),
    v.check((given) => Object.keys(given).length <= most, "项目太多"),
  );

const field = v.object({
  id: v.string(),
  kind: v.picklist(["name", "company", "idNumber", "creditCode", "mobile", "address", "day", "text", "longText", "choice"]),
  /** Fields that belong together have the same. */
  group: v.string(),
  label: v.string(),
  hint: v.string(),
  required: v.boolean(),
  options: v.array(v.string()),
});

const upload = v.object({ id: v.string(), material: v.string(), name: v.string(), bytes: count });
export type ApplicationUpload = v.InferOutput<typeof upload>;

const material = v.object({
  name: v.string(),
  /** 必要, 非必要 or 容缺后补. */
  need: v.string(),
  note: v.string(),
  /** The e-licence that the applicant has and that stands in; null: none. Its number is masked. */
  licence: v.nullable(v.object({ name: v.string(), number: v.string() })),
  /** Comes from the form, or from another member of a one-thing: nothing to hand in. */
  saved: v.boolean(),
  /** Made from what is typed into the application: nothing to hand in either. */
  filled: v.boolean(),
});
export type ApplicationMaterial = v.InferOutput<typeof material>;

const question = v.object({ id: v.string(), text: v.string(), options: v.array(v.object({ id: v.string(), text: v.string() })) });

/** What an e-licence says: its number (empty: the one that was offered), and its last day (empty: none). Without full stops, which separate what is signed. */
const statedLicence = {
  licenceNumber: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[^.\r\n]{0,60}$/, "证照号码不能有换行和“.”，不超过 60 个字")), ""),
  licenceUntil: v.optional(v.union([v.literal(""), dayText], "有效期应写成 2031-11-18 这样的日期"), ""),
};

/** Of a right to fill in the draft of somebody else. */
const helpId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, "编号不正确"));
/** In the name of the applicant who has allowed it; absent: the draft is one's own. */
const inNameOf = { help: v.optional(helpId) };
const helpEvent = v.object({
  kind: v.picklist(HELP_EVENTS),
  at: minuteText,
  /** Of the helper who did it, masked; empty: the applicant. */
  name: v.string(),
  /** What was changed, with what stood there before. */
  note: v.string(),
});
export type ApplicationHelpEvent = v.InferOutput<typeof helpEvent>;

/** What an application for a task needs, and how far whoever is logged in has come with it. */
const definition = v.object({
  task: v.object({ taskCode: v.string(), name: v.string(), kind: v.string(), deptName: v.string(), promise: v.string() }),
  region: v.object({ code: v.string(), name: v.string() }),
  /** Of the guide. */
  version: count,
  /** This portal is a demonstration: nothing reaches an authority. */
  sample: v.boolean(),
  /** Last day for the decision if it is handed in and accepted today. */
  deadline: v.object({ date: dayText, provisional: v.boolean() }),
  questions: v.array(question),
  fields: v.array(field),
  /** By the answers so far. */
  materials: v.array(material),
  /** Ids of questions without an answer. */
  open: v.array(v.string()),
  /** Why the answers lead elsewhere; null: they do not. */
  stop: v.nullable(v.string()),
  notes: v.array(v.string()),
  draft: v.object({
    /** Key under which it is handed in: the same twice makes one application. */
    id: v.string(),
    answers: v.record(v.string(), v.string()),
    form: v.record(v.string(), v.string()),
    uploads: v.array(upload),
    /** Version of the guide it was begun by, and what changed since. */
    version: count,
    changes: v.array(v.string()),
    /** Null: nothing was kept yet. */
    savedAt: v.nullable(minuteText),
  }),
  /** Values of fields that are known of the applicant, with where from: 我的资料, or the name of a licence. */
  known: v.record(v.string(), v.object({ value: v.string(), from: v.string() })),
  /** Somebody fills it in for the applicant; null: nobody. A helper sees what was saved of the draft, and nothing else of the applicant. @see APPLY-14 */
  help: v.nullable(
    v.object({
      id: v.string(),
      /** Who asks. */
      role: v.picklist(["applicant", "helper"]),
      /** The other one, masked. */
      name: v.string(),
      since: minuteText,
      until: minuteText,
      /** The helper has said that it is filled in. */
      ready: v.boolean(),
      /** Ids of images that the helper has added: those alone a helper may remove. */
      uploads: v.array(v.string()),
    }),
  ),
});
export type ApplicationDefinition = v.InferOutput<typeof definition>;

export const applicationForm = defineShape({
  family: "applications",
  summary: "申请要回答的问题、要填的项目、要交的材料，以及自己的草稿",
  examples: [{ task: PLACEHOLDER.task }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ task: taskCode, ...inNameOf }),
  response: definition,
});

export const applicationDraft = defineShape({
  family: "applications",
  summary: "保存草稿",
  examples: [{ task: PLACEHOLDER.task, form: JSON.stringify({ name: "张样例" }) }],
  exampleStatus: LOGGED_OUT,
  /** Fields that are not named stay as they were. */
  request: v.object({ task: taskCode, ...inNameOf, answers: v.optional(texts(20, 60)), form: v.optional(texts(200, 1000)) }),
  response: v.object({ savedAt: minuteText }),
});

export const applicationDraftDelete = defineShape({
  family: "applications",
  summary: "删除草稿",
  examples: [{ task: PLACEHOLDER.task }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ task: taskCode }),
  response: v.object({ deleted: v.boolean() }),
});

export const applicationSample = defineShape({
  family: "applications",
  summary: "用虚构的数据填写草稿（只在样例登录时）",
  examples: [{ task: PLACEHOLDER.task, step: "details" }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ task: taskCode, ...inNameOf, step: v.picklist(["details", "materials"], "步骤应为 details 或 materials") }),
  response: v.object({ savedAt: minuteText }),
});

const files = v.optional(
  v.fallback(
    v.pipe(
      v.array(v.file()),
      writtenAs({
        type: "array",
        maxItems: 1,
        items: { type: "string", contentMediaType: "application/octet-stream" },
        description: "一张图片：png、jpg、webp",
      }),
    ),
    [],
  ),
  [],
);

export const applicationUpload = defineShape({
  family: "applications",
  summary: "上传材料的图片",
  examples: [{ task: PLACEHOLDER.task, material: "居民身份证" }],
  exampleStatus: LOGGED_OUT,
  /** `owner`: the task of a draft, or the receipt number of an application that is to be corrected. */
  request: v.object({ ...inNameOf, task: v.optional(taskCode), receipt: v.optional(receiptNumber), material: materialName, images: files }),
  response: v.object({ id: v.string() }),
});

export const applicationUploadRemove = defineShape({
  family: "applications",
  summary: "删除上传的图片",
  examples: [{ id: "A".repeat(22) }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ id: uploadId, ...inNameOf }),
  response: v.object({ removed: v.boolean() }),
});

/** An image as base64 of a JPEG. Its owner sees it, and the staff of the department. */
export const applicationImage = defineShape({
  family: "applications",
  summary: "查看上传的图片",
  examples: [{ id: "A".repeat(22) }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ id: uploadId }),
  response: v.object({ name: v.string(), type: v.string(), data: v.string() }),
});

export const applicationSubmit = defineShape({
  family: "applications",
  summary: "提交申请",
  examples: [{ task: PLACEHOLDER.task, key: "draft-1", version: 1, declared: "1" }],
  exampleStatus: LOGGED_OUT,
  request: v.object({
    task: taskCode,
    /** The id of the draft. */
    key: idempotencyKey,
    /** Version of the guide that was shown. */
    version: v.pipe(
      v.union([
        v.pipe(v.number(), v.integer("版本应为整数"), v.minValue(0, "版本应为整数"), v.maxValue(999_999, "版本应为整数")),
        v.pipe(v.string(), v.regex(/^\d{1,6}$/, "版本应为整数")),
      ]),
      v.transform(Number),
    ),
    declared: v.literal("1", "请先勾选承诺"),
  }),
  response: v.object({ receipt: v.string(), link: v.string() }),
});

/** Signed, and good once. */
const helpLink = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,120}\.[\w-]{22}$/, "链接不正确，请整个复制"));
const helpedTask = {
  task: v.object({ taskCode: v.string(), name: v.string(), kind: v.string(), deptName: v.string() }),
  region: v.object({ code: v.string(), name: v.string() }),
};

export const applicationHelp = defineShape({
  family: "applications",
  summary: "谁在帮自己填写草稿，做过什么",
  examples: [{ task: PLACEHOLDER.task }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ task: taskCode }),
  response: v.object({
    ...helpedTask,
    /** This portal is a demonstration. */
    sample: v.boolean(),
    /** Invited (`link` is to be handed on) or helping (`name`: masked); null: neither. */
    help: v.nullable(
      v.object({
        id: v.string(),
        state: v.picklist(["invited", "helping"]),
        link: v.string(),
        name: v.string(),
        since: minuteText,
        until: minuteText,
        ready: v.boolean(),
      }),
    ),
    /** Oldest first. */
    history: v.array(helpEvent),
  }),
});
export type ApplicationHelp = v.InferOutput<typeof applicationHelp.response>;
export const applicationHelpInvite = defineShape({
  family: "applications",
  summary: "生成请人帮忙填写草稿的链接",
  examples: [{ task: PLACEHOLDER.task }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ task: taskCode }),
  response: v.object({ link: v.string(), until: minuteText }),
});
const invitation = v.object({ ...helpedTask, /** Masked. */ applicant: v.string(), until: minuteText });
export type HelpInvitation = v.InferOutput<typeof invitation>;
export const applicationHelpLink = defineShape({
  family: "applications",
  summary: "请人帮忙的链接是哪一件申请",
  examples: [{ link: "bm9uZQ.AAAAAAAAAAAAAAAAAAAAAA" }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ link: helpLink }),
  response: v.object({
    /** `mine`: accepted already by whoever asks, `help` says under which number. `own`: of one's own application. */
    result: v.picklist(["valid", "mine", "own", "used", "expired", "unknown"]),
    help: v.string(),
    /** Null where it is not valid and not `mine`. */
    invitation: v.nullable(invitation),
  }),
});
export const applicationHelpAccept = defineShape({
  family: "applications",
  summary: "同意帮忙填写",
  examples: [{ link: "bm9uZQ.AAAAAAAAAAAAAAAAAAAAAA", name: "张样例" }],
  exampleStatus: LOGGED_OUT,
  request: v.object({
    link: helpLink,
    /** Whole name of the applicant: a link that went astray does not suffice. */
    name: v.pipe(v.string(), v.trim(), v.minLength(1, "请填写申请人的姓名"), v.maxLength(100, "姓名过长")),
  }),
  response: v.object({ help: v.string(), task: v.string() }),
});
export const applicationHelpReady = defineShape({
  family: "applications",
  summary: "告诉申请人已经填好",
  examples: [{ help: "A".repeat(22) }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ help: helpId }),
  response: v.object({ told: v.boolean() }),
});
export const applicationHelpEnd = defineShape({
  family: "applications",
  summary: "收回，或者不再帮忙",
  examples: [{ help: "A".repeat(22) }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ help: helpId }),
  response: v.object({ ended: v.boolean() }),
});

const event = v.object({ kind: eventKind, at: minuteText, note: v.string() });

const caseFacts = {
  receipt: v.string(),
  taskCode: v.string(),
  taskName: v.string(),
  kind: v.string(),
  deptName: v.string(),
  regionName: v.string(),
  stage,
  appliedAt: minuteText,
  /** Last day: for the acceptance while it waits for one, else for the decision; empty when nothing is due. */
  due: v.string(),
  /** 予以办理 or 不予批准; empty before. */
  result: v.string(),
};

/** An application of one's own. */
const ownCase = v.object({
  ...caseFacts,
  sample: v.boolean(),
  /** Signed: shows how far it is to whoever has it, and nothing else. */
  link: v.string(),
  /** What was filled in, in the order of the form. */
  details: v.array(v.object({ id: v.string(), label: v.string(), value: v.string() })),
  answers: v.array(v.object({ question: v.string(), answer: v.string() })),
  /** `licence`: the e-licence that stood in; empty: none. `filled`: it is what was typed. */
  materials: v.array(v.object({ name: v.string(), licence: v.string(), filled: v.boolean(), uploads: v.array(upload) })),
  events: v.array(event),
  /** Who helped to fill it in; empty: nobody. */
  help: v.array(helpEvent),
  /** Fields that the department wants corrected, with what was handed in. */
  asked: v.array(v.object({ ...field.entries, value: v.string() })),
  /** What may be done now. */
  may: v.object({ correct: v.boolean(), withdraw: v.boolean(), rate: v.boolean() }),
  /** The e-licence that came of it; null: none. */
  licence: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** 1 to 5; null: not rated. */
  rating: v.nullable(v.number()),
});
export type ApplicationCase = v.InferOutput<typeof ownCase>;

export const applicationCase = defineShape({
  family: "applications",
  summary: "自己的一件申请",
  examples: [{ receipt: RECEIPT }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ receipt: receiptNumber }),
  response: ownCase,
});
export const applicationCorrect = defineShape({
  family: "applications",
  summary: "提交补正",
  examples: [{ receipt: RECEIPT, note: "已补上身份证背面。" }],
  exampleStatus: LOGGED_OUT,
  /** `form`: new values of fields that were asked for. */
  request: v.object({ receipt: receiptNumber, note: v.pipe(note, v.minLength(1, "请写明补了什么")), form: v.optional(texts(200, 1000)) }),
  response: v.object({ stage }),
});
export const applicationWithdraw = defineShape({
  family: "applications",
  summary: "撤回申请",
  examples: [{ receipt: RECEIPT }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ receipt: receiptNumber }),
  response: v.object({ stage }),
});
export const applicationRate = defineShape({
  family: "applications",
  summary: "评价自己的申请",
  examples: [{ receipt: RECEIPT, level: 5 }],
  exampleStatus: LOGGED_OUT,
  request: v.object({
    receipt: receiptNumber,
    level: score,
    reasons: v.optional(reasonCodes, ""),
    content: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH.rating, `评价不能超过 ${MAX_LENGTH.rating} 个字`)), ""),
  }),
  response: v.object({ level: v.number() }),
});

/** How far an application is, for whoever has its link. */
const linkedCase = v.object({ ...caseFacts, sample: v.boolean(), applicant: v.string(), events: v.array(v.object({ kind: eventKind, at: minuteText })) });
export type LinkedCase = v.InferOutput<typeof linkedCase>;
export const applicationLink = defineShape({
  family: "applications",
  summary: "凭回执链接查询进度",
  examples: [{ link: "bm9uZQ.AAAAAAAAAAAAAAAAAAAAAA" }],
  request: v.object({ link: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,120}\.[\w-]{22}$/, "链接不正确，请核对回执")) }),
  response: v.object({ result: v.picklist(["valid", "expired", "unknown"]), case: v.nullable(linkedCase), until: v.nullable(v.string()) }),
});

/** An event that the back end of a department sends. `id` makes it recognisable when it is sent twice. */
export const applicationEvent = defineShape({
  family: "applications",
  summary: "部门系统回传的办理事件（签名）",
  examples: [{ id: "event-1", receipt: RECEIPT, kind: "accepted", note: "", sent: "1763604000", signature: "A".repeat(43) }],
  exampleStatus: LOGGED_OUT,
  request: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "事件编号应为字母、数字或 -")),
    receipt: receiptNumber,
    kind: v.picklist(["accepted", "rejected", "correction-asked", "approved", "refused", "issued"], "没有这种事件"),
    note: v.optional(note, ""),
    /** Of `issued`, where the result is a licence. */
    ...statedLicence,
    /** Seconds since 1970; part of what is signed. */
    sent: v.pipe(v.string(), v.regex(/^\d{10}$/, "应为 10 位秒数")),
    /** Base64url of HMAC-SHA-256 over `sent.id.receipt.kind.note`, with a licence over `licence.sent.id.receipt.kind.licenceNumber.licenceUntil.note`, with the secret that was agreed on. */
    signature: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, "签名格式不正确")),
  }),
  response: v.object({ stage }),
});

/** What the back end of a department is sent of an application: the whole of it, so that each message can be understood by itself. @see docs/operating.md */
export const applicationNotice = v.object({
  /** The same when it is sent again. */
  id: v.string(),
  kind: eventKind,
  at: v.pipe(v.string(), v.isoTimestamp()),
  note: v.string(),
  receipt: v.string(),
  taskCode: v.string(),
  taskName: v.string(),
  region: v.string(),
  /** Id of the department in the province pack. */
  department: v.string(),
  guideVersion: v.number(),
  applicant: v.string(),
  answers: ownCase.entries.answers,
  details: ownCase.entries.details,
  materials: v.array(
    v.object({
      name: v.string(),
      licence: v.string(),
      filled: v.boolean(),
      /** `data`: base64 of a JPEG. */
      images: v.array(v.object({ material: v.string(), name: v.string(), type: v.string(), data: v.string() })),
    }),
  ),
});
export type ApplicationNotice = v.InferOutput<typeof applicationNotice>;

const queueEntry = v.object({ ...caseFacts, applicant: v.string() });
const queue = v.object({
  /** Of the province: what was due before is late. */
  today: dayText,
  department: v.string(),
  region: v.string(),
  sample: v.boolean(),
  counts: v.record(v.string(), count),
  total: count,
  page: v.number(),
  pageSize: v.number(),
  list: v.array(queueEntry),
});
export type DeskQueue = v.InferOutput<typeof queue>;
export const deskQueue = defineShape({
  family: "desk",
  summary: "本部门的申请",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: v.object({ stage: v.optional(stage), page: v.optional(page, 1), pageSize: v.optional(pageSize, 20) }),
  response: queue,
});

const deskOne = v.object({
  ...caseFacts,
  sample: v.boolean(),
  applicant: v.string(),
  details: ownCase.entries.details,
  answers: ownCase.entries.answers,
  materials: ownCase.entries.materials,
  events: v.array(v.object({ ...event.entries, actor: v.string() })),
  /** The e-licence that `issue` makes, with its number unless another one is stated; null: none, or not yet. @see APPLY-30 */
  licence: v.nullable(v.object({ name: v.string(), number: v.string() })),
  /** What may be done now. */
  acts: v.array(v.picklist(["accept", "reject", "ask", "approve", "refuse", "issue"])),
  /** Who of the staff has looked at it or done something, the latest first; at most 100. `staff`: a name. @see APPLY-26 */
  log: v.array(v.object({ at: minuteText, staff: v.string(), act: v.string() })),
});
export type DeskCase = v.InferOutput<typeof deskOne>;
export const deskCase = defineShape({
  family: "desk",
  summary: "一件申请的全部内容（记入审计）",
  examples: [{ receipt: RECEIPT }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ receipt: receiptNumber }),
  response: deskOne,
});
export const deskAct = defineShape({
  family: "desk",
  summary: "受理、要求补正、决定、送达",
  examples: [{ receipt: RECEIPT, act: "accept", stage: "submitted" }],
  exampleStatus: LOGGED_OUT,
  request: v.object({
    receipt: receiptNumber,
    act: v.picklist(["accept", "reject", "ask", "approve", "refuse", "issue"], "没有这种操作"),
    note: v.optional(note, ""),
    /** Of `ask`: ids of fields that are to be corrected, with commas between them. */
    fields: v.optional(v.pipe(v.string(), v.regex(/^(?:[\w-]{1,60}(?:,[\w-]{1,60}){0,199})?$/, "应为字段的编号，用逗号隔开")), ""),
    /** Of `issue`, where the result is a licence. */
    ...statedLicence,
    /** The stage that was shown: what somebody else has moved on meanwhile is not moved twice. */
    stage,
  }),
  response: v.object({ stage }),
});

const deskFeedbackItem = v.object({
  id: v.string(),
  kind: v.picklist(FEEDBACK_KINDS),
  status: v.picklist(FEEDBACK_STATES),
  createdAt: minuteText,
  url: v.string(),
  content: v.string(),
});
export type DeskFeedback = v.InferOutput<typeof deskFeedbackItem>;
export const deskFeedback = defineShape({
  family: "desk",
  summary: "待答复的反馈",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: v.object({ ...paging }),
  response: pageOf(deskFeedbackItem),
});
export const deskFeedbackAnswer = defineShape({
  family: "desk",
  summary: "答复反馈",
  examples: [{ id: RECEIPT, status: "answered", reply: "已经改正，谢谢。" }],
  exampleStatus: LOGGED_OUT,
  request: v.object({
    id: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(PATTERN.feedbackReceipt, "编号应为 16 位数字或字母，或者整个回执")),
    status: v.picklist(["processing", "answered"], "状态应为 processing 或 answered"),
    reply: v.pipe(v.string(), v.trim(), v.minLength(1, "请填写答复"), v.maxLength(MAX_LENGTH.feedback, `答复不能超过 ${MAX_LENGTH.feedback} 个字`)),
  }),
  response: v.object({ id: v.string() }),
});

const searchedTerm = v.string();
/** Tasks whose names are written most alike. */
const nearestTasks = v.array(v.object({ /** Id in the pack. */ task: v.string(), taskCode: v.string(), name: v.string() }));

/** Searches of the last days, how many of them found nothing or had no result opened, the words that did so several times on one day, and the words that staff propose. @see SEARCH-24, SEARCH-28 */
export const deskSearches = defineShape({
  family: "desk",
  summary: "没有结果、没有点开的搜索",
  examples: [{}],
  exampleStatus: LOGGED_OUT,
  request: v.object({}),
  response: v.object({
    days: v.array(
      v.object({
        day: dayText,
        searches: count,
        empty: count,
        /** Presses on a page of results. */
        clicks: count,
      }),
    ),
    words: v.array(v.object({ term: searchedTerm, n: count, day: dayText, nearest: nearestTasks })),
    /** `n`: searches of which no result was opened. */
    unopened: v.array(v.object({ term: searchedTerm, n: count, searches: count, day: dayText, nearest: nearestTasks })),
    /** Words for the vocabulary, with the task that they are to lead to. */
    proposals: v.array(v.object({ term: searchedTerm, task: v.string(), name: v.string() })),
  }),
});

const proposedTerm = v.pipe(v.string(), v.regex(/^[\u3400-\u9fffa-z]{2,12}$/, "应为 2 至 12 个汉字或小写字母"));

/** Proposes a word for the vocabulary; a later task for the same word takes the place of the earlier one. @see SEARCH-28 */
export const deskProposeWord = defineShape({
  family: "desk",
  summary: "提议词表加一个词（记入审计）",
  examples: [{ term: "出世纸", task: "birth-medical-certificate" }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ term: proposedTerm, task: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,59}$/, "没有这个事项")) }),
  response: v.object({ term: searchedTerm }),
});

/** Withdraws a proposed word. */
export const deskWithdrawWord = defineShape({
  family: "desk",
  summary: "撤回提议的词（记入审计）",
  examples: [{ term: "出世纸" }],
  exampleStatus: LOGGED_OUT,
  request: v.object({ term: proposedTerm }),
  response: v.object({ term: searchedTerm }),
});
