import { compile, evaluate, type Evaluation } from "./evaluate.js";
import { type Answers, REGION, type Rules } from "./model.js";

/** What is otherwise in one case; left out: as for everybody. */
export type Case = { visits?: number; visitReason?: string; promisedDays?: number; channels?: readonly string[]; result?: unknown; term?: unknown };

/** A guide as far as conditions go: lists whose entries may concern only some, and values that may differ. */
export type GuideParts = {
  rules: Rules & { cases: readonly Case[] };
  materials: readonly { need: string }[];
  conditions: readonly string[];
  fees: readonly object[];
  steps: readonly object[];
  /** Reasons to refuse that concern only some; guides of other servers have none. */
  refusalCases?: readonly object[];
};

/** Lists of a guide whose entries have the ids `materials.0`, `materials.1` … */
const LISTS = ["materials", "conditions", "fees", "steps", "refusalCases"] as const;
type List = (typeof LISTS)[number];

/** A guide for the answers of one person. */
export type Personal<G extends GuideParts> = {
  /** The guide with that which applies or may still apply; what applies by an answer is 必要. */
  guide: G;
  /** Entries of the guide's lists that do not apply, in their order. */
  excluded: { [K in List]: NonNullable<G[K]>[number][] };
  /** Entries of the guide's lists that open questions or the region decide. */
  unknown: { [K in List]: NonNullable<G[K]>[number][] };
  evaluation: Evaluation;
};

const OPTIONAL = "非必要";
const NEEDED = "必要";

/**
 * The guide of one person. Lists keep their order. Without answers and with rules that ask nothing it is the guide itself.
 * @param region code of the region of the guide @see GUIDE-41
 */
export function personalGuide<G extends GuideParts>(guide: G, region: string, answers: Answers): Personal<G> {
  const evaluation = evaluate(compile(guide.rules), { ...answers, [REGION]: region });
  const applies = new Set(evaluation.applies);
  const out = new Set(evaluation.excluded);
  const open = new Set(evaluation.unknown);
  const entries = (list: List, ids: ReadonlySet<string>): unknown[] => (guide[list] ?? []).filter((_, index) => ids.has(`${list}.${index}`));
  const lists = (ids: ReadonlySet<string>) => Object.fromEntries(LISTS.map((list) => [list, entries(list, ids)])) as Personal<G>["excluded"];
  const materials = guide.materials.map((material, index) =>
    applies.has(`materials.${index}`) && material.need === OPTIONAL ? { ...material, need: NEEDED } : material,
  );
  const kept = (list: List, all: readonly unknown[]): unknown[] => all.filter((_, index) => !out.has(`${list}.${index}`));
  const cases = guide.rules.cases.filter((_, index) => applies.has(`cases.${index}`));
  return {
    guide: {
      ...guide,
      ...Object.fromEntries(LISTS.map((list) => [list, kept(list, list === "materials" ? materials : (guide[list] ?? []))])),
      ...(Object.assign({}, ...cases) as Case),
    },
    excluded: lists(out),
    unknown: lists(open),
    evaluation,
  };
}
