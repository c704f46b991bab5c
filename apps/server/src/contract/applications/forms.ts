import { createHash } from "node:crypto";
import { type ApplicationField, type ApplicationFieldKind, FIELD_LENGTH, isTypedForm } from "@onehall/api";
import { type Queries, sql } from "../../data";
import type { FormField, PackForm } from "../../province/families/forms";

/** A field with a value that nobody takes for real. */
export type SampledField = ApplicationField & { sample: string };

/** A material as guides or one-things hold it: a form by its id, or by the file that one downloads. */
type Material = { name: string; form?: string | undefined; forms?: readonly { url: string }[] | undefined };

const byId = sql<{ data: string }>`SELECT data FROM form WHERE id = ${"id"}`;

const FILE = /^\/portal\/files\/forms\/([a-z0-9-]+)\.pdf$/;
const formIdOf = ({ form, forms = [] }: Material): string | undefined => form ?? forms.map(({ url }) => FILE.exec(url)?.[1]).find((id) => id !== undefined);

/** The typed forms among materials, by the name of the material: what such a form asks is asked in the application, and nobody uploads it. @see APPLY-19 */
export async function formsOf(queries: Queries, materials: readonly Material[]): Promise<Map<string, PackForm>> {
  const found = await Promise.all(
    materials.map(async (material) => {
      const id = formIdOf(material);
      const row = id === undefined ? undefined : await queries.get(byId, { id });
      return [material.name, row && (JSON.parse(row.data) as PackForm)] as const;
    }),
  );
  return new Map(found.flatMap(([name, form]) => (form && isTypedForm(form.title) ? [[name, form] as const] : [])));
}

/** Groups about who applies; what is asked of everybody is not asked again. */
const APPLICANT = /^(?:申请人|申请单位|本人)/;
const UNIT = /^申请单位/;
/** Groups about people whom not everybody has. */
const OTHERS = /监护人|配偶|家庭|一起|代办|代理|共有|不填|选填/;
/** Labels of the fields that every application has. */
const COMMON: readonly (readonly [RegExp, string])[] = [
  [/^(?:申请人)?姓名(?:或者名称)?$|^经办人$/, "name"],
  [/^(?:公民身份号码|身份证号码|证件号码)$/, "idNumber"],
  [/^(?:联系电话|手机号码|经办人电话)$/, "mobile"],
  [/^(?:现住址|住址|联系地址|住所)$/, "address"],
  [/^(?:单位|企业)?名称$/, "company"],
  [/^统一社会信用代码$/, "creditCode"],
];
/** Follow from the identity number. */
const IN_NUMBER = /^(?:出生日期|性别)$/;
/** Known without asking: which matter it is, where, and how the result comes. */
const KNOWN = /^(?:要办的一件事|要办的事项|办理地区|结果送达|领取方式|送达方式|申请日期|填表日期)$/;
const MAYBE = /^(?:其他|特殊|补充|备注|说明|曾用名|英文|传真)|(?:邮编|说明|备注)$/;

const DAY = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/;

/** What a field takes, as its sample shows. */
function kindOf({ sample, choices, lines }: FormField): ApplicationFieldKind {
  if (choices) return "choice";
  if (/^\d{17}[\dX]$/.test(sample)) return "idNumber";
  if (/^[59]\d[0-9A-Z]{16}$/.test(sample)) return "creditCode";
  if (/^1\d{10}$/.test(sample)) return "mobile";
  if (DAY.test(sample)) return "day";
  return lines > 1 || sample.length > FIELD_LENGTH.text ? "longText" : "text";
}

const sampleOf = (kind: ApplicationFieldKind, sample: string): string =>
  kind === "day" ? sample.replace(DAY, (_, year: string, month: string, day: string) => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`) : sample;

function hintOf(kind: ApplicationFieldKind, sample: string, required: boolean): string {
  if (kind === "day") return "例如 2026-11-18";
  if (kind !== "text" && kind !== "longText") return "";
  return [...(sample.includes("样") ? [] : [`例如：${sample}`]), ...(required ? ["没有的写“无”"] : [])].join("。");
}

/** The same group and label make the same field, in whichever form, of whichever version of the guide. */
const idOf = (group: string, label: string): string => `f-${createHash("sha256").update(`${group}/${label}`).digest("hex").slice(0, 12)}`;

/** The fields of forms, each once, in the order of the forms. @param common ids of the fields that the application has anyway */
export function formFields(forms: Iterable<PackForm>, common: ReadonlySet<string>): SampledField[] {
  const fields = new Map<string, SampledField>();
  for (const { groups } of forms)
    for (const { name: group, fields: asked } of groups) {
      const applicant = APPLICANT.test(group);
      // A person who applies for what one also does as a company may not have one yet.
      const unlike = UNIT.test(group) && !common.has("creditCode");
      for (const field of asked) {
        const { label, sample, choices = [] } = field;
        const known = COMMON.find(([words]) => words.test(label))?.[1];
        if (label === "" || KNOWN.test(label)) continue;
        if (applicant && ((known !== undefined && common.has(known)) || (common.has("idNumber") && IN_NUMBER.test(label)))) continue;
        const id = idOf(group, label);
        if (fields.has(id)) continue;
        const kind = kindOf(field);
        const strict = kind !== "text" && kind !== "longText" && kind !== "choice";
        const required = !OTHERS.test(group) && !MAYBE.test(label) && (!strict || (applicant && !unlike));
        fields.set(id, { id, group, kind, label, hint: hintOf(kind, sample, required), required, options: choices, sample: sampleOf(kind, sample) });
      }
    }
  return [...fields.values()];
}
