import * as v from "valibot";
import { type FieldKey, fieldList, type TaskFields, type Value } from "../task-fields/table.js";
import type { ValueType, WireValues } from "../task-fields/values.js";
import { block } from "./block.js";
import { combo } from "./combo.js";
import { count, dayText } from "./fields.js";
import { NO_RULES, personal, rules, term } from "./rules.js";

type Parts = Readonly<Record<string, readonly [string, ValueType, string?]>>;
type OfParts<P extends Parts> = { -readonly [K in keyof P as P[K][0]]: WireValues[P[K][1]] };
/** The texts of a nullable field are null when it is missing. */
type Nullable<T extends ValueType> = T extends "text" ? "optionalText" : T;

/** Names and values that a field has in AUDIT_ITEM. */
type InItem<F> = F extends { list: `AUDIT_${string}` }
  ? never
  : F extends { list: infer L extends string; parts: infer P extends Parts }
    ? readonly [L, OfParts<P>[]]
    : F extends { nullable: true; parts: infer P extends Parts }
      ? { [K in keyof P]: readonly [P[K][0], WireValues[Nullable<P[K][1]>]] }[keyof P]
      : F extends { parts: infer P extends Parts }
        ? { [K in keyof P]: readonly [P[K][0], WireValues[P[K][1]]] }[keyof P]
        : F extends { wire: readonly [infer N extends string, infer T extends ValueType, ...string[]] }
          ? readonly [N, WireValues[T]]
          : never;

/** The list that a field is beside AUDIT_ITEM. */
type ListOf<F> = F extends { list: infer L extends `AUDIT_${string}`; parts: infer P extends Parts } ? readonly [L, OfParts<P>[]] : never;
type Optional = Extract<TaskFields[FieldKey], { optional: true }>;

/**
 * A guide as public programs read it. Named by the field dictionary of the national catalogue where that has a name.
 * @see LEGACY-09
 */
export type AuditItemDetail = {
  AUDIT_ITEM: { [F in InItem<TaskFields[FieldKey]> as F[0]]: F[1] } & {
    /** Name of the matter in the catalogue, whatever its themes are. @see GUIDE-29 */
    CATANAME: string;
    /** "1": can be handed in online (depth Ⅲ or Ⅳ). */
    IS_ONLINE: "0" | "1";
  };
  /** Only of a combined task (TASK_TYPE TC). */
  AUDIT_COMBO?: v.InferOutput<typeof combo> | undefined;
  /** Only of a task whose parts concern some people only. */
  AUDIT_PERSONAL?: v.InferOutput<typeof personal> | undefined;
  /** "1": some city has rules of its own. */
  AUDIT_DIFFERS?: "1" | undefined;
} & { [F in ListOf<Exclude<TaskFields[FieldKey], Optional>> as F[0]]: F[1] } & { [F in ListOf<Optional> as F[0]]?: F[1] | undefined };

const yesNo = v.picklist(["0", "1"]);
const schemas: Readonly<Record<ValueType, v.GenericSchema>> = {
  text: v.string(),
  optionalText: v.nullable(v.string()),
  texts: v.array(v.string()),
  prose: v.array(block),
  number: v.number(),
  count,
  optionalCount: v.nullable(count),
  day: dayText,
  flag: yesNo,
  audiences: v.array(v.picklist(["1", "2"])),
  depth: v.nullable(v.picklist(["Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ"])),
  files: v.array(v.object({ FILEPATH: v.string(), ATTACHNAME: v.string() })),
  // Other servers know none of these.
  system: v.optional(v.nullable(v.object({ name: v.string(), url: v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+\/\S*$/)) })), null),
  rules: v.optional(rules, NO_RULES),
  term: v.optional(v.nullable(term), null),
};

const entriesOf = (values: readonly Value[], nullable = false): v.ObjectEntries =>
  Object.fromEntries(values.map(([wire, type]) => [wire, schemas[nullable && type === "text" ? "optionalText" : type]]));

const item: v.ObjectEntries = {};
const lists: v.ObjectEntries = {};
for (const [, field] of fieldList) {
  if ("wire" in field) Object.assign(item, field.optional ? { [field.wire[0]]: v.optional(v.string(), "") } : entriesOf([field.wire]));
  else if (!("list" in field)) Object.assign(item, entriesOf(Object.values(field.parts), field.nullable));
  else {
    const list = v.array(v.object(entriesOf(Object.values(field.parts))));
    if (field.list.startsWith("AUDIT_")) lists[field.list] = field.optional ? v.optional(list) : list;
    else item[field.list] = list;
  }
}

/** The schema of {@link AuditItemDetail}, made of the table of fields. */
export const auditItemDetail = v.object({
  AUDIT_ITEM: v.object({ ...item, CATANAME: v.string(), IS_ONLINE: yesNo }),
  ...lists,
  AUDIT_COMBO: v.optional(combo),
  AUDIT_PERSONAL: v.optional(personal),
  AUDIT_DIFFERS: v.optional(v.literal("1")),
}) as unknown as v.GenericSchema<AuditItemDetail>;
