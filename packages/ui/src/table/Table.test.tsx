import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Table, type TableColumn } from "./index.js";

type Row = { id: string; name: string; parts?: Row[] };
const columns: TableColumn<Row>[] = [
  { key: "id", title: "编号" },
  { key: "name", title: "事项", rowHeader: true },
];
const rows: Row[] = [
  { id: "1", name: "身份证", parts: [{ id: "1.1", name: "换领" }] },
  { id: "2", name: "护照" },
];
const shown = () => [...document.querySelectorAll("tbody tr:not([data-folded])")].map((row) => row.firstElementChild?.textContent);

afterEach(() => {
  vi.restoreAllMocks();
});

test("rows open and fold; the toggle is named after its row", () => {
  render(<Table columns={columns} rows={rows} rowKey="id" caption="事项" childRows={(row) => row.parts} />);
  expect(shown()).toEqual(["1", "2"]);
  fireEvent.click(screen.getByRole("button", { name: "展开 1" }));
  expect(shown()).toEqual(["1", "1.1", "2"]);
  const toggle = screen.getByRole("button", { name: "收起 1" });
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(toggle);
  expect(shown()).toEqual(["1", "2"]);
});

test("held by its owner it only asks", () => {
  const onOpenKeysChange = vi.fn();
  render(<Table columns={columns} rows={rows} rowKey="id" caption="事项" childRows={(row) => row.parts} openKeys={[]} onOpenKeysChange={onOpenKeysChange} />);
  fireEvent.click(screen.getByRole("button"));
  expect(onOpenKeysChange.mock.calls).toEqual([[["1"]]]);
  expect(shown()).toEqual(["1", "2"]);
});

test("levels and leaves are marked in a tree only", () => {
  const { container, rerender } = render(<Table columns={columns} rows={rows} rowKey="id" caption="事项" childRows={(row) => row.parts} />);
  expect([...container.querySelectorAll("tbody tr")].map((row) => [row.getAttribute("data-level"), row.getAttribute("data-leaf")])).toEqual([
    [null, null],
    ["1", "true"],
    [null, "true"],
  ]);
  rerender(<Table columns={columns} rows={rows} rowKey="id" caption="事项" />);
  expect(container.querySelector("[data-leaf], [data-level]")).toBeNull();
});

test("another column than the first may name the rows", () => {
  render(<Table columns={columns} rows={rows} rowKey="id" caption="事项" />);
  expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(["身份证", "护照"]);
});

test("wider than its place it can be scrolled by keyboard, under its own name", () => {
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(900);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(600);
  render(<Table columns={columns} rows={rows} rowKey="id" caption="事项" />);
  expect(screen.getByRole("region", { name: "事项" }).tabIndex).toBe(0);
});
