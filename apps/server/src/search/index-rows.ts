import type { Block } from "@onehall/api";
import { isHan, normalise, withoutSpaces } from "./normalise";
import { pinyinReadings, syllables } from "./pinyin";
import { trainTaskClassifier } from "./task-classifier";
import { createSegmenter, type Segmenter, indexTokens } from "./tokens";

/** A task as the search sees it. */
export type SearchableTask = {
  id: number;
  name: string;
  phrase: string;
  aliases: readonly string[];
  lead: string;
  department: { name: string; short: string };
  themes: readonly string[];
  materials: readonly string[];
  /** Names of documents that the task asks for or gives: words of the catalogue. */
  documents: readonly string[];
  questions: readonly string[];
  /** How people speak of it, in the words of the catalogue. */
  spoken: readonly string[];
  /** Whole sentences in which people ask for it. */
  sayings: readonly string[];
  hot: number;
};

export type Searchable = {
  tasks: readonly SearchableTask[];
  faqs: readonly { id: number; question: string; answer: readonly Block[] }[];
  notices: readonly { id: string; title: string; body: readonly Block[] }[];
  themes: readonly { name: string; catalog: string }[];
  departments: readonly { org: string; name: string; short: string }[];
  synonyms: readonly (readonly string[])[];
};

/** Rows of the tables that only the search reads, and what it learns from how people ask. */
export type SearchRows = {
  /** Tells which task a whole question asks for. @see readTaskClassifier */
  classifier: string;
  terms: { token: string; taskId: number; weight: number }[];
  faqTerms: { token: string; faqId: number; weight: number }[];
  noticeTerms: { token: string; noticeId: string; weight: number }[];
  suggestions: { term: string; initials: string; pinyin: string; weight: number; kind: string; payload: string }[];
  words: { word: string; pinyin: string; weight: number; own: number }[];
};

/** How much it counts where in a task a word stands. @see docs/decisions/search.md */
export const FIELD_WEIGHT = {
  name: 3,
  phrase: 3,
  alias: 2.6,
  spoken: 2,
  question: 0.9,
  document: 0.7,
  lead: 0.7,
  theme: 0.5,
  department: 0.5,
  material: 0.4,
} as const;

const FAQ_WEIGHT = { question: 1, answer: 0.2 } as const;
const NOTICE_WEIGHT = { title: 1, body: 0.2 } as const;

const OWN_WORD = /^\p{Script=Han}{2,6}$/u;
const MAX_WORD_LENGTH = 8;

/** Rounded, so that both databases keep the very same number. */
const rounded = (weight: number): number => Math.round(weight * 1_000) / 1_000;

const textOf = (blocks: readonly Block[]): string => blocks.map((block) => (block.type === "p" ? block.text : block.items.join(" "))).join(" ");

/** Weights of the tokens of several fields: within a field the best place counts, over the fields the sum. */
function fieldTokens(fields: readonly (readonly [weight: number, texts: readonly string[]])[], cutter: Segmenter): Map<string, number> {
  const sum = new Map<string, number>();
  for (const [weight, texts] of fields) {
    const best = new Map<string, number>();
    for (const text of texts) for (const [token, value] of indexTokens(text, cutter)) if ((best.get(token) ?? 0) < value) best.set(token, value);
    for (const [token, value] of best) sum.set(token, (sum.get(token) ?? 0) + weight * value);
  }
  return sum;
}

const taskFields = (task: SearchableTask): (readonly [number, readonly string[]])[] => [
  [FIELD_WEIGHT.name, [task.name]],
  [FIELD_WEIGHT.phrase, [task.phrase]],
  [FIELD_WEIGHT.alias, task.aliases],
  [FIELD_WEIGHT.spoken, task.spoken],
  [FIELD_WEIGHT.question, task.questions],
  [FIELD_WEIGHT.document, task.documents],
  [FIELD_WEIGHT.lead, [task.lead]],
  [FIELD_WEIGHT.theme, task.themes],
  [FIELD_WEIGHT.department, [task.department.name, task.department.short]],
  [FIELD_WEIGHT.material, task.materials],
];

