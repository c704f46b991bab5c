import { type Answers, OUTSIDE, type Question, REGION, type When } from "./model.js";

/** `undefined`: not known yet. */
export type Truth = boolean | undefined;

const all = (list: readonly Truth[]): Truth => (list.includes(false) ? false : list.includes(undefined) ? undefined : true);
const any = (list: readonly Truth[]): Truth => (list.includes(true) ? true : list.includes(undefined) ? undefined : false);

/** The digits that a region shares with everything below it: 440300 → 4403, 440305001000 → 440305001. */
const ownDigits = (code: string): string => (code.length > 6 ? code.replace(/000$/, "") : code.replace(/(?:00)+$/, ""));

/** Whether one region is the other or lies in it; not known of a region above it. */
function lies(code: string, within: string): Truth {
  const digits = ownDigits(within);
  if (code.startsWith(digits)) return true;
  return digits.startsWith(ownDigits(code)) ? undefined : false;
}

const inverse = (value: Truth): Truth => (value === undefined ? undefined : !value);

function holds(fact: string, options: readonly string[], questions: ReadonlyMap<string, Question>, answers: Answers): Truth {
  if (fact === REGION || fact === OUTSIDE) {
    const region = answers[REGION];
    const inside = region === undefined ? undefined : any(options.map((code) => lies(region, code)));
    return fact === REGION ? inside : inverse(inside);
  }
  const answer = answers[fact];
  const question = questions.get(fact);
  if (!question) return false;
  const asked = question.when === undefined ? true : truth(question.when, questions, answers);
  return all([asked, answer === undefined ? undefined : options.includes(answer)]);
}

/** Whether a condition holds with what is known so far. More answers never make it unknown again. */
export const truth = (when: When, questions: ReadonlyMap<string, Question>, answers: Answers): Truth =>
  any(when.map((facts) => all(Object.entries(facts).map(([fact, options]) => holds(fact, options, questions, answers)))));

/** The facts that a condition names, and those on which its questions depend. */
export function factsOf(when: When, questions: ReadonlyMap<string, Question>): Set<string> {
  const named = new Set<string>();
  const add = (condition: When): void => {
    for (const fact of condition.flatMap((facts) => Object.keys(facts))) {
      if (named.has(fact)) continue;
      named.add(fact);
      add(questions.get(fact)?.when ?? []);
    }
  };
  add(when);
  return named;
}
