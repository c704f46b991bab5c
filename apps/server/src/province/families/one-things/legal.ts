import type { PackFolder } from "../../family";
import type { Problem } from "../../problems";
import { readProse } from "../../prose";
import type { Legal } from "./to-task";

/** What every one-thing says about rights and remedies is written once. */
export const LEGAL_FILE = "one-things/common.md";

const SECTIONS = { 权利与义务: "rights", 法律救济: "remedies" } as const;

/** Reads the sections that all one-things share. A pack without one-things needs none. */
export function readLegal(folder: PackFolder, problems: Problem[]): Legal {
  const source = folder.file(LEGAL_FILE);
  const legal: Legal = { rights: [], remedies: [] };
  if (!source) return legal;
  const sections = readProse(source, problems);
  for (const [heading, field] of Object.entries(SECTIONS)) {
    const section = sections.find((one) => one.heading === heading);
    if (section && section.blocks.length > 0) legal[field] = section.blocks;
    else problems.push({ file: LEGAL_FILE, line: 1, text: `缺少“${heading}”` });
  }
  return legal;
}
