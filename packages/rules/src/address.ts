import type { Answers } from "./model.js";

const PREFIX = "a.";
const ID = /^[a-z][a-z0-9-]{0,59}$/;
/** More than any guide asks; the rest of a longer address is left out. */
const MOST = 20;

/** The name of a question in an address: `a.agent`. */
export const answerName = (question: string): string => PREFIX + question;

/** The answers of an address: `a.agent=self&a.who=child`. Whether there are such questions, the guide knows. */
export function answersIn(search: URLSearchParams): Answers {
  const pairs = [...search].flatMap(([name, option]) => {
    const question = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : "";
    return ID.test(question) && ID.test(option) ? [[question, option] as const] : [];
  });
  return Object.fromEntries(pairs.slice(0, MOST));
}

/** Answers for an address, `?a.agent=self`; empty without answers. */
export function answersQuery(answers: Answers): string {
  const text = new URLSearchParams(Object.entries(answers).map(([question, option]): [string, string] => [answerName(question), option])).toString();
  return text === "" ? "" : `?${text}`;
}
