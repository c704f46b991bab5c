import { expect, test } from "vitest";
import { flatten } from "./flatten.js";

type Row = { id: string; children?: Row[] };
const rows: Row[] = [
  { id: "a", children: [{ id: "a1", children: [{ id: "a1x" }] }, { id: "a2" }] },
  { id: "b", children: [] },
];
const view = (openKeys: string[]) =>
  flatten(rows, "id", (row) => row.children, openKeys).map(({ key, level, branch, open, folded }) => [key, level, branch, open, folded]);

test("parents stand before their children; all are there, folded below what is closed", () => {
  expect(view([])).toEqual([
    ["a", 0, true, false, false],
    ["a1", 1, true, false, true],
    ["a1x", 2, false, false, true],
    ["a2", 1, false, false, true],
    ["b", 0, false, false, false],
  ]);
});

test("an open row below a closed one stays folded", () => {
  expect(
    view(["a1"])
      .filter(([, , , , folded]) => !folded)
      .map(([key]) => key),
  ).toEqual(["a", "b"]);
  expect(view(["a", "a1"]).every(([, , , , folded]) => !folded)).toBe(true);
});

test("keys may be computed, and index counts among siblings", () => {
  expect(
    flatten(
      rows,
      (row) => `k-${row.id}`,
      (row) => row.children,
      [],
    ).map(({ key, index }) => [key, index]),
  ).toEqual([
    ["k-a", 0],
    ["k-a1", 0],
    ["k-a1x", 0],
    ["k-a2", 1],
    ["k-b", 1],
  ]);
});
