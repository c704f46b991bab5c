import { type Guide, matterTypeLabel } from "@onehall/api";
import type { CityRules } from "./city-rules";
import type { PackLaws } from "./laws";
import type { PackTask } from "./task";
import { AUDIENCES, catalogCode, type PackThemes } from "./themes";

/** What of a guide is the same in every region; the rest follows from the region and its office when it is asked for. Questions have a table of their own. */
export type StoredGuide = Omit<
  Guide,
  | "code"
  | "name"
  | "phrase"
  | "aliases"
  | "lead"
  | "complete"
  | "updated"
  | "basicCode"
  | "visits"
  | "promisedDays"
  | "region"
  | "department"
  | "windows"
  | "consultPhone"
  | "complaintPhone"
  | "deadline"
  | "faqs"
> & { cities?: CityRules | undefined };

/** The files of the form that a material is, by their path; none where it is no form. @see documents/forms */
const formFiles = (material: string, form: string | undefined): Pick<Guide["materials"][number], "forms" | "samples"> => ({
  forms: form ? [{ name: `${material}（空白表格）.pdf`, url: `/portal/files/forms/${form}.pdf` }] : [],
  samples: form ? [{ name: `${material}（示例样表）.pdf`, url: `/portal/files/forms/${form}-sample.pdf` }] : [],
});

/** The part of a task that is kept as JSON. */
export function storedGuide(task: PackTask, { themes, laws }: { themes: PackThemes; laws: PackLaws }): StoredGuide {
  return {
    kind: { code: task.kind, label: matterTypeLabel(task.kind) },
    version: task.version,
    changes: task.changes ?? [],
    audience: AUDIENCES.filter((audience) => task.audience.includes(audience)),
    themes: AUDIENCES.flatMap((audience) =>
      task.themes[audience].map((code) => ({
        catalogCode: catalogCode(audience, code),
        name: themes[audience].find((theme) => theme.code === code)?.name ?? code,
      })),
    ),
    handling: task.handling,
    instant: task.instant,
    statutoryDays: task.statutory ?? null,
    visitReason: task.visitReason ?? null,
    online: task.online ?? null,
    channels: task.channels,
    scope: task.scope,
    conditions: task.conditions,
    refusals: task.refusals,
    rights: task.rights,
    remedies: task.remedies,
    intermediary: task.intermediary,
    special: task.special,
    materials: task.materials.map(({ form, ...material }) => ({ ...material, note: material.note ?? "", ...formFiles(material.name, form) })),
    steps: task.steps.map((step) => ({ ...step, limit: step.limit ?? null })),
    result: task.result ?? null,
    fees: task.fees.map((fee) => ({ ...fee, waiver: fee.waiver ?? null })),
    basis: task.basis.map((law) => ({ ...law, number: laws.get(law.law) ?? "", article: law.article ?? "" })),
    cities: task.cities,
  };
}
