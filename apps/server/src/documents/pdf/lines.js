// @ts-check
import LineBreaker from "linebreak";

/** Widths of pieces at size 1, by font: most pieces are single Chinese characters, and there are few of them. @type {Map<string, number>} */
const widths = new Map();
const MAX_WIDTHS = 20_000;

/**
 * @param {PDFKit.PDFDocument} file with the font chosen
 * @param {string} font its name
 * @param {string} piece
 */
function widthOf(file, font, piece) {
  const key = font + piece;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (widths.size >= MAX_WIDTHS) widths.clear();
  const width = file.fontSize(1000).widthOfString(piece) / 1000;
  widths.set(key, width);
  return width;
}

/**
 * Text in lines of at most `width`, broken where Unicode allows (UAX 14: no full stop begins a line); a piece wider than that (a code, an address) is
 * broken between any two characters.
 * @param {PDFKit.PDFDocument} file
 * @param {{ font: string, size: number, width: number }} style
 * @param {string} text
 * @returns {string[]}
 */
export function linesOf(file, { font, size, width }, text) {
  file.font(font);
  const most = width / size;
  const lines = [];
  let line = "";
  let taken = 0;
  const add = (/** @type {string} */ piece, /** @type {number} */ wide) => {
    if (line && taken + wide > most) {
      lines.push(line.trimEnd());
      line = "";
      taken = 0;
    }
    line += piece;
    taken += widthOf(file, font, piece);
  };
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const piece = text.slice(from, next.position);
    from = next.position;
    const visible = widthOf(file, font, piece.trimEnd()); // a space may hang over the edge
    if (visible <= most) add(piece, visible);
    else for (const sign of piece) add(sign, widthOf(file, font, sign));
  }
  if (line || lines.length === 0) lines.push(line.trimEnd());
  return lines;
}
