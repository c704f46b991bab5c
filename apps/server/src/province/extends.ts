import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { array, type InferOutput, minLength, pipe, regex, strictObject, string } from "valibot";
import { readYaml, type Source, validateShape, type YamlDocument } from "./document";
import { listFiles, readSource } from "./files";
import type { Problem } from "./problems";

/** Names the pack that files are taken from, and which. It is no part of what is imported. */
const EXTENDS_FILE = "extends.yaml";

const schema = strictObject({
  pack: pipe(string(), regex(/^[a-z0-9][a-z0-9-]*$/, "应为旁边另一个内容包的文件夹名")),
  /** Files, and folders with everything in them. */
  take: pipe(array(pipe(string(), minLength(1, "不能是空的"))), minLength(1, "至少写 1 个文件或者文件夹")),
});

/** Basic codes begin with the digits of the province. The rest numbers the task, which is the same everywhere. */
const BASIC_CODE = /^code: "\d{2}(?=\d{10}"$)/m;
const WITH_CODE = /^(?:tasks|one-things)\/.*\.md$/;

/** A file of another pack as this one has it. Without a line of its own for the province, regions.txt has its own fault. */
function adopt({ file, text }: Source, regions: Source | undefined): Source {
  const prefix = /^(\d{2})\d{4} /m.exec(regions?.text ?? "")?.[1];
  return { file, text: prefix && WITH_CODE.test(file) ? text.replace(BASIC_CODE, `code: "${prefix}`) : text };
}

function take({ pack, take: names }: InferOutput<typeof schema>, reading: YamlDocument, dir: string, own: readonly Source[], problems: Problem[]): Source[] {
  const say = (path: readonly (string | number)[], text: string): number => problems.push({ file: reading.file, line: reading.lineAt(path), text });
  const from = join(dirname(dir), pack);
  const files = existsSync(from) ? listFiles(from) : [];
  if (files.length === 0) say(["pack"], `旁边没有内容包 ${pack}`);
  else if (files.includes(EXTENDS_FILE)) say(["pack"], `内容包 ${pack} 自己也有 ${EXTENDS_FILE}：只能取自己写全的内容包`);
  if (problems.length > 0) return [];
  const has = new Set(own.map(({ file }) => file));
  const taken = new Set<string>();
  names.forEach((name, index) => {
    const path = name.replace(/\/$/, "");
    const found = files.filter((file) => file === path || file.startsWith(`${path}/`));
    if (found.length === 0) say(["take", index], `内容包 ${pack} 里没有 ${name}`);
    for (const file of found) if (!has.has(file)) taken.add(file);
  });
  const regions = own.find(({ file }) => file === "regions.txt");
  return [...taken].map((file) => adopt(readSource(from, file), regions));
}

/**
 * Adds the files that a pack takes from another one beside it. What it has itself wins; of tasks the first two digits of the basic code become its own.
 * @param own files in the folder of the pack
 * @returns all its files, sorted by path, and what is wrong with how it takes them
 * @see PORTAL-19
 */
export function withExtendedPack(dir: string, own: readonly Source[]): { sources: Source[]; problems: Problem[] } {
  const source = own.find(({ file }) => file === EXTENDS_FILE);
  if (!source) return { sources: [...own], problems: [] };
  const problems: Problem[] = [];
  const reading = readYaml(source, problems);
  const wanted = reading && validateShape(schema, reading, problems);
  const taken = wanted ? take(wanted, reading, dir, own, problems) : [];
  const sources = [...own.filter((one) => one !== source), ...taken].sort((one, other) => (one.file < other.file ? -1 : 1));
  return { sources, problems };
}
