import { readFileSync } from "node:fs";

/** A region of the real province: what the rules of this package are held against. */
export type RealRegion = { code: string; name: string; parent: string; level: "province" | "city" | "county" | "town" | "village" };

/** All regions of the province pack, which writes a region as an indented line with what its code adds to the one above. */
export function allRegions(): RealRegion[] {
  const text = readFileSync(new URL("../../../apps/server/province/guangdong/regions.txt", import.meta.url), "utf8");
  const above: RealRegion[] = [];
  const regions: RealRegion[] = [];
  for (const line of text.split("\n")) {
    const [, indent = "", digits = "", name = ""] = /^( *)(\d{2,6}) (\S+)/.exec(line) ?? [];
    if (digits === "") continue;
    above.length = indent.length;
    const region = { ...place(above.at(-1), digits), name };
    above.push(region);
    regions.push(region);
  }
  return regions;
}

function place(parent: RealRegion | undefined, digits: string): Omit<RealRegion, "name"> {
  if (!parent) return { code: digits, parent: "", level: "province" };
  const prefix = { province: 2, city: digits.length === 2 ? 4 : 6, county: 6, town: 9, village: 12 }[parent.level];
  const code = parent.code.slice(0, prefix) + digits;
  const level = digits.length === 2 ? (parent.level === "province" ? "city" : "county") : parent.level === "town" ? "village" : "town";
  return { code: code.padEnd(code.length > 6 ? 12 : 6, "0"), parent: parent.code, level };
}