/** The pack's own words: documents and synonyms that the dictionary might cut apart. Sentences are left to it. */
function ownWords({ tasks, synonyms }: Searchable): Set<string> {
  const words = [...tasks.flatMap((task) => task.documents), ...synonyms.flat()].map(withoutSpaces);
  return new Set(words.filter((word) => OWN_WORD.test(word)));
}

/** How much a word of the catalogue is worth as a guess: by where it stands and how often its tasks are asked for. */
function vocabulary(searchable: Searchable, own: ReadonlySet<string>, cutter: Segmenter): SearchRows["words"] {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const word of new Set(cutter.cutAll(normalise(text)))) {
      if ([...word].length <= MAX_WORD_LENGTH && isHan(word)) weights.set(word, (weights.get(word) ?? 0) + weight);
    }
  };
  for (const task of searchable.tasks) {
    const asked = 0.2 + task.hot / 100;
    for (const text of new Set([task.name, task.phrase, ...task.aliases])) add(text, asked);
    for (const text of [...task.documents, ...task.questions]) add(text, asked / 5);
  }
  for (const { name } of searchable.themes) add(name, 0.5);
  for (const { name, short } of searchable.departments) [name, short].forEach((text) => add(text, 0.2));
  for (const word of own) weights.set(word, (weights.get(word) ?? 0) + 0.1);
  return [...weights].map(([word, weight]) => ({ word, pinyin: syllables(word).join(" "), weight: rounded(weight), own: own.has(word) ? 1 : 0 }));
}

/** What the search box offers. A text that several things share leads to the one that is asked for most. */
function suggestions({ tasks, themes, departments }: Searchable): SearchRows["suggestions"] {
  const best = new Map<string, SearchRows["suggestions"][number]>();
  const offer = (term: string, weight: number, kind: string, payload: string): void => {
    const known = best.get(term);
    if (known && known.weight >= weight) return;
    const [reading = { full: "", initials: "" }] = pinyinReadings(withoutSpaces(term));
    best.set(term, { term, initials: reading.initials, pinyin: reading.full, weight: rounded(weight), kind, payload });
  };
  for (const task of tasks) {
    const payload = String(task.id);
    offer(task.name, task.hot + 20, "guide", payload);
    offer(task.phrase, task.hot + 10, "guide", payload);
    for (const alias of task.aliases) offer(alias, task.hot, "guide", payload);
  }
  for (const theme of themes) offer(theme.name, 60, "theme", theme.catalog);
  for (const department of departments) {
    offer(department.name, 40, "department", department.org);
    offer(department.short, 45, "department", department.org);
  }
  return [...best.values()];
}

/** Everything that the search needs, made from the pack at import. Pure: the same pack gives the same rows. */
export function searchRows(searchable: Searchable): SearchRows {
  const own = ownWords(searchable);
  const cutter = createSegmenter(own);
  const flat = <Id, Row>(id: Id, tokens: Map<string, number>, row: (token: string, id: Id, weight: number) => Row): Row[] =>
    [...tokens].map(([token, weight]) => row(token, id, rounded(weight)));
  return {
    classifier: trainTaskClassifier(
      searchable.tasks.flatMap(({ id, name, phrase, aliases, sayings }) =>
        [name, phrase, ...aliases, ...sayings].map((text) => ({ task: id, text: normalise(text) })),
      ),
    ),
    terms: searchable.tasks.flatMap((task) => flat(task.id, fieldTokens(taskFields(task), cutter), (token, taskId, weight) => ({ token, taskId, weight }))),
    faqTerms: searchable.faqs.flatMap(({ id, question, answer }) =>
      flat(
        id,
        fieldTokens(
          [
            [FAQ_WEIGHT.question, [question]],
            [FAQ_WEIGHT.answer, [textOf(answer)]],
          ],
          cutter,
        ),
        (token, faqId, weight) => ({ token, faqId, weight }),
      ),
    ),
    noticeTerms: searchable.notices.flatMap(({ id, title, body }) =>
      flat(
        id,
        fieldTokens(
          [
            [NOTICE_WEIGHT.title, [title]],
            [NOTICE_WEIGHT.body, [textOf(body)]],
          ],
          cutter,
        ),
        (token, noticeId, weight) => ({ token, noticeId, weight }),
      ),
    ),
    suggestions: suggestions(searchable),
    words: vocabulary(searchable, own, cutter),
  };
}
