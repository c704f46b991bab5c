import type { Source } from "./document";
import type { Problem } from "./problems";

const FENCE = "---";

/** A Markdown file in two: the YAML between the fences and the text below them, each with the line on which it begins. */
export type Parts = { head: Source; headLine: number; body: Source; bodyLine: number };

/** Splits a file at its fences; a file without them is a fault. */
export function splitFrontMatter({ file, text }: Source, problems: Problem[]): Parts | undefined {
  const rows = text.replaceAll("\r\n", "\n").split("\n");
  const end = rows.indexOf(FENCE, 1);
  if (rows[0] !== FENCE || end < 0) {
    problems.push({ file, line: 1, text: "文件要以 --- 开头，字段写完以后再写一行 ---" });
    return undefined;
  }
  return {
    head: { file, text: rows.slice(1, end).join("\n") },
    headLine: 2,
    body: { file, text: rows.slice(end + 1).join("\n") },
    bodyLine: end + 2,
  };
}
