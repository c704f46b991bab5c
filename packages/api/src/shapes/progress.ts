import * as v from "valibot";
import { rawProgress } from "../model/progress-query.js";

const word = (most: number, message: string) => v.pipe(v.string(), v.trim(), v.minLength(1, message), v.maxLength(most, message));

export const progressQuery = {
  request: v.object({
    sqrmc: word(60, "请填写申请人姓名或名称"),
    sblsh: v.pipe(v.string(), v.trim(), v.regex(/^[0-9A-Za-z-]{6,40}$/, "受理编号应为 6 至 40 位数字或字母")),
    captcha: word(10, "请填写验证码"),
    captcha_type: v.optional(v.literal("BJJD", "captcha_type 应为 BJJD"), "BJJD"),
  }),
  response: v.object({ code: v.literal("200"), data: v.object({ bjjd: v.array(rawProgress) }) }),
};
