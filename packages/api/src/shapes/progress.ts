import * as v from "valibot";
import { defineShape } from "../define-shape.js";
import { commaList, count } from "../model/fields.js";
import { MAX_LENGTH, PATTERN } from "../model/form-rules.js";

/** An affair as has-progress answers it. @see LEGACY-14 */
const rawProgress = v.object({
  /** Receipt number. */
  sblsh: v.string(),
  /** Task. */
  sxmc: v.string(),
  /** Applicant, masked. */
  sqrmc: v.string(),
  /** Authority. */
  bmmc: v.string(),
  /** When it was accepted. */
  slsj: v.string(),
  /** State. */
  bjzt: v.string(),
  /** Steps: name, time, result. */
  bjlc: v.array(v.object({ mc: v.string(), sj: v.string(), jg: v.string() })),
});

/** What somebody answers to a captcha. */
export const captchaAnswer = v.pipe(v.string(), v.trim(), v.minLength(1, "请填写验证码"), v.maxLength(MAX_LENGTH.captcha, "验证码过长"));

/**
 * In place of an answer: none was asked for yet. It is let through while few such tries have come from the same client and for the same number; else a
 * captcha is wanted (code 25034).
 */
export const captchaWhen = v.literal("needed", "应为 needed");

/** Names a captcha where no cookie can: pages that work without scripts carry it in their form. */
export const captchaToken = v.pipe(v.string(), v.regex(PATTERN.captchaToken, "验证码标识不正确，请换一个再试"));

/** Reason codes, separated by commas. */
export const reasonCodes = v.pipe(commaList, v.array(v.pipe(v.string(), v.regex(PATTERN.reason, "原因代码应为 3 位数字"))));

/** The number that an applicant was given. */
export const receiptNumber = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(PATTERN.affairReceipt, "受理编号应为 6 至 40 位数字或字母"));

/** The full name of a person or a company, as it stands in the application. */
export const applicantName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, "请填写申请人姓名或名称"),
  v.maxLength(MAX_LENGTH.applicant, `请填写申请人姓名或名称，不超过 ${MAX_LENGTH.applicant} 个字`),
);

const kind = v.optional(v.literal("BJJD", "类型应为 BJJD"), "BJJD");
/** For how many seconds the captcha is valid from now on, and how often that can still be prolonged. */
const validity = { seconds: count, extensions: count };

export const progressQuery = defineShape({
  family: "progress",
  summary: "按申请人和受理编号查询办件进度",
  examples: [{ sqrmc: "样例张三", sblsh: "440100202611180001", captcha: "0000", captcha_type: "BJJD" }],
  envelope: "top",
  failuresInBody: true,
  request: v.object({
    sqrmc: applicantName,
    sblsh: receiptNumber,
    captcha: v.optional(captchaAnswer),
    captcha_type: kind,
    captcha_token: v.optional(captchaToken),
    captcha_when: v.optional(captchaWhen),
  }),
  response: v.object({ code: v.literal("200"), data: v.object({ bjjd: v.array(rawProgress) }) }),
});

export const captchaSound = defineShape({
  family: "progress",
  summary: "语音验证码，代替图形验证码",
  examples: [{ type: "BJJD" }],
  request: v.object({ type: kind }),
  /** `sound`: a WAV in which digits are spoken, as `data:audio/wav;base64,…`. */
  response: v.object({ sound: v.pipe(v.string(), v.regex(/^data:audio\/wav;base64,/)), token: captchaToken, ...validity }),
});

export const captchaExtend = defineShape({
  family: "progress",
  summary: "延长验证码的有效时间",
  examples: [{ type: "BJJD" }],
  exampleStatus: 404,
  request: v.object({ type: kind, captcha_token: v.optional(captchaToken) }),
  response: v.object(validity),
});
