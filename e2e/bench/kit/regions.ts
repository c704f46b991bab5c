import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../support/portal";

export type RegionRow = { code: string; name: string; level: "city" | "county" | "town" | "village"; count: number; children?: RegionRow[] };

/** Regions of the pack as rows of a tree below the province, in their order, the first so many of them. */
export function regionRows(most: number): RegionRow[] {
  const rows: RegionRow[] = [];
  const above: RegionRow[] = [];
  let count = 0;
  for (const line of readFileSync(join(root, "apps/server/province/guangdong/regions.txt"), "utf8").split("\n")) {
    const [, indent = "", part = "", name = ""] = /^( +)(\d+) (\S+)/.exec(line) ?? [];
    if (part === "") continue; // the province and what is said about it
    if (count === most) break;
    above.length = indent.length - 1;
    const parent = above.at(-1);
    const level = part.length === 2 ? (parent ? "county" : "city") : parent?.level === "town" ? "village" : "town";
    const row: RegionRow = { code: (parent?.code ?? "44") + part, name, level, count: 0 };
    if (parent) {
      (parent.children ??= []).push(row);
      parent.count += 1;
    } else rows.push(row);
    above.push(row);
    count += 1;
  }
  return rows;
}

/** Towns and streets of the province as choices. */
export function townChoices(): { id: string; name: string }[] {
  const found: { id: string; name: string }[] = [];
  const visit = (row: RegionRow) => {
    if (row.level === "town") found.push({ id: row.code, name: row.name });
    row.children?.forEach(visit);
  };
  regionRows(Infinity).forEach(visit);
  return found;
}
