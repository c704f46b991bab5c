import { fieldList } from "@onehall/api";
import { getDescription, type GenericSchema } from "valibot";
import { packFields } from "./task";

type Node = GenericSchema & {
  wrapped?: Node;
  item?: Node;
  entries?: Readonly<Record<string, Node>>;
  options?: readonly unknown[];
  pipe?: readonly [Node, ...unknown[]];
};

/** What a schema asks for, in words. */
function checkText(schema: Node): string {
  const said = getDescription(schema);
  if (said !== undefined) return said;
  const of = schema.pipe?.[0] ?? schema;
  if (of.wrapped) return checkText(of.wrapped);
  if (of.entries)
    return Object.entries(of.entries)
      .map(([key, value]) => `\`${key}\`${value.type === "optional" ? "（可不写）" : ""} ${checkText(value)}`)
      .join("；");
  if (of.item) return `列表，每项：${checkText(of.item)}`;
  if (of.type === "picklist") return (of.options ?? []).join("、");
  return of.type === "record" ? "见下" : "true 或 false";
}

/** The keys of a task's front matter as a Markdown table, made of their declarations: for docs/province-pack.md. */
export function fieldTable(): string {
  const labels = new Map<string, string>(fieldList.map(([key, field]) => [field.key ?? key, field.label]));
  const rows = Object.entries(packFields).map(([key, { check, note }]) => {
    const node: Node = check;
    return `| \`${key}\` | ${labels.get(key) ?? ""} | ${node.type === "optional" ? "" : "必填"} | ${checkText(node)} | ${note} |`;
  });
  return ["| 字段 | 名称 | | 怎么写 | 说明 |", "|---|---|---|---|---|", ...rows].join("\n");
}
