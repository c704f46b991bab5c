import { columnFaults } from "./columns";
import { type Fault, sortFaults } from "./faults";
import { type Amount, inventory } from "./inventory";
import { type PackFiles, readPack } from "./pack";
import { packRows } from "./rows";

/** What the checker has to say of a pack: what is wrong, sorted by file and line, or how much there is. */
export type Examination = { faults: readonly Fault[]; amounts: readonly Amount[] };

/**
 * Looks at a pack like a strict editor: everything that the importer refuses, and besides what only the finished pack must not have (empty columns, links to
 * pages that are not written, dates in the future). @param today `2026-11-20`
 */
export function examine(files: PackFiles, today: string): Examination {
  const { pack, faults } = readPack(files, today);
  if (faults.length > 0 || !pack) return { faults, amounts: [] };
  const rows = packRows(pack, today);
  const empty = columnFaults(files.sources, pack, rows);
  return { faults: sortFaults(empty), amounts: inventory(pack, rows) };
}
