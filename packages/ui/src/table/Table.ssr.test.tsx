import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { serverHtml, renderThenHydrate } from "../testing/index.js";
import { Table, type TableColumn } from "./index.js";

type Row = { id: string; name: string; days: number; children?: Row[] };
const columns: TableColumn<Row>[] = [
  { key: "name", title: "事项" },
  { key: "days", title: <abbr title="工作日">期限</abbr>, label: "期限", align: "end", width: "20%", customRender: ({ days }) => `${days} 天` },
];
const rows: Row[] = [
  { id: "1", name: "身份证", days: 15, children: [{ id: "1.1", name: "换领", days: 10 }] },
  { id: "2", name: "护照", days: 7 },
];

test("a native table with caption, scopes and a name before each cell", async () => {
  const { container } = await renderThenHydrate(<Table columns={columns} rows={rows.slice(1)} rowKey="id" caption="热门事项" />);
  expect(container.querySelector("table > caption")?.textContent).toBe("热门事项");
  expect([...container.querySelectorAll('thead th[scope="col"]')].map((cell) => cell.textContent)).toEqual(["事项", "期限"]);
  expect(container.querySelector('tbody th[scope="row"]')?.textContent).toBe("护照");
  expect(container.querySelector("td")?.dataset["label"]).toBe("期限");
  expect(container.querySelector("td")?.textContent).toBe("7 天");
  expect(container.querySelector("[role=grid]")).toBeNull();
});

test("rows below closed ones are in the server's HTML and folded only by scripts", async () => {
  const { html, container } = await renderThenHydrate(<Table columns={columns} rows={rows} rowKey="id" caption="事项" />);
  expect(html).toContain("换领");
  expect(html).not.toContain("data-folded");
  expect([...container.querySelectorAll("tbody tr")].map((row) => row.getAttribute("data-folded"))).toEqual([null, "true", null]);
});

test("with nothing to show it says so, across all columns", async () => {
  const { container } = await renderThenHydrate(<Table columns={columns} rows={[]} rowKey="id" caption="事项" captionHidden />);
  expect(container.querySelector("td")?.colSpan).toBe(2);
  expect(container.querySelector("td")?.textContent).toBe("没有找到数据");
});

test("filters come with the scripts: without them everything is there and nothing to press", async () => {
  const { html, container } = await renderThenHydrate(
    <Table columns={[{ ...columns[0]!, filters: [{ value: "护照", label: "护照" }] }]} rows={rows} rowKey="id" caption="事项" />,
  );
  expect(html).not.toContain("<details");
  expect(container.querySelector("summary")?.textContent).toBe("筛选事项");
});

test("of a long table the server sends the first 500 rows and says so; the browser puts those in sight in their place", async () => {
  const long = Array.from({ length: 600 }, (_, index) => ({ id: String(index), name: `第${index}村`, days: 1 }));
  const { html, container } = await renderThenHydrate(<Table columns={columns} rows={long} rowKey="id" caption="村" />);
  expect(html.match(/<tr/g)).toHaveLength(1 + 500 + 1);
  expect(html).toContain("这里列出前 500 行");
  await waitFor(() => expect(container.querySelector("table")!.getAttribute("aria-rowcount")).toBe("601"));
  await waitFor(() => expect(container.querySelectorAll("tbody tr[aria-rowindex]").length).toBeLessThan(80));
  expect(container.textContent).not.toContain("这里列出前");
});

test("two columns of one key are a mistake that says so", () => {
  expect(() => serverHtml(<Table columns={[columns[0]!, columns[0]!]} rows={rows} rowKey="id" caption="事项" />)).toThrow(
    'Table: two items have the key "name"',
  );
});
