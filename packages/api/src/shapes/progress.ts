import * as v from "valibot";
import { rawProgress } from "../model/progress-query.js";
import { applicantName, receiptNumber } from "./receipt.js";

const kind = v.optional(v.literal("BJJD", "类型应为 BJJD"), "BJJD");
/** Names a captcha where no cookie can: pages that work without scripts carry it in their form. */
const token = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{22}$/, "验证码标识不正确，请换一题再试"));
/** For how many seconds the captcha is valid from now on, and how often that can still be prolonged. */
const validity = { seconds: v.pipe(v.number(), v.integer(), v.minValue(0)), extensions: v.pipe(v.number(), v.integer(), v.minValue(0)) };

export const progressQuery = {
  request: v.object({
    sqrmc: applicantName,
    sblsh: receiptNumber,
    captcha: v.pipe(v.string(), v.trim(), v.minLength(1, "请填写验证码"), v.maxLength(10, "验证码过长")),
    captcha_type: kind,
    captcha_token: v.optional(token),
  }),
  response: v.object({ code: v.literal("200"), data: v.object({ bjjd: v.array(rawProgress) }) }),
};

export const captchaQuestion = {
  request: v.object({ type: kind }),
  response: v.object({ question: v.string(), token, ...validity }),
};

export const captchaExtend = {
  request: v.object({ type: kind, captcha_token: v.optional(token) }),
  response: v.object(validity),
};
