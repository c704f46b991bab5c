import { expect, test } from "vitest";
import { patternsOf } from "./words";

test.each([
  ["", ["%%", "%%", "%%"]],
  ["天河", ["%天河%", "%%", "%%"]],
  ["  天河　政务 ", ["%天河%", "%政务%", "%%"]],
  ["A3 馆", ["%a3%", "%馆%", "%%"]],
  ["a b c d", ["%a%", "%b%", "%c%"]],
  ["100%_!", ["%100!%!_!!%", "%%", "%%"]],
])("“%s”", (keyword, patterns) => expect(Object.values(patternsOf(keyword))).toEqual(patterns));
