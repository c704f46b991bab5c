// @ts-check
import { encode } from "uqr";
import { drawForm, drawSignatures } from "./form.js";
import { BOLD, INK, INNER, PAGE } from "./page.js";
import { drawFacts, drawTable } from "./table.js";

/** @typedef {import("../outline").Outline} Outline */
/** @typedef {import("../outline").OutlineBlock} OutlineBlock */
/** @typedef {import("./page.js").Page} Page */

const QR = 84;

/** The title with what it is about; the code of the live page at its right. @param {Page} page @param {Outline} outline */
export function drawTitle(page, { title, about, lead, live, mark }) {
  const top = page.y;
  const width = live ? INNER - QR - 20 : INNER;
  page.flow(page.element("H1"), "H1", title, { font: BOLD, size: 20, width, leading: 28, after: 2, color: INK.text });
  if (about) page.flow(page.element("P"), "P", about, { size: 9.5, width, leading: 15, color: INK.muted });
  if (mark) page.flow(page.element("P"), "P", mark, { font: BOLD, size: 11, width, leading: 18, color: "#9b1c1c" });
  if (lead) page.flow(page.element("P"), "P", lead, { width, after: 4 });
  if (!live) return;
  const x = PAGE.left + INNER - QR;
  const figure = page.element("Figure", page.root, { alt: live.alt, bbox: [x, top, x + QR, top + QR] });
  page.inside(figure, "Figure", () => drawCode(page.file, live.url, x, top));
  const caption = page.element("P");
  let y = top + QR + 3;
  for (const line of page.lines(live.caption, QR, { size: 8 })) {
    page.inside(caption, "P", () => page.write(line, x, y, { size: 8, color: INK.muted }));
    y += 11;
  }
  page.y = Math.max(page.y, y + 4);
}

/** @param {PDFKit.PDFDocument} file @param {string} url @param {number} x @param {number} y */
function drawCode(file, url, x, y) {
  const { data, size } = encode(url, { ecc: "M", border: 0 });
  const unit = QR / size;
  data.forEach((row, down) =>
    row.forEach((dark, across) => {
      // A hair wider than a unit, so that no light line shows between two.
      if (dark) file.rect(x + across * unit, y + down * unit, unit + 0.05, unit + 0.05);
    }),
  );
  file.fill("#000000");
}

/** @param {Page} page @param {OutlineBlock} block */
export function drawBlock(page, block) {
  switch (block.type) {
    case "heading":
      return drawHeading(page, block.level, block.text);
    case "p":
      return page.flow(page.element("P"), "P", block.text, block.muted ? { size: 9.5, leading: 15, color: INK.muted } : {});
    case "ul":
    case "ol":
      return drawList(page, block.items, block.type === "ol");
    case "facts":
      return drawFacts(page, block.label, block.rows);
    case "table":
      return drawTable(page, block);
    case "form":
      return drawForm(page, block);
    case "signatures":
      return drawSignatures(page, block.items);
  }
}

/** Never alone at the foot of a page. @param {Page} page @param {2 | 3} level @param {string} text */
function drawHeading(page, level, text) {
  page.y += level === 2 ? 10 : 4;
  page.need(level === 2 ? 70 : 50);
  if (level === 2) {
    page.bookmark(text);
    page.decorate(() => page.file.rect(PAGE.left, page.y + 4, 3.5, 14).fill(INK.brand));
    page.flow(page.element("H2"), "H2", text, { font: BOLD, size: 14, x: PAGE.left + 11, width: INNER - 11, leading: 20 });
  } else page.flow(page.element("H3"), "H3", text, { font: BOLD, size: 11, leading: 18, after: 2 });
}

const INDENT = 18;

/** @param {Page} page @param {readonly string[]} items @param {boolean} numbered */
function drawList(page, items, numbered) {
  const list = page.element("L");
  items.forEach((text, index) => {
    const item = page.element("LI", list);
    page.need(17);
    const label = page.element("Lbl", item);
    page.inside(label, "Lbl", () => page.write(numbered ? `${index + 1}.` : "•", PAGE.left + 2, page.y, {}));
    page.flow(page.element("LBody", item), "LBody", text, { x: PAGE.left + INDENT, width: INNER - INDENT, after: 2 });
  });
  page.y += 4;
}
