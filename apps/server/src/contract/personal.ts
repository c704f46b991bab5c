import type { Guide, PersonalAnswer } from "@onehall/api";
import { type Answers, compile, openWhen, personalGuide, REGION, waitsFor } from "@onehall/rules";
import { guidePath } from "./one-things/paths";
import { taskBySlug } from "./one-things/rows";
import type { RegionPath } from "./rows/regions";
import { tasksByIds } from "./rows/tasks";
import type { Queries } from "../data";

/** The task that an answer leads to instead; null where the region has it not. @param slug id of the task in the pack */
export async function alternativeTask(queries: Queries, line: RegionPath, slug: string | undefined): Promise<NonNullable<PersonalAnswer["stop"]>["instead"]> {
  const id = slug === undefined ? undefined : await taskBySlug(queries, slug);
  const [task] = id === undefined ? [] : await tasksByIds(queries, line, { ids: [id] });
  return task ? { taskCode: task.code, name: task.name, url: guidePath(task.kind, task.code) } : null;
}

/** What of a guide conditions are about. */
type Conditional = Pick<
  Guide,
  "rules" | "materials" | "conditions" | "fees" | "steps" | "refusalCases" | "visits" | "visitReason" | "promisedDays" | "channels" | "result" | "term"
>;

const DIFFERING = ["visits", "promisedDays", "channels", "result"] as const;

/** What a part of a guide is called on the wire: an entry of a list by its name, a case by the values that it replaces. @param part `conditions.2` */
function namesOf(guide: Conditional, part: string): Pick<NonNullable<PersonalAnswer["waits"]>[number], "list" | "name">[] {
  const [list, at] = part.split(".");
  const index = Number(at);
  switch (list) {
    case "conditions":
      return [{ list, name: guide.conditions[index] ?? "" }];
    case "refusalCases":
      return [{ list: "refusals", name: guide.refusalCases[index]?.text ?? "" }];
    case "materials":
    case "fees":
    case "steps":
      return [{ list, name: guide[list][index]?.name ?? "" }];
    default: {
      const one = guide.rules.cases[index] ?? {};
      return DIFFERING.flatMap((name) => (one[name] === undefined ? [] : [{ list: "cases", name }]));
    }
  }
}

/**
 * A guide with what the answers of one person leave of it, for every page, document and call alike. Guides without rules stay as they are.
 * One more statement, or three where the answers lead to another task. @see GUIDE-41
 */
export async function applyAnswers<G extends Conditional>(
  queries: Queries,
  line: RegionPath,
  guide: G,
  given: Answers,
): Promise<G & { personal?: PersonalAnswer }> {
  const { questions, parts } = guide.rules;
  if (questions.length + parts.length === 0) return guide;
  const answers = Object.fromEntries(
    questions.flatMap(({ id, options }) => (options.some((option) => option.id === given[id]) ? [[id, given[id] ?? ""]] : [])),
  );
  const { guide: mine, excluded, unknown, evaluation } = personalGuide(guide, line.current.code, answers);
  const { stop } = evaluation;
  // What the region alone leaves out was never this person's to bring: only what an answer took away is said.
  const elsewhere = Object.keys(answers).length === 0 ? excluded : personalGuide(guide, line.current.code, {}).excluded;
  const compiled = compile(guide.rules);
  const known = { ...answers, [REGION]: line.current.code };
  const without = <T>(all: readonly T[], those: readonly T[]): T[] => all.filter((one) => !those.includes(one));
  const byAnswer: typeof excluded = {
    materials: without(excluded.materials, elsewhere.materials),
    conditions: without(excluded.conditions, elsewhere.conditions),
    fees: without(excluded.fees, elsewhere.fees),
    steps: without(excluded.steps, elsewhere.steps),
    refusalCases: without(excluded.refusalCases, elsewhere.refusalCases),
  };
  const names = ({ materials, conditions, fees, steps, refusalCases }: typeof excluded): PersonalAnswer["excluded"] => ({
    materials: materials.map(({ name }) => name),
    conditions,
    fees: fees.map(({ name }) => name),
    steps: steps.map(({ name }) => name),
    refusals: refusalCases.map(({ text }) => text),
  });
  return {
    ...mine,
    personal: {
      answers,
      open: evaluation.open,
      next: evaluation.next ?? null,
      stop: stop ? { text: stop.text, instead: await alternativeTask(queries, line, stop.instead) } : null,
      notes: evaluation.notes,
      excluded: names(byAnswer),
      undecided: names(unknown),
      waits: evaluation.unknown.flatMap((part) => {
        const asked = waitsFor(compiled, part, known);
        const when = openWhen(compiled, part, known).map((facts) => Object.fromEntries(Object.entries(facts).map(([fact, options]) => [fact, [...options]])));
        return namesOf(guide, part).map((named) => ({ ...named, questions: asked, when }));
      }),
    },
  };
}
