import type { Part, Rules, When } from "@onehall/rules";
import { array, description, type InferOutput, minLength, optional, picklist, pipe, regex, strictObject, string } from "valibot";
import type { Path } from "./document";
import { type factsField, type SharedFacts, toQuestion, when } from "./facts";
import { distinct, line, prose, sentence, slug, whole } from "./shapes";

/** Ways to hand something in. */
export const CHANNELS = ["窗口办理", "网上办理", "自助终端办理", "邮寄办理"] as const;

/** Units of limits. */
export const UNITS = ["工作日", "自然日", "个月", "年"] as const;

/** The article of a law. */
export const article = pipe(string(), regex(/^第[一二三四五六七八九十百千零〇]+[条章款]/u, "应为“第十一条”这样的写法"), description("“第十一条”这样的写法"));

/** A limit as the law or the authority says it. */
const limit = strictObject({ days: whole(1, 400), unit: picklist(UNITS), from: line(20, 2), law: optional(line(80, 2)), article: optional(article) });

/** The limits in their own units. `statutory` and `promised` stay the same in working days, by which lists sort and dates are counted. */
export const termField = strictObject({ statutory: optional(limit), promised: optional(limit) });
export type Term = InferOutput<typeof termField>;

/** What people get. */
export const resultField = strictObject({
  name: line(60, 2),
  type: picklist(["证照", "批文", "证明", "其他"]),
  delivery: pipe(array(line(20, 2)), minLength(1, "至少写 1 种")),
});

const caseField = strictObject({
  when,
  visits: optional(whole(0, 3)),
  visitReason: optional(prose),
  promised: optional(whole(0, 400)),
  term: optional(termField),
  channels: optional(distinct(CHANNELS, 1)),
  result: optional(resultField),
});

/** What is otherwise in some cases, of that which a task has only once. */
export const casesField = pipe(array(caseField), description("见“条件”"));
export type TaskCase = InferOutput<typeof caseField>;

/** Combinations of answers for which the task is not the right one. */
export const stopsField = pipe(array(strictObject({ when, text: sentence, instead: optional(slug) })), description("见“条件”"));

/** What a task writes of its conditions. */
type Written = {
  facts: InferOutput<typeof factsField>;
  stops: InferOutput<typeof stopsField>;
  cases: readonly TaskCase[];
} & Readonly<Record<"materials" | "fees" | "steps" | "conditions" | "refusalCases", readonly { when?: When | undefined }[]>>;

/** Lists of a task whose entries may have a condition. */
const LISTS = ["materials", "conditions", "fees", "steps", "refusalCases"] as const;

/** The id of an entry of a list of the task. */
export const partId = (list: (typeof LISTS)[number] | "cases", index: number): string => `${list}.${index}`;

/** The path in the front matter of a part. */
export const partPath = (id: string): Path => id.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const setBy = ({ when: _when, ...values }: TaskCase): string[] => Object.keys(values);

/** The conditions of a task in one form, for the evaluator. */
export function taskRules(task: Written, shared: SharedFacts, say: (path: Path, text: string) => void): Rules {
  const parts: Part[] = LISTS.flatMap((list) => task[list].flatMap((entry, index) => (entry.when ? [{ id: partId(list, index), when: entry.when }] : [])));
  return {
    questions: task.facts.map((fact, index) => toQuestion(fact, shared, (path, text) => say(["facts", index, ...path], text))),
    parts: [...parts, ...task.cases.map((one, index) => ({ id: partId("cases", index), when: one.when, sets: setBy(one) }))],
    stops: task.stops.map(({ instead, ...stop }) => ({ ...stop, ...(instead === undefined ? {} : { instead }) })),
  };
}
