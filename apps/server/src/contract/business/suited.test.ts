import { describe, expect, test } from "vitest";
import type { PackBenefits } from "../../province/benefits";
import { ageOn, benefitsOfAge } from "./suited";

test.each([
  ["1950-11-18", "2026-11-18", 76],
  ["1950-11-19", "2026-11-18", 75],
  ["2026-11-18", "2026-11-18", 0],
])("who is born on %s is on %s %i years old", (born, today, age) => {
  expect(ageOn(born, today)).toBe(age);
});

describe("benefits of an age", () => {
  const option = (id: string) => ({ id, text: id });
  const pack = {
    questions: [{ id: "age-group", text: "多大", options: ["under-18", "under-60", "from-60"].map(option) }],
    benefits: [
      { task: "old-age", kind: "allowance", when: [{ "age-group": ["from-60"] }], also: [] },
      { task: "school", kind: "allowance", when: [{ "age-group": ["under-18"] }], also: [] },
      { task: "everybody", kind: "allowance", when: [{ "age-group": ["under-18", "under-60", "from-60"] }], also: [] },
    ],
  } as unknown as PackBenefits;

  test.each([
    [70, ["old-age"]],
    [60, ["old-age"]],
    [59, []],
    [3, ["school"]],
  ])("at %i those which not every age has: %o", (age, tasks) => {
    expect(benefitsOfAge(pack, "440106", age)).toEqual(tasks);
  });
});
