import * as fc from "fast-check";
import { expect, test } from "vitest";
import { freeze } from "./freeze";

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));

test("every part of any JSON is frozen, and the value is the same one", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(freeze(value)).toBe(value);
      expect(isDeepFrozen(value)).toBe(true);
    }),
  );
});

test("changing a frozen answer throws", () => {
  const answer = freeze({ list: [{ name: "广州市" }] });
  expect(() => answer.list.push({ name: "深圳市" })).toThrow(TypeError);
  expect(() => Object.assign(answer.list[0] ?? {}, { name: "" })).toThrow(TypeError);
});

test("circles end, parts that were frozen already are left, other objects stay as they are", () => {
  const circle: { self?: unknown; date: Date } = { date: new Date(0) };
  circle.self = circle;
  freeze(circle);
  expect(Object.isFrozen(circle)).toBe(true);
  expect(Object.isFrozen(circle.date)).toBe(false);
});

test("a very deep answer does not exhaust the stack", () => {
  let deep: { next?: unknown } = {};
  for (let level = 0; level < 100_000; level++) deep = { next: deep };
  expect(Object.isFrozen(freeze(deep))).toBe(true);
});
