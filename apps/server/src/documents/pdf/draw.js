// @ts-check
import PDFDocument from "pdfkit";
import { BOLD, REGULAR, fontFiles } from "./fonts.js";
import { drawBlock, drawTitle } from "./blocks.js";
import { Page } from "./page.js";

/** @typedef {import("../outline").Outline} Outline */

/**
 * An outline as PDF/UA: A4, tagged, Chinese named as its language, the font embedded with only the signs that are used.
 * @param {Outline} outline
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function draw(outline) {
  const made = new Date(`${outline.date}T00:00:00Z`);
  const file = new PDFDocument({
    size: "A4",
    margin: 0, // the page keeps its own margins: pdfkit breaks pages by itself otherwise
    bufferPages: true,
    pdfVersion: "1.7",
    subset: /** @type {PDFKit.Mixins.PDFSubsets} */ (/** @type {string} */ ("PDF/UA")), // which the types do not know yet
    tagged: true,
    lang: outline.lang ?? "zh-CN",
    displayTitle: true,
    info: {
      Title: outline.title,
      Author: outline.site,
      Subject: outline.about,
      Keywords: outline.keywords.join(", "),
      CreationDate: made,
      ModDate: made,
    },
  });
  /** @type {Promise<Uint8Array<ArrayBuffer>>} */
  const bytes = new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const parts = [];
    file.on("data", (/** @type {Buffer} */ part) => parts.push(part));
    file.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
    file.on("error", reject);
  });
  for (const [name, font] of Object.entries(fontFiles())) file.registerFont(name, font);
  file.font(BOLD).font(REGULAR);

  const root = file.struct("Document");
  file.addStructure(root);
  const page = new Page(file, root, outline);
  drawTitle(page, outline);
  for (const block of outline.blocks) drawBlock(page, block);
  root.end();
  page.finish();
  file.end();
  return bytes;
}
