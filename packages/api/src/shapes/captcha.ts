import * as v from "valibot";

/** What somebody answers to a captcha. */
export const captchaAnswer = v.pipe(v.string(), v.trim(), v.minLength(1, "请填写验证码"), v.maxLength(10, "验证码过长"));

/** Names a captcha where no cookie can: pages that work without scripts carry it in their form. */
export const captchaToken = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{22}$/, "验证码标识不正确，请换一题再试"));
