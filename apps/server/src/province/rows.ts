import { promisedText } from "@onehall/api";
import type { Params, Statement, Transaction } from "../data";
import { type SearchRows, searchRows } from "../search/index-rows";
import { createVocabularyReader } from "../search/vocabulary";
import { storedGuide } from "./guide";
import { officesOf } from "./offices";
import type { Context } from "./family";
import type { Pack } from "./pack";

import { limitsOf } from "./terms";
import { AUDIENCES, catalogCode, themeNames } from "./themes";

type Row = Record<string, string | number | null>;

/** What of the pack has no table and is read whole, at start. */
export type PortalSetting = Pick<Pack, "site" | "themes" | "synonyms" | "vocabulary" | "english" | "benefits"> & {
  /** The questions of the home page are those with an id up to this; the others belong to a guide. */
  homeFaqs: number;
};

/** Rows of every table that is filled from the pack; items follow from them inside the database (items.ts). */
export type PackRows = Record<"regions" | "departments" | "tasks" | "themes" | "offers" | "faqs" | "notices", Row[]> & {
  search: SearchRows;
  families: readonly FamilyRows[];
  portal: PortalSetting;
};

/** What a family writes: its tables with their rows. */
export type FamilyRows = {
  readonly tables: readonly { label: string; clear: Statement; insert: Statement; rows: readonly Params[] }[];
  readonly derive?: ((tx: Transaction) => Promise<void>) | undefined;
};

const DEPTH = { Ⅰ: 1, Ⅱ: 2, Ⅲ: 3, Ⅳ: 4 } as const;
const AUDIENCE_BIT = { person: 1, company: 2 } as const;

const flag = (yes: boolean): number => (yes ? 1 : 0);

/** A pack whose tasks, questions and notices have got their numbers. */
type Numbered = { pack: Pack; taskId: ReadonlyMap<string, number> };

/** Which kind of region offers a task: those of its levels, and the cities without counties (both) for what counties do. */
const offerRows = ({ pack, taskId }: Numbered): Row[] =>
  pack.tasks.flatMap((task) => {
    const kinds = task.offered.includes("city") || task.offered.includes("county") ? [...task.offered, "both"] : task.offered;
    return kinds.map((level) => ({ level, taskId: taskId.get(task.id) ?? 0 }));
  });

const taskRows = ({ pack, taskId }: Numbered): Row[] =>
  pack.tasks.map((task) => ({
    id: taskId.get(task.id) ?? 0,
    slug: task.id,
    code: task.code,
    name: task.name,
    phrase: task.phrase,
    aliases: JSON.stringify(task.aliases),
    lead: task.lead,
    deptId: task.department,
    kind: task.kind,
    audience: task.audience.reduce((bits, audience) => bits + AUDIENCE_BIT[audience], 0),
    hot: task.hot,
    online: task.online ? DEPTH[task.online] : 0,
    visits: task.visits,
    promised: task.promised,
    promise: promisedText({ promisedDays: task.promised, term: limitsOf(task, pack.terms) }),
    statutory: task.statutory ?? null,
    complete: flag(task.complete),
    updated: task.updated,
    guide: JSON.stringify(storedGuide(task, pack)),
  }));

/** Topic of a question that belongs to no task. */
const NO_TOPIC = "网站与服务";

/** Questions of the whole portal first, then those of each guide. */
function faqRows({ pack, taskId }: Numbered): Row[] {
  const tasks = new Map(pack.tasks.map((task) => [task.id, task]));
  const general = pack.faqs.map((faq) => {
    const task = faq.task === undefined ? undefined : tasks.get(faq.task);
    return {
      taskId: faq.task === undefined ? null : (taskId.get(faq.task) ?? null),
      sort: 0,
      question: faq.question,
      answer: faq.answer,
      topic: (task && themeNames(task, pack.themes)[0]) ?? NO_TOPIC,
    };
  });
  const own = pack.tasks.flatMap((task) =>
    task.faqs.map((faq, index) => ({ taskId: taskId.get(task.id) ?? null, sort: index + 1, question: faq.question, answer: faq.answer, topic: "" })),
  );
  return [...general, ...own].map((faq, index) => ({ ...faq, id: index + 1, answer: JSON.stringify(faq.answer) }));
}

function search({ pack, taskId }: Numbered, faqs: readonly Row[]): SearchRows {
  const departments = new Map(pack.departments.map((department) => [department.id, department]));
  const general = pack.faqs.length;
  // Only how tasks are spoken of is asked here: nothing need be learned about need.
  const speech = createVocabularyReader({ ...pack.vocabulary, helpExamples: undefined });
  return searchRows({
    tasks: pack.tasks.map((task) => ({
      id: taskId.get(task.id) ?? 0,
      name: task.name,
      phrase: task.phrase,
      aliases: task.aliases,
      lead: task.lead,
      department: departments.get(task.department) ?? { name: "", short: "" },
      themes: themeNames(task, pack.themes),
      materials: task.materials.map((material) => material.name),
      documents: [...task.materials.map((material) => material.licence), task.result?.name].filter((name): name is string => !!name),
      questions: task.faqs.map((faq) => faq.question),
      spoken: speech.spoken(task.id),
      sayings: speech.sayings(task.id),
      hot: task.hot,
    })),
    faqs: [...pack.faqs, ...pack.tasks.flatMap((task) => task.faqs)].map(({ question, answer }, index) => ({
      id: Number(faqs[index]?.id ?? general),
      question,
      answer,
    })),
    notices: pack.notices,
    themes: AUDIENCES.flatMap((audience) => pack.themes[audience].map((theme) => ({ name: theme.name, catalog: catalogCode(audience, theme.code) }))),
    departments: pack.departments,
    synonyms: pack.synonyms,
  });
}

/** Everything that the database holds of a pack. Pure: the same pack on the same day gives the same rows, with the same ids. @param today 2026-11-20 */
export function packRows(pack: Pack, today: string): PackRows {
  const numbered = { pack, taskId: new Map(pack.tasks.map((task, index) => [task.id, index + 1])) };
  const offices = officesOf(pack.regions, pack.departments);
  const context: Context = { ...pack, today, offices, taskId: numbered.taskId };
  const faqs = faqRows(numbered);
  const province = pack.regions[0]?.code ?? "";
  return {
    regions: pack.regions.map((region, index) => ({
      code: region.code,
      parent: region.parent || null,
      name: region.name,
      level: region.level,
      sort: index,
      hidden: flag(region.hidden !== null),
    })),
    departments: offices.map(({ department, ...office }) => ({ ...office, deptId: department })),
    tasks: taskRows(numbered),
    themes: pack.tasks.flatMap((task) =>
      AUDIENCES.flatMap((audience) =>
        task.themes[audience].map((code) => ({ catalog: catalogCode(audience, code), taskId: numbered.taskId.get(task.id) ?? 0 })),
      ),
    ),
    offers: offerRows(numbered),
    faqs,
    notices: pack.notices.map((notice) => ({
      id: notice.id,
      region: notice.region ?? province,
      title: notice.title,
      kind: notice.kind,
      source: notice.source,
      published: notice.date,
      body: JSON.stringify(notice.body),
    })),
    search: search(numbered, faqs),
    families: pack.families.map(({ tables, derive }) => ({ derive, tables: tables.map((table) => ({ ...table, rows: table.rows(context) })) })),
    portal: {
      site: pack.site,
      themes: pack.themes,
      synonyms: pack.synonyms,
      vocabulary: pack.vocabulary,
      english: pack.english,
      benefits: pack.benefits,
      homeFaqs: pack.faqs.length,
    },
  };
}
