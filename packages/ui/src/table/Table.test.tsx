import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { serverHtml } from "../testing/index.js";
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
  const opener = screen.getByRole("button", { name: "展开 1" });
  expect(opener.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(opener);
  expect(shown()).toEqual(["1", "1.1", "2"]);
  const toggle = screen.getByRole("button", { name: "收起 1" });
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(toggle);
  expect(shown()).toEqual(["1", "2"]);
  expect(screen.getByRole("button", { name: "展开 1" }).getAttribute("aria-expanded")).toBe("false");
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

const filterable: TableColumn<Row>[] = [
  { key: "id", title: "编号", filters: ["1", "1.1", "2"].map((value) => ({ value, label: value })) },
  { key: "name", title: "事项" },
];

test("ticked boxes leave rows that fit and those above them, which open and can be folded again", () => {
  render(<Table columns={filterable} rows={rows} rowKey="id" caption="事项" childRows={(row) => row.parts} />);
  fireEvent.click(screen.getByRole("checkbox", { name: "1.1", hidden: true }));
  expect(shown()).toEqual(["1", "1.1"]);
  expect(document.querySelector("details")!.dataset["ticked"]).toBe("1");
  expect([...document.querySelectorAll("[role=status]")].at(-1)!.textContent).toBe("筛选后有 2 行");
  fireEvent.click(screen.getByRole("button", { name: "收起 1" }));
  expect(shown()).toEqual(["1"]);
  fireEvent.click(screen.getByRole("checkbox", { name: "2", hidden: true }));
  fireEvent.click(screen.getByRole("checkbox", { name: "1.1", hidden: true }));
  expect(shown()).toEqual(["2"]);
});

test("filters held by their owner only ask", () => {
  const onFiltersChange = vi.fn();
  render(<Table columns={filterable} rows={rows} rowKey="id" caption="事项" filters={{ id: ["2"] }} onFiltersChange={onFiltersChange} />);
  expect(shown()).toEqual(["2"]);
  fireEvent.click(screen.getByRole("checkbox", { name: "2", hidden: true }));
  expect(onFiltersChange.mock.calls).toEqual([[{ id: [] }]]);
  expect(shown()).toEqual(["2"]);
});

test("a slot draws the cells of columns that are plain data; one that is not there is a mistake that says so", () => {
  const plain: TableColumn<Row>[] = [{ key: "name", title: "事项", scopedSlots: { customRender: "loud" } }];
  render(<Table columns={plain} rows={rows} rowKey="id" caption="事项" slots={{ loud: ({ name }) => `${name}！` }} />);
  expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(["身份证！", "护照！"]);
  expect(() => serverHtml(<Table columns={plain} rows={rows} rowKey="id" caption="事项" />)).toThrow(
    'Table: column "name" is drawn by the slot "loud", which is not there',
  );
});

test("onlyMinWidth leaves the width aside, and needs a least width", () => {
  const column: TableColumn<Row> = { key: "name", title: "事项", width: "20%", minWidth: 224 };
  const classesOf = (given: TableColumn<Row>) => {
    const { container, unmount } = render(<Table columns={[given]} rows={[]} rowKey="id" caption="事项" />);
    const names = container.querySelector("th")!.className.split(" ");
    unmount();
    return names;
  };
  const both = classesOf(column);
  const only = classesOf({ ...column, onlyMinWidth: true });
  expect([both.length - only.length, only.every((name) => both.includes(name))]).toEqual([1, true]);
  expect(() => serverHtml(<Table columns={[{ key: "name", title: "事项", onlyMinWidth: true }]} rows={[]} rowKey="id" caption="事项" />)).toThrow(
    'Table: column "name" has onlyMinWidth and no minWidth',
  );
});

test("a ref gives the table", () => {
  const ref = { current: null as HTMLTableElement | null };
  render(<Table ref={ref} columns={columns} rows={rows} rowKey="id" caption="事项" />);
  expect(ref.current?.tagName).toBe("TABLE");
});

const many = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: String(index), name: `第${index}村` }));
const drawn = () => [...document.querySelectorAll<HTMLElement>("tbody tr[aria-rowindex]")];

const rowCount = () => document.querySelector("table")!.getAttribute("aria-rowcount");

test("of a long table only the rows in sight are drawn, all are counted, and paper gets every one", async () => {
  render(<Table columns={columns} rows={many(800)} rowKey="id" caption="村" />);
  expect(drawn().length).toBeLessThan(20);
  expect(rowCount()).toBe("-1");
  await waitFor(() => expect(rowCount()).toBe("801"));
  await waitFor(() => expect(drawn().length).toBeGreaterThan(20));
  expect(drawn().length).toBeLessThan(80);
  expect(drawn().map((row) => Number(row.getAttribute("aria-rowindex")))).toEqual(drawn().map((_, index) => index + 2));
  expect(drawn()[0]!.firstElementChild!.textContent).toBe("0");
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(drawn()).toHaveLength(800);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(drawn().length).toBeLessThan(80);
});

test("a long table scrolled draws other rows, and keeps the one with the focus", async () => {
  const tree: Row[] = many(800).map((row) => ({ ...row, parts: [{ id: `${row.id}.1`, name: "组" }] }));
  const { container } = render(<Table columns={columns} rows={tree} rowKey="id" caption="村" childRows={(row) => row.parts} />);
  await waitFor(() => expect(rowCount()).toBe("801"));
  const toggle = container.querySelector<HTMLElement>('[aria-rowindex="5"] button')!;
  act(() => toggle.focus());
  vi.spyOn(HTMLTableSectionElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -20_000, 600, 38_400));
  act(() => void window.dispatchEvent(new Event("scroll")));
  const indices = drawn().map((row) => Number(row.getAttribute("aria-rowindex")));
  expect(indices[0]).toBe(5);
  expect(indices[1]).toBeGreaterThan(400);
  expect(document.activeElement).toBe(toggle);
  expect(container.querySelectorAll("tbody tr[aria-hidden=true]")).toHaveLength(3);
  fireEvent.click(toggle);
  await waitFor(() => expect(rowCount()).toBe("802"));
});

test("500 rows are drawn whole", () => {
  render(<Table columns={columns} rows={many(500)} rowKey="id" caption="村" />);
  expect(document.querySelectorAll("tbody tr")).toHaveLength(500);
  expect(document.querySelector("[aria-rowcount], [aria-rowindex]")).toBeNull();
});
