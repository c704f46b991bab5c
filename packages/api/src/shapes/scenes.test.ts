import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { sceneGuideData } from "./scenes.js";

const id = "11440106U64901068G4442101001000";
const read = (answers: string | undefined) => safeParse(sceneGuideData.request, { id, ...(answers === undefined ? {} : { answers }) });

test("answers are read by question", () => {
  expect(read("why:expired, who:child,").output).toEqual({ id, answers: { why: "expired", who: "child" } });
  expect(read(undefined).output).toEqual({ id, answers: {} });
});

test.each(["why", "why:", ":expired", "why=expired", "why:expired:again", "Why:expired", Array.from({ length: 41 }, (_, index) => `q${index}:a`).join(",")])(
  "“%s” is refused",
  (answers) => expect(read(answers).success).toBe(false),
);

test("a name that every object has is an answer like any other, and changes nothing else", () => {
  const { output } = read("constructor:a,to-string:b");
  expect(output).toEqual({ id, answers: { constructor: "a", "to-string": "b" } });
  expect(Object.getPrototypeOf((output as { answers: object }).answers)).toBe(Object.prototype);
});
