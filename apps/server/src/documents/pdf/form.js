// @ts-check
import { INK, INNER, PAGE, REGULAR } from "./page.js";
import { drawRow } from "./table.js";

/** @typedef {import("./page.js").Page} Page */

const LABEL = 92;

/** Boxes with their labels; each cell of a row gets the same width. @param {Page} page @param {Extract<import("../outline").OutlineBlock, { type: "form" }>} block */
export function drawForm(page, { label, rows }) {
  const table = page.element("Table", page.root, { title: label });
  for (const row of rows)
    drawRow(
      page,
      table,
      row.flatMap((cell) => [
        { text: cell.label, width: LABEL, scope: /** @type {const} */ ("Row") },
        { text: cell.value, width: INNER / row.length - LABEL, least: cell.lines },
      ]),
    );
  page.y += 8;
}

const LINE = 30;

/** Where one signs, in the right half, all on one page. @param {Page} page @param {readonly { label: string, value: string }[]} items */
export function drawSignatures(page, items) {
  page.y += 10;
  page.need(items.length * LINE);
  for (const { label, value } of items) {
    const text = label + value;
    page.file.font(REGULAR).fontSize(10.5);
    const x = Math.min(PAGE.left + INNER / 2, PAGE.left + INNER - page.file.widthOfString(text));
    page.inside(page.element("P"), "P", () => page.write(text, x, page.y, {}));
    const from = x + page.file.widthOfString(label) + 4;
    if (!value)
      page.decorate(() =>
        page.file
          .moveTo(from, page.y + 16)
          .lineTo(PAGE.left + INNER, page.y + 16)
          .lineWidth(0.6)
          .stroke(INK.muted),
      );
    page.y += LINE;
  }
}
