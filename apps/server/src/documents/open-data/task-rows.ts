import { fieldList } from "@onehall/api";
import type { Row } from "../../data";
import type { StoredGuide } from "../../province/guide";

/** Fields that the list of tasks has, in the order of the file. */
const published = fieldList
  .flatMap(([key, { openData }]) => (openData ? [{ key, place: openData[0], column: openData[1], heading: openData[2] }] : []))
  .sort((one, other) => one.place - other.place);

/** Headings by column. */
export const taskColumns: Readonly<Record<string, string>> = Object.fromEntries(published.map(({ column, heading }) => [column, heading]));

/** Depths of the online service as numbers; not online is 0. */
const DEPTHS = [null, "Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ"];

function cellOf(guide: StoredGuide, key: keyof StoredGuide): Row[string] {
  if (key === "kind") return guide.kind.code;
  if (key === "online") return DEPTHS.indexOf(guide.online);
  const value = guide[key];
  return Array.isArray(value) ? value.join("、") : ((value ?? null) as Row[string]);
}

/** A row of the file, of a task as it is kept. */
export function taskRow({ guide }: Row): Row {
  const stored = JSON.parse(String(guide)) as StoredGuide;
  return Object.fromEntries(published.map(({ key, column }) => [column, cellOf(stored, key as keyof StoredGuide)]));
}
