import * as v from "valibot";
import { defineShape } from "../define-shape.js";
import { PLACEHOLDER } from "../example-values.js";
import { count, score, writtenAs } from "../model/fields.js";
import { FEEDBACK_KINDS, FEEDBACK_STATES, MAX_LENGTH, PATTERN, UPLOAD } from "../model/form-rules.js";
import { captchaAnswer, captchaToken, captchaWhen, reasonCodes } from "./progress.js";

const kind = v.picklist(FEEDBACK_KINDS, "反馈类型应为 page、error、suggestion、consult 或 complaint");
const status = v.picklist(FEEDBACK_STATES);
/** A receipt, or the number alone. */
const receipt = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(PATTERN.feedbackReceipt, "回执编号应为 24 位数字或字母（以前的回执是 16 位）"));
const words = v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH.feedback, `内容不能超过 ${MAX_LENGTH.feedback} 个字`));
const contact = v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH.contact, `联系方式不能超过 ${MAX_LENGTH.contact} 个字`));
/** Number, size and format are checked by uploadError, whose sentences people read; a field of that name that is no file is ignored. */
const images = v.optional(
  v.fallback(
    v.pipe(
      v.array(v.file()),
      writtenAs({
        type: "array",
        maxItems: UPLOAD.most,
        items: { type: "string", contentMediaType: "application/octet-stream" },
        description: `图片，最多 ${UPLOAD.most} 张，每张不超过 ${UPLOAD.bytes} 字节：${UPLOAD.extensions.join("、")}`,
      }),
    ),
    [],
  ),
  [],
);

/** For forms, which cannot send the header Idempotency-Key: a key that the sender makes up, so that sending twice writes once. */
const idempotencyKey = v.optional(v.pipe(v.string(), v.regex(PATTERN.idempotencyKey, "应为 1 至 128 位可见字符")));

export const feedbackAdd = defineShape({
  family: "feedback",
  summary: "提交反馈",
  examples: [{ kind: "suggestion", content: "希望增加周六的办事窗口。", url: "/portal/v2/index", score: 5 }],
  request: v.pipe(
    v.object({
      kind,
      score: v.optional(score),
      /** Reason codes, separated by commas. */
      reasons: v.optional(reasonCodes, ""),
      content: v.optional(words, ""),
      /** The page it is about. */
      url: v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH.url, "页面地址过长"), v.regex(/^(https?:\/\/|\/)/, "页面地址不正确")),
      contact: v.optional(contact, ""),
      idempotencyKey,
      /** The answer to a captcha, which pages ask for; programs send none. */
      captcha: v.optional(captchaAnswer),
      captcha_token: v.optional(captchaToken),
      captcha_when: v.optional(captchaWhen),
      images,
    }),
    v.forward(
      v.partialCheck([["kind"], ["content"]], ({ kind: about, content }) => about === "page" || content !== "", "请填写内容"),
      ["content"],
    ),
    v.forward(
      v.partialCheck(
        [["kind"], ["score"], ["content"], ["reasons"]],
        ({ kind: about, score: given, content, reasons }) => about !== "page" || given !== undefined || content !== "" || reasons.length > 0,
        "请选择评分，或者填写内容",
      ),
      ["score"],
    ),
  ),
  response: v.object({ id: receipt }),
});

export const feedbackGet = defineShape({
  family: "feedback",
  summary: "查询反馈及处理进度",
  examples: [{ id: PLACEHOLDER.feedback }],
  request: v.object({
    id: receipt,
    /** The last four digits of the telephone that was left with it; needed where one was left. */
    tail: v.optional(v.pipe(v.string(), v.trim(), v.regex(PATTERN.phoneTail, "请填写联系电话的后四位数字"))),
  }),
  /** `id`: as it was asked for. `progress`: oldest first; `text` is what the office replied, empty otherwise: what the sender wrote is not given back. */
  response: v.object({
    id: v.string(),
    kind,
    createdAt: v.string(),
    status,
    images: count,
    /** The receipt allows reading alone; absent: adding too. */
    readOnly: v.optional(v.boolean()),
    progress: v.array(v.object({ at: v.string(), status, text: v.string() })),
  }),
});

export const feedbackUpdate = defineShape({
  family: "feedback",
  summary: "补充反馈",
  examples: [{ id: PLACEHOLDER.feedback, content: "补充：我住在天河区。" }],
  /** Adds to a piece of feedback; what is empty stays as it was. */
  request: v.object({
    id: receipt,
    score: v.optional(score),
    content: v.optional(words),
    contact: v.optional(contact),
    idempotencyKey,
    images,
  }),
  response: v.object({ id: receipt }),
});
