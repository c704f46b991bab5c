import { expect, test } from "vitest";
import type { TableColumn } from "./columns.js";
import { filterRows, type TableFilters } from "./filterRows.js";

type Row = { id: string; need: string; kind: string; children?: Row[] };
const rows: Row[] = [
  { id: "a", need: "必要", kind: "证件", children: [{ id: "a1", need: "免提交", kind: "证件", children: [{ id: "a1x", need: "必要", kind: "表格" }] }] },
  { id: "b", need: "免提交", kind: "证件" },
];
const columns: TableColumn<Row>[] = [
  { key: "need", title: "要求" },
  { key: "kind", title: "种类", onFilter: (value, row) => row.kind.startsWith(value) },
];
const view = (ticked: TableFilters) => {
  const found = filterRows(rows, "id", columns, (row) => row.children, ticked);
  return found && [[...found.kept].map((row) => row.id).toSorted(), found.above.toSorted()];
};

test("nothing ticked filters nothing", () => {
  expect(view({})).toBeUndefined();
  expect(view({ need: [] })).toBeUndefined();
});

test("what fits stays, with the rows above it; those are named so that they can be opened", () => {
  expect(view({ need: ["免提交"] })).toEqual([["a", "a1", "b"], ["a"]]);
  expect(view({ kind: ["表"] })).toEqual([
    ["a", "a1", "a1x"],
    ["a", "a1"],
  ]);
});

test("values of one column add up, columns narrow each other", () => {
  expect(view({ need: ["必要", "免提交"], kind: ["证"] })).toEqual([["a", "a1", "b"], ["a"]]);
  expect(view({ need: ["没有"] })).toEqual([[], []]);
});
