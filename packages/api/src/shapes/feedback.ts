import * as v from "valibot";
import { commaList, count, score } from "../model/fields.js";
import { captchaAnswer, captchaToken } from "./captcha.js";

/** What a piece of feedback is: about this page, a mistake on it, a wish, a question, or a complaint. */
const kind = v.picklist(["page", "error", "suggestion", "consult", "complaint"], "反馈类型应为 page、error、suggestion、consult 或 complaint");
/** A receipt number. */
const receipt = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[0-9A-Z]{16}$/, "回执编号应为 16 位数字或字母"));

/** For forms, which cannot send the header Idempotency-Key: a key that the sender makes up, so that sending twice writes once. */
const idempotencyKey = v.optional(v.pipe(v.string(), v.regex(/^[!-~]{1,128}$/, "应为 1 至 128 位可见字符")));
/** received: kept; supplemented: the sender has added to it; processing: with the office; answered: the office has replied. */
const status = v.picklist(["received", "supplemented", "processing", "answered"]);

export const feedbackAdd = {
  request: v.pipe(
    v.object({
      kind,
      score: v.optional(score),
      /** Reason codes, separated by commas. */
      reasons: v.optional(v.pipe(commaList, v.array(v.pipe(v.string(), v.regex(/^\d{3}$/, "原因代码应为 3 位数字")))), ""),
      content: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000, "内容不能超过 2000 个字")), ""),
      /** The page it is about. */
      url: v.pipe(v.string(), v.trim(), v.maxLength(2048, "页面地址过长"), v.regex(/^(https?:\/\/|\/)/, "页面地址不正确")),
      contact: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, "联系方式不能超过 100 个字")), ""),
      idempotencyKey,
      /** The answer to a captcha, which pages ask for; programs send none. */
      captcha: v.optional(captchaAnswer),
      captcha_token: v.optional(captchaToken),
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
};

export const feedbackGet = {
  request: v.object({
    id: receipt,
    /** The last four digits of the telephone that was left with it; needed where one was left. */
    tail: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{4}$/, "请填写联系电话的后四位数字"))),
  }),
  /** `progress`: oldest first; `text` is what the office replied, empty otherwise: what the sender wrote is not given back. */
  response: v.object({
    id: v.string(),
    kind,
    createdAt: v.string(),
    status,
    images: count,
    progress: v.array(v.object({ at: v.string(), status, text: v.string() })),
  }),
};

export const feedbackUpdate = {
  /** Adds to a piece of feedback; what is empty stays as it was. */
  request: v.object({
    id: receipt,
    score: v.optional(score),
    content: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000, "内容不能超过 2000 个字"))),
    contact: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, "联系方式不能超过 100 个字"))),
    idempotencyKey,
  }),
  response: v.object({ id: receipt }),
};
