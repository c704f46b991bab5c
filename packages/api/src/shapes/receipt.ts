import * as v from "valibot";

/** The number that an applicant was given. */
export const receiptNumber = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[0-9A-Z-]{6,40}$/, "受理编号应为 6 至 40 位数字或字母"));

/** The full name of a person or a company, as it stands in the application. */
export const applicantName = v.pipe(v.string(), v.trim(), v.minLength(1, "请填写申请人姓名或名称"), v.maxLength(60, "请填写申请人姓名或名称，不超过 60 个字"));
