// @ts-check
import { BOLD, INK, INNER, PAGE, REGULAR } from "./page.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {PDFKit.PDFStructureElement} Element */
/**
 * A cell to draw. `least`: lines that it is high at least. `scope`: of a cell that names its row or column.
 * @typedef {{ text: string, width: number, scope?: "Row" | "Column" | undefined, least?: number }} Cell
 */

const SIZE = 9.5;
const LEADING = 15;
const PAD = { x: 6, y: 4 };

const styleOf = (/** @type {Cell} */ { scope }) => ({ font: scope === "Column" ? BOLD : REGULAR, size: SIZE, color: INK.text });

/**
 * One row with borders. A row that is higher than the rest of the page begins a new one (`onBreak` repeats the head there); one that is
 * higher than a page goes on over it.
 * @param {Page} page @param {Element} table @param {readonly Cell[]} cells @param {() => void} [onBreak]
 */
export function drawRow(page, table, cells, onBreak) {
  const row = page.element("TR", table);
  const drawn = cells.map((cell) => ({
    cell,
    lines: page.lines(cell.text, cell.width - 2 * PAD.x, styleOf(cell)),
    element: page.element(cell.scope ? "TH" : "TD", row, cell.scope ? { scope: cell.scope } : {}),
  }));
  const high = Math.max(...drawn.map(({ lines, cell }) => Math.max(lines.length, cell.least ?? 1)));
  const height = high * LEADING + 2 * PAD.y;
  const newPage = () => {
    page.breakPage();
    onBreak?.();
  };
  if (height > page.rest && height <= page.full - 40) newPage();
  for (let from = 0; from < high;) {
    const room = Math.floor((page.rest - 2 * PAD.y) / LEADING);
    if (room < 1) {
      newPage();
      continue;
    }
    const taken = Math.min(room, high - from);
    const tall = taken * LEADING + 2 * PAD.y;
    page.decorate(() => drawBoxes(page, cells, tall));
    let x = PAGE.left;
    for (const { cell, lines, element } of drawn) {
      lines.slice(from, from + taken).forEach((line, index) => {
        const y = page.y + PAD.y + index * LEADING;
        page.inside(element, cell.scope ? "TH" : "TD", () => page.write(line, x + PAD.x, y, styleOf(cell)));
      });
      x += cell.width;
    }
    page.y += tall;
    from += taken;
  }
}

/** @param {Page} page @param {readonly Cell[]} cells @param {number} height */
function drawBoxes(page, cells, height) {
  let x = PAGE.left;
  for (const { width, scope } of cells) {
    if (scope) page.file.rect(x, page.y, width, height).fill(INK.soft);
    page.file.rect(x, page.y, width, height).lineWidth(0.5).stroke(INK.line);
    x += width;
  }
}

/** @param {Page} page @param {string} label @param {readonly (readonly [string, string])[]} rows */
export function drawFacts(page, label, rows) {
  const table = page.element("Table", page.root, { title: label });
  for (const [name, value] of rows)
    drawRow(page, table, [
      { text: name, width: 120, scope: "Row" },
      { text: value, width: INNER - 120 },
    ]);
  page.y += 8;
}

/** @param {Page} page @param {Extract<import("../outline").OutlineBlock, { type: "table" }>} block */
export function drawTable(page, { label, columns, rows }) {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (INNER * share) / all);
  const table = page.element("Table", page.root, { title: label });
  const heads = columns.map(({ title }, index) => ({ text: title, width: widths[index] ?? 0, scope: /** @type {const} */ ("Column") }));
  page.need(60);
  drawRow(page, table, heads);
  const again = () => page.decorate(() => drawHeads(page, heads));
  for (const row of rows)
    drawRow(
      page,
      table,
      row.map((text, index) => ({ text, width: widths[index] ?? 0, scope: index === 0 ? /** @type {const} */ ("Row") : undefined })),
      again,
    );
  page.y += 8;
}

/** The head once more on the next page: to look at only. @param {Page} page @param {readonly Cell[]} heads */
function drawHeads(page, heads) {
  const lines = heads.map((head) => page.lines(head.text, head.width - 2 * PAD.x, styleOf(head)));
  const height = Math.max(...lines.map(({ length }) => length)) * LEADING + 2 * PAD.y;
  drawBoxes(page, heads, height);
  let x = PAGE.left;
  heads.forEach((head, at) => {
    lines[at]?.forEach((line, index) => page.write(line, x + PAD.x, page.y + PAD.y + index * LEADING, styleOf(head)));
    x += head.width;
  });
  page.y += height;
}
