import type { Problem } from "./problems";
import { validateText } from "./validate-text";

/** Level of a region, from the province down. */
export type Level = "province" | "city" | "county" | "town" | "village";

/** Why a region is not offered in pickers: no government of its own, or a village that only exists in statistics. */
export type HiddenReason = "special" | "virtual";

/** A region of the pack, in the order of the file: every region stands behind the one above it. */
export type PackRegion = {
  /** 6 digits (province, city, county) or 12 (town, village). */
  code: string;
  /** Code of the region above; empty for the province. */
  parent: string;
  name: string;
  level: Level;
  hidden: HiddenReason | null;
};

const LINE = /^( *)(\d{6}|\d{2,3}) (\S+)(?: !(special|virtual))?$/;
const NEWER = /^(\d{12}) (\S+)$/;

type Reader = { problems: Problem[]; regions: PackRegion[]; codes: Set<string> };

/** What a suffix means under a region of some level: Dongguan and Zhongshan have towns right under the city. */
function below(parent: PackRegion | undefined, suffix: string): Pick<PackRegion, "code" | "level"> | undefined {
  if (!parent) return suffix.length === 6 && suffix.endsWith("0000") ? { code: suffix, level: "province" } : undefined;
  if (suffix.length === 2 && parent.level === "province") return { code: `${parent.code.slice(0, 2)}${suffix}00`, level: "city" };
  if (suffix.length === 2 && parent.level === "city") return { code: parent.code.slice(0, 4) + suffix, level: "county" };
  if (suffix.length === 3 && (parent.level === "city" || parent.level === "county")) return { code: `${parent.code}${suffix}000`, level: "town" };
  if (suffix.length === 3 && parent.level === "town") return { code: parent.code.slice(0, 9) + suffix, level: "village" };
  return undefined;
}

/** Town codes from 400 to 599 are kept for farms, zones and the like (编制规则: class 4 and 5). */
const isSpecialTown = (region: PackRegion): boolean => region.level === "town" && /^[45]/.test(region.code.slice(6));

function keep(reader: Reader, file: string, line: number, region: PackRegion): void {
  const say = (text: string): number => reader.problems.push({ file, line, text });
  for (const text of validateText(region.name)) say(text);
  if (reader.codes.has(region.code)) say(`编码 ${region.code} 重复`);
  if (isSpecialTown(region) !== (region.hidden === "special")) say(`“${region.name}”的编码 ${region.code} 与隐藏标记不一致：第 7 位为 4 或 5 的才标 !special`);
  if (region.hidden === "virtual" && region.level !== "village") say(`只有村级可以标 !virtual，“${region.name}”不是`);
  reader.codes.add(region.code);
  reader.regions.push(region);
}

function readTree(reader: Reader, file: string, text: string): void {
  const above: PackRegion[] = [];
  text.split("\n").forEach((row, index) => {
    if (row === "" || row.startsWith("#")) return;
    const say = (sentence: string): number => reader.problems.push({ file, line: index + 1, text: sentence });
    const [, indent = "", suffix = "", name = "", hidden] = LINE.exec(row) ?? [];
    if (!suffix) return say("这一行应为“缩进 编码 名称”，例如“  03 荔湾区”");
    if (indent.length > above.length) return say("缩进比上一行多了不止一格");
    above.length = indent.length;
    const parent = above.at(-1);
    const place = below(parent, suffix);
    if (!place) return say(`“${suffix} ${name}”不能放在${parent ? `“${parent.name}”下面` : "最上一层"}：编码位数与层级不符`);
    const region: PackRegion = { ...place, parent: parent?.code ?? "", name, hidden: (hidden as HiddenReason | undefined) ?? null };
    above.push(region);
    keep(reader, file, index + 1, region);
  });
}

function readNewer(reader: Reader, file: string, text: string): void {
  text.split("\n").forEach((row, index) => {
    if (row === "" || row.startsWith("#")) return;
    const [, code = "", name = ""] = NEWER.exec(row) ?? [];
    const parent = code.slice(0, 6);
    if (!code.endsWith("000") || !reader.codes.has(parent)) {
      reader.problems.push({ file, line: index + 1, text: "这一行应为“12 位镇街编码 名称”，编码前 6 位须是已有的县区或市" });
      return;
    }
    keep(reader, file, index + 1, { code, parent, name, level: "town", hidden: null });
  });
}

/**
 * Reads regions.txt and the newer streets: `{ regions, faults }`. Regions come sorted by code within their parent, the province first.
 * A source that cannot be read gives faults with file and line, never an exception.
 */
export function parseRegions(tree: { file: string; text: string }, newer?: { file: string; text: string }): { regions: PackRegion[]; problems: Problem[] } {
  const reader: Reader = { problems: [], regions: [], codes: new Set() };
  readTree(reader, tree.file, tree.text);
  if (newer) readNewer(reader, newer.file, newer.text);
  if (reader.regions.length === 0) reader.problems.push({ file: tree.file, line: 1, text: "没有任何地区" });
  return { regions: reader.regions, problems: reader.problems };
}
