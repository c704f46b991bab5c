import type { Block } from "@onehall/api";
import type { Nodes, Paragraph, Parent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Source } from "./document";
import type { Problem } from "./problems";
import { validateText } from "./validate-text";

/** A heading and what stands below it. The first section of a text has no heading: it is what comes before the first one. */
export type ProseSection = { heading: string; depth: number; line: number; blocks: Block[] };

/** Inline text without marks. Line breaks inside a paragraph vanish, as Chinese is written without spaces; between Latin words one stays. */
function inline(node: Nodes, wrong: (node: Nodes) => void): string {
  switch (node.type) {
    case "text":
      return node.value.replaceAll(/\s*\n\s*/g, (_gap, at: number) => (/\w/.test(node.value.charAt(at - 1)) ? " " : ""));
    case "strong":
    case "emphasis":
    case "paragraph":
    case "heading":
      return node.children.map((child) => inline(child, wrong)).join("");
    default:
      wrong(node);
      return "";
  }
}

const isParagraph = (node: Nodes): node is Paragraph => node.type === "paragraph";

/** One list item: a single paragraph. */
function item(node: Parent & Nodes, wrong: (node: Nodes) => void): string {
  const [only, ...more] = node.children as Nodes[];
  for (const extra of more) wrong(extra);
  if (!only || !isParagraph(only)) {
    wrong(only ?? node);
    return "";
  }
  return inline(only, wrong);
}

function block(node: RootContent, wrong: (node: Nodes) => void): Block | undefined {
  if (isParagraph(node)) return { type: "p", text: inline(node, wrong) };
  if (node.type === "list") return { type: node.ordered ? "ol" : "ul", items: node.children.map((child) => item(child, wrong)) };
  wrong(node);
  return undefined;
}

/**
 * Reads prose: headings, paragraphs and flat lists, as plain text. Anything else (HTML, links, tables, pictures, code) is a fault.
 * @param firstLine line of the file on which the text begins, from 1
 */
export function readProse(source: Source, problems: Problem[], firstLine = 1): ProseSection[] {
  const at = (node: Nodes): number => (node.position?.start.line ?? 1) + firstLine - 1;
  const wrong = (node: Nodes): void => {
    problems.push({ file: source.file, line: at(node), text: "正文只能有标题、段落和一层列表，不能有 HTML、链接、表格、图片或代码" });
  };
  source.text.split("\n").forEach((row, index) => {
    for (const text of validateText(row.trimStart())) problems.push({ file: source.file, line: index + firstLine, text });
  });
  const sections: ProseSection[] = [{ heading: "", depth: 0, line: firstLine, blocks: [] }];
  for (const node of fromMarkdown(source.text).children) {
    if (node.type === "heading") {
      sections.push({ heading: inline(node, wrong), depth: node.depth, line: at(node), blocks: [] });
      continue;
    }
    const read = block(node, wrong);
    if (read) sections.at(-1)?.blocks.push(read);
  }
  return sections;
}

/** The text of blocks on one line, for search and short answers. */
export const plainText = (blocks: readonly Block[]): string => blocks.map((part) => (part.type === "p" ? part.text : part.items.join(" "))).join(" ");
