import type { Block } from "@onehall/api";
import { type InferOutput, optional, pipe, regex, strictObject, string } from "valibot";
import { validateShape, readYaml, type Source } from "./document";
import type { Problem } from "./problems";
import { splitFrontMatter } from "./front-matter";
import { readProse } from "./prose";
import { line, minute } from "./shapes";

const frontMatter = strictObject({
  title: line(80, 4),
  /** `2026-11-18 09:30`, time of the province. */
  date: minute,
  source: line(40, 2),
  /** Where it applies; the province when absent. */
  region: optional(pipe(string("要加引号"), regex(/^\d{6}(?:\d{6})?$/, "应为 6 位或 12 位地区编码"))),
  kind: line(10, 2),
});

/** A notice of the pack. The id is the file name without its ending. */
export type PackNotice = InferOutput<typeof frontMatter> & { id: string; file: string; body: Block[] };

const FILE = /^notices\/((\d{4}-\d{2}-\d{2})-[a-z0-9-]+)\.md$/;

/** Reads a notice. Its file name begins with its day. */
export function readNotice(source: Source, problems: Problem[], regions: ReadonlySet<string>): PackNotice | undefined {
  const [, id, day] = FILE.exec(source.file) ?? [];
  if (!id) {
    problems.push({ file: source.file, line: 1, text: "文件名应为 日期-英文词.md，例如 2026-11-18-new-service.md" });
    return undefined;
  }
  const parts = splitFrontMatter(source, problems);
  if (!parts) return undefined;
  const reading = readYaml(parts.head, problems, parts.headLine);
  const facts = reading && validateShape(frontMatter, reading, problems);
  const sections = readProse(parts.body, problems, parts.bodyLine);
  const body = sections.flatMap(({ heading, blocks }): Block[] => (heading ? [{ type: "p", text: heading }, ...blocks] : blocks));
  if (body.length === 0) problems.push({ file: source.file, line: parts.bodyLine, text: "通知没有正文" });
  if (!facts) return undefined;
  if (!facts.date.startsWith(`${day} `))
    problems.push({ file: source.file, line: reading.lineAt(["date"]), text: `发布时间 ${facts.date} 与文件名的日期不一致` });
  if (facts.region && !regions.has(facts.region))
    problems.push({ file: source.file, line: reading.lineAt(["region"]), text: `没有编码为 ${facts.region} 的地区` });
  return { ...facts, id, file: source.file, body };
}
