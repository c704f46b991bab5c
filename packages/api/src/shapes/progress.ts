import * as v from "valibot";
import { rawProgress } from "../model/progress-query.js";
import { captchaAnswer, captchaToken } from "./captcha.js";
import { applicantName, receiptNumber } from "./receipt.js";

const kind = v.optional(v.literal("BJJD", "类型应为 BJJD"), "BJJD");
/** For how many seconds the captcha is valid from now on, and how often that can still be prolonged. */
const validity = { seconds: v.pipe(v.number(), v.integer(), v.minValue(0)), extensions: v.pipe(v.number(), v.integer(), v.minValue(0)) };

export const progressQuery = {
  request: v.object({
    sqrmc: applicantName,
    sblsh: receiptNumber,
    captcha: captchaAnswer,
    captcha_type: kind,
    captcha_token: v.optional(captchaToken),
  }),
  response: v.object({ code: v.literal("200"), data: v.object({ bjjd: v.array(rawProgress) }) }),
};

export const captchaQuestion = {
  request: v.object({ type: kind }),
  response: v.object({ question: v.string(), token: captchaToken, ...validity }),
};

export const captchaExtend = {
  request: v.object({ type: kind, captcha_token: v.optional(captchaToken) }),
  response: v.object(validity),
};
