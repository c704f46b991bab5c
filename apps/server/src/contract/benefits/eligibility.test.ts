import { type Answers, UNSURE, type When } from "@onehall/rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { PackBenefits } from "../../province/benefits";
import { guangdong } from "../../province/testing";
import { eligibility } from "./eligibility";

const COUNTY = "440106";
const pack: PackBenefits = guangdong().benefits;
const byId = new Map(pack.questions.map((question) => [question.id, question]));

/** Some answers, `unsure` among them, to some of the questions. */
const someAnswers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(pack.questions.map(({ id, options }) => [id, fc.constantFrom(...options.map((option) => option.id), UNSURE)])),
  { requiredKeys: [] },
) as fc.Arbitrary<Answers>;
/** An answer to every question. */
const allAnswers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(pack.questions.map(({ id, options }) => [id, fc.constantFrom(...options.map((option) => option.id))])),
);

/** What a condition says in plain two-valued logic, with every question answered: written apart from the evaluator. */
const plain = (when: When, answers: Answers): boolean =>
  when.some((facts) =>
    Object.entries(facts).every(([fact, options]) => {
      const asked = byId.get(fact)?.when;
      return options.includes(answers[fact] ?? "") && (asked === undefined || plain(asked, answers));
    }),
  );

const statesOf = (answers: Answers) => new Map(eligibility(pack, COUNTY, answers).entitlements.map(({ benefit, state }) => [benefit.task, state]));

test("every combination of answers that a benefit rests on decides it as plain logic does: none both applies and does not", () => {
  for (const { task, when } of pack.benefits) {
    const named = new Set(when.flatMap((facts) => Object.keys(facts)));
    for (const id of named) for (const facts of byId.get(id)?.when ?? []) for (const fact of Object.keys(facts)) named.add(fact);
    const alone: PackBenefits = {
      questions: pack.questions.filter(({ id }) => named.has(id)),
      benefits: pack.benefits.filter((one) => one.task === task).map((one) => ({ ...one, also: [] })),
    };
    let combinations: Answers[] = [{}];
    for (const id of named) combinations = combinations.flatMap((answers) => (byId.get(id)?.options ?? []).map((option) => ({ ...answers, [id]: option.id })));
    const wrong = combinations.filter((answers) => {
      const [found] = eligibility(alone, COUNTY, answers).entitlements;
      return found?.state !== (plain(when, answers) ? "applies" : "excluded") || found.waitsFor.length > 0;
    });
    expect(wrong, task).toEqual([]);
    expect(new Set(combinations.map((answers) => plain(when, answers))).size, task).toBe(2);
  }
});

test("each question changes something for some person, and each of its answers too", () => {
  for (const { id, options } of pack.questions)
    for (const option of options) {
      const rests = pack.benefits.some(({ when, also }) =>
        [when, ...also.flatMap((one) => (one.when ? [one.when] : []))].some((condition) => condition.some((facts) => facts[id] !== undefined)),
      );
      const differs = options.some(
        (other) =>
          other.id !== option.id &&
          pack.benefits.some(({ when }) => when.some((facts) => facts[id] !== undefined && facts[id]?.includes(option.id) !== facts[id]?.includes(other.id))),
      );
      expect([rests, differs], `${id} ${option.id}`).toEqual([true, true]);
    }
});

test("one answer more never takes back what is certain, and what is unsure excludes nothing", () => {
  fc.assert(
    fc.property(someAnswers, allAnswers, (some, all) => {
      const known = Object.fromEntries(Object.entries(some).filter(([, option]) => option !== UNSURE));
      const [before, plainly, after] = [statesOf(some), statesOf(known), statesOf({ ...all, ...known })];
      expect(before).toEqual(plainly);
      for (const [task, state] of before) if (state !== "maybe") expect(after.get(task), task).toBe(state);
    }),
    { numRuns: 25 },
  );
});

test("following what is asked next ends after at most eight questions, and only benefits with further conditions stay open", () => {
  fc.assert(
    fc.property(allAnswers, fc.subarray([...byId.keys()], { maxLength: 2 }), (all, unsure) => {
      let answers: Answers = {};
      for (;;) {
        const { next, open, entitlements } = eligibility(pack, COUNTY, answers);
        if (next === undefined) {
          expect(open).toEqual([]);
          for (const { state, further, waitsFor } of entitlements)
            if (state === "maybe") expect(further.length + waitsFor.filter((id) => unsure.includes(id) || byId.get(id)?.when).length).toBeGreaterThan(0);
          return;
        }
        expect(open).toContain(next);
        expect(Object.keys(answers)).not.toContain(next);
        answers = { ...answers, [next]: unsure.includes(next) ? UNSURE : (all[next] ?? "") };
        expect(Object.keys(answers).length).toBeLessThanOrEqual(8);
      }
    }),
    { numRuns: 25 },
  );
});

test("what lies in prose keeps a benefit at maybe, and a city's own age is of its region alone", () => {
  const found = (region: string, answers: Answers) => new Map(eligibility(pack, region, answers).entitlements.map((one) => [one.benefit.task, one]));
  const elder = { "age-group": "under-80", household: "here" };
  expect(found("440100", elder).get("elderly-allowance")?.state).toBe("applies");
  for (const region of ["440000", "440600"])
    expect(found(region, elder).get("elderly-allowance")).toMatchObject({ state: "maybe", waitsFor: [], further: [expect.stringContaining("70周岁")] });
  expect(found("440600", { ...elder, "age-group": "from-80" }).get("elderly-allowance")?.state).toBe("applies");
  expect(found(COUNTY, { need: "rent" }).get("public-rental-subsidy")).toMatchObject({ state: "maybe", waitsFor: [] });
  expect(found(COUNTY, { household: "away" }).get("elderly-allowance")?.state).toBe("excluded");
});
