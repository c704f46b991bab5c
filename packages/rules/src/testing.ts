import fc from "fast-check";
import { type Answers, type Question, REGION, type Rules, type When } from "./model.js";

const REGIONS = ["440300", "440305", "440305001000", "440100"];
const OPTIONS = ["a", "b", "c"];
const IDS = ["p", "q", "r", "s"];

const whenOf = (ids: readonly string[]): fc.Arbitrary<When> => {
  const values: Record<string, fc.Arbitrary<string[]>> = { [REGION]: fc.subarray(REGIONS, { minLength: 1 }) };
  for (const id of ids) values[id] = fc.subarray(OPTIONS, { minLength: 1 });
  return fc.array(fc.record(values, { requiredKeys: [] }) as fc.Arbitrary<Record<string, string[]>>, { minLength: 1, maxLength: 2 });
};

const questionAt = (id: string, place: number): fc.Arbitrary<Question> =>
  fc
    .record({
      stop: fc.boolean(),
      note: fc.boolean(),
      when: place === 0 ? fc.constant(undefined) : fc.option(whenOf(IDS.slice(0, place)), { nil: undefined }),
    })
    .map(({ stop, note, when }) => ({
      id,
      text: id,
      options: OPTIONS.map((option) => ({
        id: option,
        text: option,
        ...(stop && option === "c" ? { stop: `stop ${id}` } : {}),
        ...(note && option === "a" ? { note: `note ${id}` } : {}),
      })),
      ...(when ? { when } : {}),
    }));

/** Any rules: up to four questions, some asked only after certain answers, up to six parts. */
export const anyRules: fc.Arbitrary<Rules> = fc.integer({ min: 1, max: IDS.length }).chain((count) => {
  const ids = IDS.slice(0, count);
  return fc.record({
    questions: fc.tuple(...ids.map(questionAt)),
    parts: fc.array(whenOf(ids), { maxLength: 6 }).map((list) => list.map((when, index) => ({ id: `part.${index}`, when }))),
    stops: fc.array(whenOf(ids), { maxLength: 1 }).map((list) => list.map((when) => ({ text: "stop", when }))),
  });
});

/** Some answers to questions of {@link anyRules}. */
export const someAnswers: fc.Arbitrary<Answers> = fc.record(
  { [REGION]: fc.constantFrom(...REGIONS, "440000"), ...Object.fromEntries(IDS.map((id) => [id, fc.constantFrom(...OPTIONS)])) },
  { requiredKeys: [] },
);
