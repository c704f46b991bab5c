import { MAX_LENGTH, PATTERN, type RatingForm } from "@onehall/api";
import { plainReceipt } from "../progress/receipt";

/** What the form sends. */
export type RateFields = { applicant: string; receipt: string; level: string; reasons: string[]; content: string };

/** More than any field needs; what is longer is cut, so that nothing absurd is sent back. */
const LONGEST = 2_000;

/** Reads the body of a form; what is missing, a file or no form at all counts as empty. Windows sends line ends of two characters. */
export async function rateFieldsOf(request: Request): Promise<RateFields> {
  const sent = await request.formData().catch(() => new FormData());
  const textOf = (name: string) => {
    const value = sent.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim().slice(0, LONGEST) : "";
  };
  const reasons = sent.getAll("reasons").filter((code): code is string => typeof code === "string" && PATTERN.reason.test(code));
  return { applicant: textOf("applicant"), receipt: plainReceipt(textOf("receipt")), level: textOf("level"), reasons, content: textOf("content") };
}

/** The reasons that belong to the level; those of another level were ticked before it was changed. */
export const reasonsOfLevel = ({ level, reasons }: RateFields, { levels }: RatingForm): string[] => {
  const own = levels.find(({ value }) => String(value) === level)?.reasons ?? [];
  return own.map(({ code }) => code).filter((code) => reasons.includes(code));
};

/** What is wrong with the fields, by name; the contract has the same rules. */
export function validateRating(fields: RateFields, form: RatingForm): Record<string, string> {
  const { applicant, receipt, level, content } = fields;
  const faults: Record<string, string> = {};
  if (receipt === "") faults.receipt = "请填写受理编号";
  else if (!PATTERN.affairReceipt.test(receipt)) faults.receipt = "受理编号应为 6 至 40 位数字或字母，请对照受理通知书";
  if (applicant === "") faults.applicant = "请填写申请人姓名或名称";
  else if (applicant.length > MAX_LENGTH.applicant) faults.applicant = `申请人姓名或名称不超过 ${MAX_LENGTH.applicant} 个字`;
  const chosen = form.levels.find(({ value }) => String(value) === level);
  if (!chosen) faults.level = "请选择一个评价等级";
  else if (chosen.bad && reasonsOfLevel(fields, form).length === 0) faults.reasons = "不满意的，请至少选择一项原因，部门要按原因整改";
  if (content.length > MAX_LENGTH.rating) faults.content = `评价内容不超过 ${MAX_LENGTH.rating} 个字，现在有 ${content.length} 个`;
  return faults;
}
