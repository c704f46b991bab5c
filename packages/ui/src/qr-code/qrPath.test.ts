import { assert, property, webUrl } from "fast-check";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrPath } from "./qrPath.js";

/** Paints the path again, module by module. */
function paint({ path, size }: ReturnType<typeof qrPath>): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) for (let at = 0; at < Number(run); at++) grid[Number(y)]![Number(x) + at] = true;
  return grid;
}

test("draws every dark module and no other", () => {
  assert(
    property(webUrl(), (url) => {
      expect(paint(qrPath(url))).toEqual(encode(url, { ecc: "M", border: 4 }).data);
    }),
    { numRuns: 20 },
  );
});

test("keeps four modules of quiet on each side", () => {
  const grid = paint(qrPath("https://example.org"));
  const edge = [...grid.slice(0, 4), ...grid.slice(-4), ...grid.map((row) => [...row.slice(0, 4), ...row.slice(-4)])];
  expect(edge.flat().some(Boolean)).toBe(false);
  expect(grid[4]?.[4]).toBe(true);
});
