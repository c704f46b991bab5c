import type { SceneQuestion } from "@onehall/api";

/** Answers by question id. */
export type Answers = Readonly<Record<string, string>>;

const PAIR = /^([a-z][a-z0-9-]*):([a-z][a-z0-9-]*)$/;

/** What of an address holds answers: `answers` all so far, `answer` the one that a form adds, `answer-why` one of several in a form. */
const textsOf = (query: URLSearchParams): string[] =>
  [...query].flatMap(([name, value]) => (name === "answers" ? value.split(",") : name === "answer" || name.startsWith("answer-") ? [value] : []));

/**
 * The answers of an address: `answers=why:expired,where:home`, and `answer=why:expired` for each that a form adds.
 * Those to questions or options that there are none of are left out: an old link begins again where it is wrong.
 */
export function answersOf(query: URLSearchParams, questions: readonly SceneQuestion[]): Answers {
  const pairs = textsOf(query).flatMap((text) => {
    const [, question, option] = PAIR.exec(text) ?? [];
    return question !== undefined && option !== undefined ? [[question, option] as const] : [];
  });
  const given = new Map(pairs);
  return Object.fromEntries(
    questions.flatMap(({ id, options }) => {
      const option = given.get(id);
      return option !== undefined && options.some((one) => one.id === option) ? [[id, option]] : [];
    }),
  );
}

/** As an address carries them, in the order of the questions. */
export const answersText = (answers: Answers): string =>
  Object.entries(answers)
    .map(([question, option]) => `${question}:${option}`)
    .join(",");

export const withoutAnswer = (answers: Answers, question: string): Answers => Object.fromEntries(Object.entries(answers).filter(([id]) => id !== question));

export type GivenAnswer = { id: string; question: string; answer: string };

/** What was asked and what was said, in words. */
export const describeAnswers = (answers: Answers, questions: readonly SceneQuestion[]): GivenAnswer[] =>
  questions.flatMap(({ id, text, options }) => {
    const option = options.find((one) => one.id === answers[id]);
    return option ? [{ id, question: text, answer: option.text }] : [];
  });
