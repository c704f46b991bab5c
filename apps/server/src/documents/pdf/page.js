// @ts-check
import { BOLD, REGULAR } from "./fonts.js";
import { linesOf } from "./lines.js";

/** @typedef {import("../outline").Outline} Outline */
/** @typedef {PDFKit.PDFStructureElement} Element */
/** What elements may say of themselves; the types of pdfkit lack some. @typedef {{ title?: string, alt?: string, bbox?: number[], scope?: "Row" | "Column" }} ElementOptions */
/** @typedef {{ font?: string, size?: number, color?: string, leading?: number }} Style */

/** Points. A4 is 595 × 842. */
export const PAGE = { width: 595.28, height: 841.89, left: 56, top: 64, bottom: 62 };
export const INNER = PAGE.width - 2 * PAGE.left;
/** Contrast on white is at least 7:1. */
export const INK = { text: "#1b2026", muted: "#4c5561", brand: "#0a4a9c", line: "#b9c2cf", soft: "#f1f4f9" };
/** The printers' mark for a character that no font has. */
const MISSING = "〓";

/** A document that grows downwards: where the next line goes, when a page ends, what is content and what only decoration. */
export class Page {
  /**
   * @param {PDFKit.PDFDocument} file
   * @param {Element} root
   * @param {Outline} outline
   */
  constructor(file, root, outline) {
    this.file = file;
    this.root = root;
    this.outline = outline;
    this.y = PAGE.top;
  }

  get rest() {
    return PAGE.height - PAGE.bottom - this.y;
  }

  get full() {
    return PAGE.height - PAGE.bottom - PAGE.top;
  }

  breakPage() {
    this.file.addPage();
    this.y = PAGE.top;
  }

  /** Begins a new page where less than `height` is left. @param {number} height */
  need(height) {
    if (this.rest < height && this.y > PAGE.top) this.breakPage();
  }

  /** An element under `parent`. @param {string} type @param {Element} [parent] @param {ElementOptions} [options] */
  element(type, parent = this.root, options = {}) {
    const element = this.file.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws content of an element. @param {Element} element @param {string} type @param {() => void} work */
  inside(element, type, work) {
    const content = this.file.markStructureContent(type);
    work();
    this.file.endMarkedContent();
    element.add(content);
  }

  /** Draws what programs that read aloud leave out. @param {() => void} work @param {"Layout" | "Pagination"} [type] */
  decorate(work, type = "Layout") {
    this.file.markContent("Artifact", { type });
    work();
    this.file.endMarkedContent();
  }

  /** @param {string} text @param {number} width @param {Style} style */
  lines(text, width, { font = REGULAR, size = 10.5 }) {
    return linesOf(this.file, { font, size, width }, text);
  }

  /** One line at a place; `y` is its upper edge. @param {string} line @param {number} x @param {number} y @param {Style} style */
  write(line, x, y, { font = REGULAR, size = 10.5, color = INK.text }) {
    if (!line) return;
    const { file } = this;
    file.font(font).fontSize(size).fillColor(color);
    const { font: face } = /** @type {{ font: { hasGlyphForCodePoint: (code: number) => boolean } }} */ (/** @type {unknown} */ (Reflect.get(file, "_font")));
    let at = x;
    for (const { text, missing } of runs(line, (code) => face.hasGlyphForCodePoint(code))) {
      if (missing) file.markContent("Span", { actual: text });
      const shown = missing ? MISSING : text;
      file.text(shown, at, y, { lineBreak: false });
      if (missing) file.endMarkedContent();
      at += file.widthOfString(shown);
    }
  }

  /**
   * Text that flows over pages, as content of one element.
   * @param {Element} element @param {string} type @param {string} text
   * @param {Style & { x?: number, width?: number, after?: number }} [style]
   */
  flow(element, type, text, { x = PAGE.left, width = INNER, after = 6, leading = 17, ...style } = {}) {
    for (const line of this.lines(text, width, style)) {
      this.need(leading);
      this.inside(element, type, () => this.write(line, x, this.y, style));
      this.y += leading;
    }
    this.y += after;
  }

  /** Head and foot of every page, when their number is known. */
  finish() {
    const { file, outline } = this;
    const { start, count } = file.bufferedPageRange();
    for (let index = start; index < start + count; index++) {
      file.switchToPage(index);
      this.decorate(() => {
        const small = { size: 8.5, color: INK.muted };
        this.write(outline.site, PAGE.left, 30, small);
        this.right(outline.title, 30, small);
        this.rule(46, INK.brand, 1);
        this.rule(PAGE.height - 46, INK.line, 0.5);
        this.write(outline.foot, PAGE.left, PAGE.height - 40, small);
        const sheet = outline.lang === "zh-Hant" ? "頁" : "页";
        this.right(`第 ${index - start + 1} ${sheet}，共 ${count} ${sheet}`, PAGE.height - 40, small);
      }, "Pagination");
    }
  }

  /** A line that ends at the right edge, cut to half the width. @param {string} text @param {number} y @param {Style} style */
  right(text, y, style) {
    const [line = ""] = this.lines(text, INNER / 2, style);
    this.file.font(style.font ?? REGULAR).fontSize(style.size ?? 10.5);
    this.write(line, PAGE.left + INNER - this.file.widthOfString(line), y, style);
  }

  /** @param {number} y @param {string} color @param {number} width */
  rule(y, color, width) {
    this.file
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + INNER, y)
      .lineWidth(width)
      .stroke(color);
  }

  /** An entry of the list of contents beside the pages. @param {string} title */
  bookmark(title) {
    this.file.outline.addItem(title);
  }
}

/** @param {string} line @param {(code: number) => boolean} known @returns {{ text: string, missing: boolean }[]} */
function runs(line, known) {
  /** @type {{ text: string, missing: boolean }[]} */
  const found = [];
  for (const sign of line) {
    const missing = !known(sign.codePointAt(0) ?? 0);
    const last = found.at(-1);
    if (last && !missing && !last.missing) last.text += sign;
    else found.push({ text: sign, missing });
  }
  return found;
}

export { BOLD, REGULAR };
