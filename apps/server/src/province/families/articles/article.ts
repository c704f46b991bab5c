import type { Article } from "@onehall/api";
import { type InferOutput, strictObject } from "valibot";
import { validateShape, readYaml, type Source } from "../../document";
import type { Problem } from "../../problems";
import { splitFrontMatter } from "../../front-matter";
import { readProse } from "../../prose";
import { day, line, sentence } from "../../shapes";

const frontMatter = strictObject({ title: line(20, 2), lead: sentence, updated: day });

/** A standing page: what it is called in the address, its facts, its sections. */
export type PackArticle = InferOutput<typeof frontMatter> & Pick<Article, "key" | "sections">;

const FILE = /^articles\/([a-z][a-z-]{1,59})\.md$/;

/** Reads a standing page. Every section says something. */
export function readArticle(source: Source, problems: Problem[]): PackArticle | undefined {
  const key = FILE.exec(source.file)?.[1];
  if (!key) {
    problems.push({ file: source.file, line: 1, text: "文件名应为小写英文词，用 - 连接，例如 about-me.md" });
    return undefined;
  }
  const parts = splitFrontMatter(source, problems);
  if (!parts) return undefined;
  const reading = readYaml(parts.head, problems, parts.headLine);
  const facts = reading && validateShape(frontMatter, reading, problems);
  const [introduction, ...rest] = readProse(parts.body, problems, parts.bodyLine);
  for (const { heading, blocks, line: at } of rest) if (blocks.length === 0) problems.push({ file: source.file, line: at, text: `“${heading}”下面没有内容` });
  const all = [...(introduction && introduction.blocks.length > 0 ? [introduction] : []), ...rest];
  if (all.length === 0) problems.push({ file: source.file, line: parts.bodyLine, text: "页面没有正文" });
  return facts && { ...facts, key, sections: all.map(({ heading, blocks }) => ({ title: heading, blocks })) };
}
