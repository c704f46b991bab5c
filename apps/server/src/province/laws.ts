import { array, optional, strictObject } from "valibot";
import { validateShape, readYaml, type Source } from "./document";
import type { Problem } from "./problems";
import { line } from "./shapes";

const schema = array(
  strictObject({
    law: line(80, 2),
    /** Its document number, or how it was made and last changed. */
    number: optional(line(80, 2)),
  }),
);

/** Number of every law, regulation and document that the pack may cite, by name; "" where it is not certain. */
export type PackLaws = ReadonlyMap<string, string>;

/** Reads laws.yaml. A name and a document number stand there once: one document cited under two names is one too many. */
export function readLaws(source: Source, problems: Problem[]): PackLaws {
  const reading = readYaml(source, problems);
  const entries = reading && validateShape(schema, reading, problems);
  const laws = new Map<string, string>();
  const names = new Map<string, string>();
  entries?.forEach(({ law, number = "" }, index) => {
    const say = (text: string): number => problems.push({ file: source.file, line: reading?.lineAt([index]) ?? 1, text });
    if (laws.has(law)) say(`《${law}》写了两次`);
    const other = number.includes("〔") ? names.get(number) : undefined;
    if (other !== undefined) say(`${number} 已经是《${other}》的文号`);
    laws.set(law, number);
    names.set(number, law);
  });
  return laws;
}

/** Where guides name a law, and where other parts of the pack give a basis in words. */
const NAMED = /^\s*- \{ law: (.+?), (?:article|noArticle|text): /u;
const FEE = /\bbasis: (《.*?)(?:, waiver: | \}$)/u;
/** What the rules of a city rest on. */
const OF_CITY = /^ {4}source: (.*)$/u;
const OPEN = "open-government/";
const IN_LINE = /\bbasis: (\[.*?\])/u;
const IN_LIST = /^\s+- (《.*)$/u;
/** A title, and the document number that may follow it in brackets. */
const TITLE = /《([^《》]+)》(?:（([^（）]*\d[^（）]*)）)?/gu;

/** What a line cites. */
function citedIn(file: string, row: string): { law: string; number: string | undefined }[] {
  const named = NAMED.exec(row)?.[1];
  if (named !== undefined) return [{ law: named, number: undefined }];
  const words = file.startsWith(OPEN) ? (IN_LINE.exec(row)?.[1] ?? IN_LIST.exec(row)?.[1]) : (FEE.exec(row)?.[1] ?? OF_CITY.exec(row)?.[1]);
  return [...(words ?? "").matchAll(TITLE)].map(([, law = "", number]) => ({ law, number }));
}

/** Laws that are cited and stand in no list, and document numbers that differ from it: every law cited exists. @see docs/province-pack.md, 法律和文件 */
export function validateLaws(sources: readonly Source[], laws: PackLaws): Problem[] {
  if (laws.size === 0) return []; // laws.yaml could not be read and has its own fault
  const problems: Problem[] = [];
  for (const { file, text } of sources) {
    if (!/^(?:tasks|one-things|open-government)\//u.test(file) || !/basis:/u.test(text)) continue;
    for (const [index, row] of text.split("\n").entries())
      for (const { law, number } of citedIn(file, row)) {
        const known = laws.get(law);
        if (known === undefined) problems.push({ file, line: index + 1, text: `laws.yaml 里没有《${law}》` });
        else if (number !== undefined && number !== known)
          problems.push({ file, line: index + 1, text: `《${law}》的文号在 laws.yaml 里是“${known}”，这里是“${number}”` });
      }
  }
  return problems;
}
