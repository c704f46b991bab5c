import { expect, test } from "vitest";
import { allRegions } from "../test/all-regions";
import { isTownCode } from "./town";

test.each([
  ["440106001000", true],
  ["441900003000", true],
  ["440106001001", false],
  ["440106000000", false],
  ["440000", false],
  ["440106", false],
  ["44010600100", false],
  ["4401060010000", false],
  ["", false],
])("%s → %s", (code, town) => {
  expect(isTownCode(code)).toBe(town);
});

test("every town of the province is one, nothing else is", () => {
  const wrong = allRegions().filter((region) => isTownCode(region.code) !== (region.level === "town"));
  expect(wrong).toEqual([]);
});
