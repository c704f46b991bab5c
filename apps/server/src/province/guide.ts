import { type FieldKey, fieldList, type Guide, type GuideRules, matterTypeLabel, type TaskField, type TaskFields } from "@onehall/api";
import { articleMissing, withReason } from "./articles";
import { publicChanges } from "./changes";
import type { CityRules } from "./city-rules";
import type { PackLaws } from "./laws";
import type { PackTask, Place } from "./task";
import type { TaskCase, Term } from "./task-rules";
import { limitsOf, type PackTerms } from "./terms";
import { AUDIENCES, catalogCode, type PackThemes } from "./themes";

/** Fields that are the same in every region; the others follow from the region and its office. Questions have a table of their own. */
type StoredKey = { [K in FieldKey]: TaskFields[K] extends { source: "region" } ? never : K }[Exclude<FieldKey, "faqs">];

/** What of a guide is kept, as JSON. */
export type StoredGuide = Pick<Guide, StoredKey> & { cities?: CityRules | undefined; place?: Place | undefined };

/** The files of the form that a material is, by their path; none where it is no form. @see documents/forms */
const formFiles = (material: string, form: string | undefined): Pick<Guide["materials"][number], "forms" | "samples"> => ({
  forms: form ? [{ name: `${material}（空白表格）.pdf`, url: `/portal/files/forms/${form}.pdf` }] : [],
  samples: form ? [{ name: `${material}（示例样表）.pdf`, url: `/portal/files/forms/${form}-sample.pdf` }] : [],
});

type Lookup = { themes: PackThemes; laws: PackLaws; terms: PackTerms };

/** What a field is in the pack. */
type InPack<K extends StoredKey> = PackTask[Extract<TaskFields[K] extends { key: infer Key } ? Key : K, keyof PackTask>];
/** Fields whose value in the pack is not that of the guide. */
type Changed = { [K in StoredKey]: NonNullable<InPack<K>> extends NonNullable<Guide[K]> ? never : K }[StoredKey];

/** How they become it; `audience` only gets its order, and `rules` are what readers of the pack make of several keys. */
const made: { [K in Changed | "audience" | "rules" | "term" | "validUntil" | "refusalCases" | "changes"]: (task: PackTask, lookup: Lookup) => Guide[K] } = {
  kind: ({ kind }) => ({ code: kind, label: matterTypeLabel(kind) }),
  audience: ({ audience }) => AUDIENCES.filter((one) => audience.includes(one)),
  themes: (task, { themes }) =>
    AUDIENCES.flatMap((audience) =>
      task.themes[audience].map((code) => ({
        catalogCode: catalogCode(audience, code),
        name: themes[audience].find((theme) => theme.code === code)?.name ?? code,
      })),
    ),
  materials: ({ materials }) =>
    materials.map(({ form, when: _when, ...material }) => ({ ...material, note: material.note ?? "", ...formFiles(material.name, form) })),
  steps: ({ steps }) => steps.map(({ when: _when, ...step }) => ({ ...step, limit: step.limit ?? null })),
  fees: ({ fees }) => fees.map(({ name, standard, basis, waiver }) => ({ name, standard, basis, waiver: waiver ?? null })),
  refusalCases: ({ refusalCases }) => refusalCases.map(({ text }) => ({ text })),
  validUntil: ({ until }) => until ?? "",
  term: (task, { terms }) => limitsOf(task, terms),
  rules: (task, { terms }) => ({
    ...(task.rules as Omit<GuideRules, "cases">),
    cases: task.cases.map(({ when: _when, promised, term, ...one }) => ({
      ...one,
      ...(term || promised !== undefined ? { term: limitsOfCase(task, { promised, term }, terms) } : {}),
      ...(promised === undefined ? {} : { promisedDays: promised }),
    })),
  }),
  changes: ({ changes = [] }) => publicChanges(changes),
  basis: ({ basis }, { laws }) =>
    basis.map(({ noArticle, ...law }) => ({
      ...law,
      number: laws.get(law.law) ?? "",
      article: law.article ?? "",
      text: withReason(law.text, articleMissing({ noArticle, ...law })),
    })),
};

/** The limit of the law stays where a case changes the promise only. */
const limitsOfCase = (task: PackTask, { promised, term }: Pick<TaskCase, "promised" | "term">, terms: PackTerms): Term =>
  limitsOf(
    promised === undefined ? { ...task, term: { ...task.term, ...term } } : { ...task, promised, term: { statutory: task.term?.statutory, ...term } },
    terms,
  );

const isMade = (key: FieldKey): key is keyof typeof made => Object.hasOwn(made, key);

/** What a field is that the pack leaves out. */
const without = (field: TaskField): unknown => ("list" in field || ("wire" in field && /^(?:texts|prose)$/.test(field.wire[1])) ? [] : null);

/** The part of a task that is stored as JSON. */
export function storedGuide(task: PackTask, lookup: Lookup): StoredGuide {
  const kept = fieldList.filter(([key, { source }]) => source !== "region" && key !== "faqs");
  const values = kept.map(([key, field]) => [
    key,
    isMade(key) ? made[key](task, lookup) : ((task as Readonly<Record<string, unknown>>)[field.key ?? key] ?? without(field)),
  ]);
  return { ...(Object.fromEntries(values) as Pick<Guide, StoredKey>), cities: task.cities, place: task.place };
}
