import { type Answers, type Question, REGION, type Rules, type Stop, UNSURE, type When } from "./model.js";
import { factsOf, type Truth, truth } from "./truth.js";

/** What the answers of one person come to. */
export type Evaluation = {
  /** Ids of parts that apply. */
  applies: string[];
  /** Ids of parts that do not. */
  excluded: string[];
  /** Ids of parts that open questions decide. */
  unknown: string[];
  /** Why the task is not the right one: the first reason. Nothing is asked any more. */
  stop: { text: string; instead?: string } | undefined;
  /** What to watch for with these answers. */
  notes: string[];
  /** Ids of questions that still change something, in their order. */
  open: string[];
  /** The one of them that decides most of what is unknown. */
  next: string | undefined;
};

/** Everything that answers decide, and what decides it. */
type Item = { when: When; facts: ReadonlySet<string> };

/** Rules with what every evaluation of them needs; made once for many evaluations. */
export type Compiled = {
  questions: ReadonlyMap<string, Question>;
  parts: readonly (Item & { id: string })[];
  stops: readonly (Item & Stop)[];
  notes: readonly (Item & { text: string })[];
  items: readonly Item[];
};

/** Prepares rules for {@link evaluate}. */
export function compile(rules: Rules): Compiled {
  const questions = new Map(rules.questions.map((question) => [question.id, question]));
  const item = <T extends { when: When }>(of: T): T & Item => ({ ...of, facts: factsOf(of.when, questions) });
  const options = rules.questions.flatMap(({ id, options: list }) => list.map((option) => ({ ...option, when: [{ [id]: [option.id] }] })));
  const parts = rules.parts.map(item);
  const stops = [
    ...options.flatMap(({ stop, instead, when }) => (stop === undefined ? [] : item({ text: stop, when, ...(instead === undefined ? {} : { instead }) }))),
    ...rules.stops.map(item),
  ];
  const notes = options.flatMap(({ note, when }) => (note === undefined ? [] : item({ text: note, when })));
  return { questions, parts, stops, notes, items: [...parts, ...stops, ...notes] };
}

/** How many of the unknown items an answer decides, on the average of the options of a question. A stop decides them all. */
function weight({ id, options }: Question, unknown: readonly Item[], { questions, stops }: Compiled, answers: Answers): number {
  const decided = options.map((option) => {
    const given = { ...answers, [id]: option.id };
    if (stops.some(({ when, facts }) => facts.has(id) && truth(when, questions, given) === true)) return unknown.length;
    return unknown.filter(({ when, facts }) => facts.has(id) && truth(when, questions, given) !== undefined).length;
  });
  return decided.reduce((sum, count) => sum + count, 0) / options.length;
}

/** Answers that exist; anything else is as if it had not been given. */
const known = (questions: ReadonlyMap<string, Question>, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([fact, value]) => fact === REGION || questions.get(fact)?.options.some((option) => option.id === value) === true),
  );

/**
 * Which parts apply with these answers, which do not, and what to ask next. Pure; the order of answers does not matter, and one answer more never makes
 * unknown what was known. Answers to questions or with options that there are none of count as not given; {@link UNSURE} as not given and not to be asked.
 */
export function evaluate(rules: Rules | Compiled, given: Answers): Evaluation {
  const compiled = "items" in rules ? rules : compile(rules);
  const { questions, parts, stops, notes, items } = compiled;
  const answers = known(questions, given);
  const now = ({ when }: Item): Truth => truth(when, questions, answers);
  const idsOf = (value: Truth): string[] => parts.flatMap((part) => (now(part) === value ? [part.id] : []));
  const stop = stops.find((one) => now(one) === true);
  const unknown = items.filter((item) => now(item) === undefined);
  const open = stop
    ? []
    : [...questions.values()].filter(
        ({ id, when }) =>
          answers[id] === undefined &&
          given[id] !== UNSURE &&
          (when === undefined || truth(when, questions, answers) === true) &&
          unknown.some(({ facts }) => facts.has(id)),
      );
  let next: string | undefined;
  let most = -1;
  for (const question of open) {
    const decides = open.length === 1 ? 0 : weight(question, unknown, compiled, answers);
    if (decides > most) [most, next] = [decides, question.id];
  }
  return {
    applies: idsOf(true),
    excluded: idsOf(false),
    unknown: idsOf(undefined),
    stop: stop && { text: stop.text, ...(stop.instead === undefined ? {} : { instead: stop.instead }) },
    notes: notes.flatMap((note) => (now(note) === true ? [note.text] : [])),
    open: open.map(({ id }) => id),
    next,
  };
}

/** What is still open of the condition of a part that is unknown: the alternatives that may yet hold, without the facts that are known. */
export function openWhen({ questions, parts }: Compiled, part: string, given: Answers): When {
  const answers = known(questions, given);
  const alternatives = parts.find(({ id }) => id === part)?.when ?? [];
  return alternatives.flatMap((facts) => {
    if (truth([facts], questions, answers) !== undefined) return [];
    return [Object.fromEntries(Object.entries(facts).filter(([fact, options]) => truth([{ [fact]: options }], questions, answers) !== true))];
  });
}

/** Ids of the questions without an answer, {@link UNSURE} included, that a part which is unknown still waits for; in the order of the questions. */
export function waitsFor({ questions, parts }: Compiled, part: string, given: Answers): string[] {
  const answers = known(questions, given);
  const alternatives = parts.find(({ id }) => id === part)?.when ?? [];
  const alive = alternatives.filter((facts) => truth([facts], questions, answers) === undefined);
  const named = factsOf(alive, questions);
  return [...questions.values()].flatMap(({ id, when }) =>
    named.has(id) && answers[id] === undefined && (when === undefined || truth(when, questions, answers) !== false) ? [id] : [],
  );
}
