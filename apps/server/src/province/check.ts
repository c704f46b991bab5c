import { validateColumns } from "./columns";
import { type Problem, sortProblems } from "./problems";
import { type Amount, inventory } from "./inventory";
import { type PackFiles, readPack } from "./pack";
import { packRows } from "./rows";

/** What the checker has to say of a pack: what is wrong, sorted by file and line, or how much there is. */
export type LintResult = {
  problems: readonly Problem[];
  amounts: readonly Amount[];
};

/**
 * Looks at a pack like a strict editor: everything that the importer refuses, and besides what only the finished pack must not have (empty columns, links to
 * pages that are not written, dates in the future). @param today `2026-11-20`
 */
export function lintPack(files: PackFiles, today: string): LintResult {
  const { pack, problems } = readPack(files, today);
  if (problems.length > 0 || !pack) return { problems, amounts: [] };
  const rows = packRows(pack, today);
  const empty = validateColumns(files.sources, pack, rows);
  return { problems: sortProblems(empty), amounts: inventory(pack, rows) };
}
