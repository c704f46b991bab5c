import type { Block } from "@onehall/api";
import type { Source } from "./document";
import { isScaledCopy } from "./scaled-copy";
import type { Problem } from "./problems";
import type { PackTask } from "./task";

/** Shorter sentences are alike by chance: 本人没有到场。 */
const LEAST = 24;
const GRAM = 4;
/** Share of pieces that two paragraphs have in common from which on a reader feels that the second was copied. */
const ALIKE = 0.55;

type Paragraph = { task: PackTask; text: string; grams: ReadonlySet<string> };

const textsOf = (blocks: readonly Block[]): string[] => blocks.flatMap((block) => (block.type === "p" ? [block.text] : block.items));

/** Every run of four characters of a text, without what stands between words. */
function gramsOf(text: string): Set<string> {
  const signs = [...text.replaceAll(/[^\p{L}\p{N}]/gu, "")];
  return new Set(signs.slice(GRAM - 1).map((_, index) => signs.slice(index, index + GRAM).join("")));
}

/** Rights and remedies of one-things are written once, for all of them. */
const ownOf = ({ kind, rights, remedies }: PackTask): Block[][] => (kind === "TC" ? [] : [rights, remedies]);

const paragraphsOf = (task: PackTask): Paragraph[] =>
  [task.lead, ...[task.refusals, ...ownOf(task), task.intermediary, task.special, ...task.faqs.map(({ answer }) => answer)].flatMap(textsOf)]
    .filter((text) => [...text].length >= LEAST)
    .map((text) => ({ task, text, grams: gramsOf(text) }));

/** The line on which a paragraph begins; a list item stands behind a dash. */
const lineOf = (sources: readonly Source[], { task, text }: Paragraph): number => {
  const rows = sources.find(({ file }) => file === task.file)?.text.split("\n") ?? [];
  return rows.findIndex((row) => row.includes(text.slice(0, GRAM * 3))) + 1 || 1;
};

/**
 * Paragraphs of a guide that nearly repeat one of another guide: what two matters share belongs into words of their own, or readers skip it.
 * @see docs/province-pack.md, 检查规则
 */
export function findDuplicates(sources: readonly Source[], tasks: readonly PackTask[]): Problem[] {
  const problems: Problem[] = [];
  const seen: Paragraph[] = [];
  const holders = new Map<string, number[]>();
  for (const paragraph of tasks.filter(({ file }) => !isScaledCopy(file)).flatMap(paragraphsOf)) {
    const { grams, task, text } = paragraph;
    const common = new Map<number, number>();
    for (const gram of grams) for (const index of holders.get(gram) ?? []) common.set(index, (common.get(index) ?? 0) + 1);
    for (const [index, count] of common) {
      const other = seen[index];
      if (!other || other.task === task || count < ALIKE * (grams.size + other.grams.size - count)) continue;
      problems.push({ file: task.file, line: lineOf(sources, paragraph), text: `“${text.slice(0, 16)}…”与 ${other.task.file} 的一段几乎一样` });
    }
    for (const gram of grams) holders.set(gram, [...(holders.get(gram) ?? []), seen.length]);
    seen.push(paragraph);
  }
  return problems;
}
