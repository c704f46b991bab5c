import { fieldList, type TaskField, type Value } from "../task-fields/table.js";
import { isOnline } from "../task-fields/words.js";
import type { Audience, GuideFile, Values, ValueType, WireValues } from "../task-fields/values.js";
import type { AuditItemDetail } from "./guide-wire.js";
import type { Guide } from "./guide.js";

type Unknown = Readonly<Record<string, unknown>>;
type Codec<T extends ValueType> = { read: (wire: WireValues[T]) => Values[T]; write: (value: Values[T]) => WireValues[T] };

const AUDIENCES: Readonly<Record<"1" | "2", Audience>> = { "1": "person", "2": "company" };

/** Values that the wire writes otherwise. */
const codecs: { [T in ValueType as Values[T] extends WireValues[T] ? never : T]: Codec<T> } = {
  flag: { read: (wire) => wire === "1", write: (yes) => (yes ? "1" : "0") },
  audiences: { read: (wire) => wire.map((code) => AUDIENCES[code]), write: (list) => list.map((one) => (one === "person" ? "1" : "2")) },
  files: {
    read: (wire) => wire.map(({ ATTACHNAME: name, FILEPATH: url }): GuideFile => ({ name, url })),
    write: (list) => list.map(({ name, url }) => ({ FILEPATH: url, ATTACHNAME: name })),
  },
};
type AnyCodec = { read: (wire: unknown) => unknown; write: (value: unknown) => unknown };
const AS_IT_IS: AnyCodec = { read: (wire) => wire, write: (value) => value };
const codecOf = (type: ValueType): AnyCodec => ({ ...AS_IT_IS, ...(codecs as Partial<Record<ValueType, AnyCodec>>)[type] });

const read = ([wire, type]: Value, from: Unknown): unknown => codecOf(type).read(from[wire]);
const write = ([wire, type]: Value, value: unknown): Unknown => ({ [wire]: codecOf(type).write(value) });

type Parts = Readonly<Record<string, Value>>;
const readParts = (parts: Parts, from: Unknown): Unknown => Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, read(value, from)]));
const writeParts = (parts: Parts, record: Unknown): Unknown =>
  Object.fromEntries(Object.entries(parts).flatMap(([name, value]) => Object.entries(write(value, record[name]))));

/** What stands on the wire for a nullable field that is missing: no text, no entries. */
const missing = (parts: Parts): Unknown => Object.fromEntries(Object.values(parts).map(([wire, type]) => [wire, type === "texts" ? [] : null]));

function readField(field: TaskField, item: Unknown, lists: Unknown): unknown {
  if ("wire" in field) return read(field.wire, item);
  if ("list" in field) return (((field.list in lists ? lists : item)[field.list] ?? []) as Unknown[]).map((entry) => readParts(field.parts, entry));
  const absent = field.nullable && Object.values(field.parts).every(([wire, type]) => type !== "text" || item[wire] === null);
  return absent ? null : readParts(field.parts, item);
}

function writeField(field: TaskField, value: unknown): Unknown {
  if ("wire" in field) return write(field.wire, value);
  if ("list" in field) return { [field.list]: (value as Unknown[]).map((entry) => writeParts(field.parts, entry)) };
  return value === null ? missing(field.parts) : writeParts(field.parts, value as Unknown);
}

/** Wire → guide. The reverse of {@link detailOfGuide}. */
export function guideOfDetail({ AUDIT_ITEM: item, AUDIT_COMBO: combo, AUDIT_PERSONAL: personal, AUDIT_DIFFERS: differs, ...lists }: AuditItemDetail): Guide {
  const values = fieldList.map(([key, field]) => [key, readField(field, item, lists)]);
  return {
    ...(Object.fromEntries(values) as Guide),
    ...(combo ? { combo } : {}),
    ...(personal ? { personal } : {}),
    ...(differs ? { differs: true as const } : {}),
  };
}

/** Guide → wire, for whoever answers the call. The reverse of {@link guideOfDetail}. */
export function detailOfGuide({ combo, personal, differs, ...guide }: Guide): AuditItemDetail {
  const written = fieldList.flatMap(([key, field]) => Object.entries(writeField(field, guide[key])));
  const isList = ([name]: [string, unknown]): boolean => name.startsWith("AUDIT_");
  const computed: Pick<AuditItemDetail["AUDIT_ITEM"], "CATANAME" | "IS_ONLINE"> = {
    CATANAME: guide.name,
    IS_ONLINE: isOnline(guide) ? "1" : "0",
  };
  return {
    AUDIT_ITEM: { ...Object.fromEntries(written.filter((pair) => !isList(pair))), ...computed },
    ...Object.fromEntries(written.filter(isList)),
    ...(combo ? { AUDIT_COMBO: combo } : {}),
    ...(personal ? { AUDIT_PERSONAL: personal } : {}),
    ...(differs ? { AUDIT_DIFFERS: "1" as const } : {}),
  } as AuditItemDetail;
}
