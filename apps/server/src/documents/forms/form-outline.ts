import { dayText } from "@onehall/api";
import type { FormField, FormGroup, PackForm } from "../../province/families/forms";
import type { FormCell, Outline, OutlineBlock } from "../outline";

/** A form to fill in, or filled in so that one sees how. */
export type FormKind = "blank" | "sample";

const BOX = { empty: "□", full: "■" };

function cellOf({ label, sample, choices, lines }: FormField, kind: FormKind): FormCell {
  const value = choices ? choices.map((choice) => (kind === "sample" && choice === sample ? BOX.full : BOX.empty) + choice).join("　") : sample;
  return { label, lines: kind === "sample" && !choices ? Math.min(lines, 3) : lines, value: kind === "sample" || choices ? value : "" };
}

/** Short fields two in a row, long ones alone. */
function rowsOf({ fields }: FormGroup, kind: FormKind): FormCell[][] {
  const rows: FormCell[][] = [];
  let half: FormCell[] | undefined;
  for (const field of fields) {
    const cell = cellOf(field, kind);
    if (field.wide || field.lines > 1 || field.choices) {
      rows.push([cell]);
      half = undefined;
    } else if (half) {
      half.push(cell);
      half = undefined;
    } else rows.push((half = [cell]));
  }
  return rows;
}

/** A form as a document. Fields that the reader fills in stay empty in a blank one. */
export function formOutline(form: PackForm, kind: FormKind, site: string): Outline {
  const sample = kind === "sample";
  const title = sample ? `${form.title}（示例样表）` : form.title;
  const groups = form.groups.flatMap((group): OutlineBlock[] => [
    { type: "heading", level: 2, text: group.name },
    { type: "form", label: group.name, rows: rowsOf(group, kind) },
  ]);
  return {
    title,
    about: form.about,
    lead: "",
    site,
    foot: sample ? "示例样表：人名、号码、地址都是虚构的。" : `空白表格，更新于 ${dayText(form.updated).slice(0, -5)}。受理部门另有格式的，以受理部门的为准。`,
    ...(sample ? { mark: "示例样表，只供填写时参考，不能提交。内容全部是虚构的。" } : {}),
    date: form.updated,
    keywords: [form.title, sample ? "示例样表" : "空白表格"],
    blocks: [
      { type: "heading", level: 2, text: "填写说明" },
      { type: "ol", items: form.notes },
      ...groups,
      ...(form.declares.length > 0 ? [{ type: "heading", level: 2, text: "声明和承诺" } as const, { type: "ol", items: form.declares } as const] : []),
      {
        type: "signatures",
        items: [
          ...form.signs.map(({ label, sample: name }) => ({ label: `${label}：`, value: sample ? name : "" })),
          { label: "日期：", value: sample ? "2026年11月3日" : "　　　　年　　月　　日" },
        ],
      },
    ],
  };
}
