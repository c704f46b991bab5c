import { factSources, fieldList, type Guide, promisedText, recheckBy, statutoryText } from "@onehall/api";
import type { Row } from "./sql";

/** A guide as its task row holds it. */
type StoredGuide = Partial<Guide>;

/** Fields that the list of tasks has, in the order of the file. */
const published = fieldList
  .flatMap(([key, { openData }]) => (openData ? [{ key, place: openData[0], column: openData[1], heading: openData[2] }] : []))
  .sort((one, other) => one.place - other.place);

/** Headings by column. */
export const taskColumns: Readonly<Record<string, string>> = Object.fromEntries(published.map(({ column, heading }) => [column, heading]));

/** Depths of the online service as numbers; not online is 0. */
const DEPTHS = [null, "Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ"];

function cellOf(guide: StoredGuide, key: keyof StoredGuide): Row[string] {
  if (key === "kind") return guide.kind?.code ?? null;
  if (key === "online") return DEPTHS.indexOf(guide.online ?? null);
  if (key === "promisedDays") return promisedText({ promisedDays: guide.promisedDays ?? 0, term: guide.term ?? null });
  if (key === "statutoryDays")
    return guide.statutoryDays === null ? "" : statutoryText({ statutoryDays: guide.statutoryDays ?? null, term: guide.term ?? null });
  return (guide[key] ?? null) as Row[string];
}

/** What cities rule for themselves, as a task row holds it. */
type OfCities = Readonly<Record<string, { source?: string; conditions: readonly string[] }>>;

/** A row of the file, of a task as it is kept. */
export function taskRow({ guide }: Row): Row {
  const stored = JSON.parse(String(guide)) as StoredGuide;
  return Object.fromEntries(published.map(({ key, column }) => [column, cellOf(stored, key as keyof StoredGuide)]));
}

export const factColumns: Readonly<Record<string, string>> = {
  code: "基本编码",
  name: "事项名称",
  fact: "事实",
  value: "内容",
  source: "出处",
  checked: "核对日期",
  until: "有效期至",
  due: "下次核对",
};

/** The facts of a task as it is kept, each with its source, the day on which it was checked, and how long that is good for; those of cities behind those of the province. @see GUIDE-72, GUIDE-77 */
export function factRows({ guide }: Row): Row[] {
  const stored = JSON.parse(String(guide)) as Guide & { cities?: OfCities };
  const { basicCode, name, validUntil } = stored;
  const everywhere = factSources(stored);
  const ofCities = Object.entries(stored.cities ?? {}).flatMap(([city, { source = "", conditions }]) =>
    conditions.map((text) => ({ fact: `本市规定（${city}）`, value: text, source, checked: stored.updated })),
  );
  return [...everywhere, ...ofCities].map(({ fact, value, source, checked }) => ({
    code: basicCode,
    name,
    fact,
    value,
    source,
    checked,
    until: validUntil,
    due: recheckBy(checked),
  }));
}

export const basisColumns: Readonly<Record<string, string>> = {
  code: "基本编码",
  name: "事项名称",
  law: "依据",
  number: "文号",
  article: "条号",
  text: "内容",
  updated: "更新日期",
};

/** The legal bases of a task as it is kept, a row each. @see GUIDE-64 */
export function basisRows({ guide }: Row): Row[] {
  const { basicCode = "", name = "", updated = "", basis = [] } = JSON.parse(String(guide)) as StoredGuide;
  return basis.map(({ law, number, article, text }) => ({ code: basicCode, name, law, number, article, text, updated }));
}
