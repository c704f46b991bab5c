import { type ApplicationField, type ApplicationFieldKind, type Guide, tidyField } from "@onehall/api";
import type { PackForm } from "../../province/families/forms";
import { formFields, type SampledField } from "./forms";

type Draft = Pick<ApplicationField, "id" | "kind" | "label"> & Partial<ApplicationField>;

/** What is about this task, and no form asks. */
const MATTER = "办理";

/** Groups that every application has. */
export const OWN_GROUPS: readonly string[] = ["申请人", "申请单位", MATTER];

const field = (draft: Draft): ApplicationField => ({ group: MATTER, hint: "", required: true, options: [], ...draft });

const PERSON: readonly ApplicationField[] = [
  field({ group: "申请人", id: "name", kind: "name", label: "姓名" }),
  field({
    group: "申请人",
    id: "idNumber",
    kind: "idNumber",
    label: "身份证号码",
    hint: "18 位，最后一位可以是 X；没有身份证的，填通行证、居住证或者永久居留身份证的号码",
  }),
  field({ group: "申请人", id: "mobile", kind: "mobile", label: "手机号码", hint: "办理进度会用这个号码联系您" }),
  field({ group: "申请人", id: "address", kind: "address", label: "联系地址", hint: "写到门牌号" }),
];
const COMPANY: readonly ApplicationField[] = [
  field({ group: "申请单位", id: "company", kind: "company", label: "企业名称", hint: "与营业执照一致" }),
  field({ group: "申请单位", id: "creditCode", kind: "creditCode", label: "统一社会信用代码", hint: "18 位，在营业执照上" }),
  field({ group: "申请单位", id: "name", kind: "name", label: "经办人姓名" }),
  field({ group: "申请单位", id: "mobile", kind: "mobile", label: "经办人手机号码", hint: "办理进度会用这个号码联系您" }),
  field({ group: "申请单位", id: "address", kind: "address", label: "企业住所", hint: "写到门牌号" }),
];

/** Fields that a task asks for by what it is called or what has to be handed in. `where`: name of the task, or names of the materials. */
const EXTRA: readonly { where: "name" | "materials"; words: RegExp; fields: readonly ApplicationField[] }[] = [
  {
    where: "materials",
    words: /出生医学证明/,
    fields: [
      field({ id: "childName", kind: "name", label: "孩子的姓名", hint: "与出生医学证明一致；还没有取名的，写父母商定的姓名" }),
      field({ id: "childBorn", kind: "day", label: "孩子的出生日期", hint: "例如 2026-11-18" }),
    ],
  },
  {
    where: "name",
    words: /补领|挂失|遗失|丢失/,
    fields: [field({ id: "lostOn", kind: "day", label: "遗失日期", hint: "记不清的，写大概的日期，例如 2026-11-18" })],
  },
  { where: "name", words: /居住证|居住登记/, fields: [field({ id: "residence", kind: "address", label: "现在居住的地址", hint: "写到门牌号" })] },
  { where: "name", words: /变更/, fields: [field({ id: "change", kind: "longText", label: "变更的内容", hint: "写清楚变更前和变更后" })] },
  { where: "name", words: /证明|查询/, fields: [field({ id: "purpose", kind: "text", label: "用途", hint: "例如：求职、留学" })] },
  {
    where: "name",
    words: /津贴|补贴|救助|待遇/,
    fields: [field({ id: "account", kind: "text", label: "收款银行和账户名", hint: "只写银行和账户名，账号在核对身份后再登记" })],
  },
];

const LAST = field({ id: "remark", kind: "longText", label: "其他要说明的", required: false, hint: "没有的不用填" });

/**
 * The fields of an application: who applies, what this task wants to know, how the result comes. Each is asked once, also where several materials, or
 * several members of a one-thing, need it. What a task wants to know stands in its forms; where it has none, its name says it.
 * @see APPLY-19
 */
export function fieldsOf(
  { name, audience, materials, result }: Guide,
  { forms, names }: { forms: Iterable<PackForm>; names: readonly string[] },
  asCompany: boolean,
): (ApplicationField | SampledField)[] {
  const company = audience.includes("company") && (asCompany || !audience.includes("person"));
  const common = company ? COMPANY : PERSON;
  const ofForms = formFields(forms, new Set(common.map(({ id }) => id)));
  const all = [...materials.map((one) => one.name), ...names].join("\n");
  const extra = ofForms.length > 0 ? [] : EXTRA.filter(({ where, words }) => words.test(where === "name" ? name : all)).flatMap(({ fields }) => fields);
  const delivery = result && result.delivery.length > 1 ? [field({ id: "delivery", kind: "choice", label: "领取结果的方式", options: result.delivery })] : [];
  return [...common, ...ofForms, ...extra, ...delivery, LAST];
}

/** Without the sample, which is for demonstrations alone. */
export const plainField = ({ id, group, kind, label, hint, required, options }: ApplicationField): ApplicationField => ({
  id,
  group,
  kind,
  label,
  hint,
  required,
  options,
});

/** Values that nobody takes for real, by kind; ids and prefixes of the samples of the pack. */
const MADE_UP: Readonly<Record<ApplicationFieldKind, string>> = {
  name: "样例人",
  company: "示例市样例有限公司",
  idNumber: "449999199001010019",
  creditCode: "91449999YL0000012F",
  mobile: "10000000999",
  address: "样例市样例区样例路 1 号 101 房",
  day: "2026-11-01",
  text: "样例：演示",
  longText: "样例：这是演示用的内容。",
  choice: "",
};

/** A made-up value for every field that has to be filled in: that of its form, else one of its kind. */
export const fictitiousValues = (fields: readonly (ApplicationField | SampledField)[]): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ required }) => required)
      .map((one) => [one.id, "sample" in one ? one.sample : one.kind === "choice" ? (one.options[0] ?? "") : MADE_UP[one.kind]]),
  );

/** What was typed into known fields, as it is kept; unknown names are left out. */
export const tidyFields = (fields: readonly ApplicationField[], typed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(fields.flatMap(({ id, kind }) => (typed[id] === undefined ? [] : [[id, tidyField(kind, typed[id])]])));
