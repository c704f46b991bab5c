import { array, minLength, pipe } from "valibot";
import { validateShape, readYaml, type Source } from "./document";
import type { Problem } from "./problems";
import { line } from "./shapes";

const schema = array(pipe(array(line(12, 1)), minLength(2, "一组至少有两个词")));

/** Words that people use for the same thing, for search. Each list is one group. */
export type PackSynonyms = string[][];

/** Reads synonyms.yaml: a list of groups; a word stands in one group only. */
export function readSynonyms(source: Source, problems: Problem[]): PackSynonyms {
  const reading = readYaml(source, problems);
  const groups = reading && validateShape(schema, reading, problems);
  if (!groups) return [];
  const seen = new Set<string>();
  groups.forEach((group, index) =>
    group.forEach((word, place) => {
      if (seen.has(word)) problems.push({ file: source.file, line: reading.lineAt([index, place]), text: `“${word}”已经在别的一组里` });
      seen.add(word);
    }),
  );
  return groups;
}
