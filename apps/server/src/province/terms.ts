import { MATTER_TYPES } from "@onehall/api";
import { array, type InferOutput, optional, picklist, strictObject } from "valibot";
import { readYaml, type Source, validateShape } from "./document";
import type { Problem } from "./problems";
import { line, whole } from "./shapes";
import type { PackTask } from "./task";
import { article, type Term, UNITS } from "./task-rules";

/** The file of what limits count in where a task does not say it. A pack may do without. */
export const TERMS_FILE = "terms.yaml";

const counted = { unit: picklist(UNITS), from: line(20, 2) };

/**
 * `statutory`: by kind of task, for limits of at most `most` days, with the law that counts so. `promised`: of every kind; the authority's own promise.
 */
const schema = strictObject({
  statutory: optional(
    array(strictObject({ kind: picklist(MATTER_TYPES.map(({ code }) => code)), most: whole(1, 400), ...counted, law: line(80, 2), article })),
    [],
  ),
  promised: optional(strictObject(counted)),
});

/** What limits count in, and from which event, where a task does not say it. */
export type PackTerms = InferOutput<typeof schema>;

/** Of a pack without the file: nothing is known. */
export const NO_TERMS: PackTerms = { statutory: [] };

/** Reads terms.yaml. @param laws names in laws.yaml */
export function readTerms(source: Source, problems: Problem[], laws: ReadonlySet<string>): PackTerms {
  const reading = readYaml(source, problems);
  const terms = reading && validateShape(schema, reading, problems);
  if (!terms) return NO_TERMS;
  terms.statutory.forEach(({ kind, law }, index) => {
    const say = (key: string, text: string): number => problems.push({ file: source.file, line: reading.lineAt(["statutory", index, key]), text });
    if (!laws.has(law)) say("law", `laws.yaml 里没有《${law}》`);
    if (terms.statutory.findIndex((one) => one.kind === kind) !== index) say("kind", `事项类型 ${kind} 写了两次`);
  });
  return terms;
}

type Limited = Pick<PackTask, "kind" | "statutory" | "promised" | "term">;

const counting = ({ unit, from, law, article: said }: PackTerms["statutory"][number]) => ({ unit, from, law, article: said });

/**
 * The limits of a task in the unit of the law and from its event: what the task says, else what the pack says of its kind. A promise of as many working days as
 * the law's limit is converted to is that limit, and counts as it does. What nobody knows is left out; limits of 0 days are none. @see GUIDE-71
 */
export function limitsOf({ kind, statutory = 0, promised, term }: Limited, terms: PackTerms): Term {
  const usual = terms.statutory.find((one) => one.kind === kind && statutory <= one.most);
  const law = term?.statutory ?? (statutory > 0 && usual ? { days: statutory, ...counting(usual) } : undefined);
  const own = promised > 0 ? (promised === statutory && law ? law : terms.promised && { days: promised, ...terms.promised }) : undefined;
  const promise = term?.promised ?? own;
  return { ...(law ? { statutory: law } : {}), ...(promise ? { promised: promise } : {}) };
}

/** Which limits of a task say neither unit nor event, nor does the pack of its kind. */
export function limitsWithoutUnit(task: Limited, terms: PackTerms): ("statutory" | "promised")[] {
  const known = limitsOf(task, terms);
  return (["statutory", "promised"] as const).filter((key) => (task[key] ?? 0) > 0 && known[key] === undefined);
}
