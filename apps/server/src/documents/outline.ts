/** A cell of a form: what is asked, and what is filled in. */
export type FormCell = {
  label: string;
  /** Empty in a blank form. */
  value: string;
  /** Lines to write on, from 1. */
  lines: number;
};

/** A piece of a document, in reading order. Texts are plain. */
export type OutlineBlock =
  | { type: "heading"; level: 2 | 3; text: string }
  | { type: "p"; text: string; muted?: boolean }
  | { type: "ul" | "ol"; items: readonly string[] }
  /** Facts as name and value. */
  | { type: "facts"; label: string; rows: readonly (readonly [name: string, value: string])[] }
  /** `share`: width of a column, as parts of all; the first column names its row. */
  | { type: "table"; label: string; columns: readonly { title: string; share: number }[]; rows: readonly (readonly string[])[] }
  /** Boxes to write in; each row shares the width among its cells. */
  | { type: "form"; label: string; rows: readonly (readonly FormCell[])[] }
  /** Where one signs. */
  | { type: "signatures"; items: readonly { label: string; value: string }[] };

/** A document before it is drawn as PDF or written as Markdown: the same facts for both. */
export type Outline = {
  title: string;
  /** Its language. @default "zh-CN" */
  lang?: string;
  /** Under the title: who answers for it, which version, which day. */
  about: string;
  lead: string;
  /** What stands above every page: the site. */
  site: string;
  /** What stands below every page beside its number. */
  foot: string;
  /** The live page that a QR code leads to; `alt` says so to those who cannot see it. */
  live?: { url: string; caption: string; alt: string };
  /** Printed across the title of what must not be handed in. */
  mark?: string;
  /** Day of the last change, 2026-11-03: the document says that it was made then, so that the same content is the same file. */
  date: string;
  keywords: readonly string[];
  blocks: readonly OutlineBlock[];
};
