import { array, check, type InferOutput, lazy, minLength, optional, pipe, strictObject } from "valibot";
import { day, line, sentence, slug, whole, optionalFlag } from "../../shapes";

/** Ids and phones of people that do not exist: area 9999 of a province, numbers that begin with 100. @see docs/province-pack.md, 样例人员和企业 */
const isSample = (text: string): boolean =>
  (text.match(/\d[\dA-Z]{16,17}(?![\dA-Z])/g) ?? []).every((number) => /^(?:[59][0-9A-Z])?\d{2}9999/.test(number)) &&
  (text.match(/(?<!\d)1\d{10}(?!\d)/g) ?? []).every((phone) => phone.startsWith("100"));

const sample = pipe(line(200), check(isSample, "里的证件号码应以省的两位数字和 9999 开头（例如 449999）、手机号码应以 100 开头，让人看出是样例"));

const field = strictObject({
  label: line(20),
  sample,
  /** What one of is ticked; the sample is one of them. */
  choices: optional(pipe(array(line(30)), minLength(2, "至少写 2 个选项"))),
  /** Lines to write on; a field of more than one has a row of its own. */
  lines: optional(whole(1, 12), 1),
  /** A row of its own. */
  wide: optionalFlag,
});
export type FormField = InferOutput<typeof field>;

const group = strictObject({ name: line(20, 2), fields: pipe(array(field), minLength(1, "至少写 1 个字段")) });
export type FormGroup = InferOutput<typeof group>;

/** Groups that many forms share, by name. */
export const sharedGroups = array(strictObject({ id: slug, ...group.entries }));

export const formFile = strictObject({
  title: line(60, 4),
  /** What one fills it in for, under the title. */
  about: sentence,
  /** A group of its own, or the id of a shared one. */
  groups: pipe(array(lazy((one) => (typeof one === "string" ? slug : group))), minLength(1, "至少写 1 组")),
  /** What one declares by signing. */
  declares: optional(array(sentence), []),
  signs: pipe(array(strictObject({ label: line(20, 2), sample })), minLength(1, "至少有一处签名")),
  notes: pipe(array(sentence), minLength(1, "至少写 1 条填写说明")),
  updated: day,
});

/** A form as it is stored: shared groups are in their places. */
export type PackForm = Omit<InferOutput<typeof formFile>, "groups"> & { id: string; groups: FormGroup[] };
