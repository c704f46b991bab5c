import type { Block } from "@onehall/api";
import type { PackTask } from "../../task";
import { memberMaterials } from "./merge";
import { namedBy } from "./questions";
import type { ResolvedOneThing } from "./rules";
import { daysOf } from "./stages";

/** What holds for every one-thing alike. */
export type Legal = { rights: Block[]; remedies: Block[] };

const unique = <T>(list: readonly T[], key: (one: T) => string): T[] => [...new Map(list.map((one) => [key(one), one])).values()];

/**
 * What the guide asks for: nothing that stands on the one form or comes from a member that always takes part, and what only an answer brings in is 非必要.
 * @see docs/decisions/one-things.md
 */
function askedMaterials(resolved: ResolvedOneThing): PackTask["materials"] {
  const { questions, saved } = resolved.thing;
  const chosen = { members: namedBy(questions, "members"), materials: namedBy(questions, "materials") };
  const spared = new Set(saved.filter(({ how, from }) => how === "合并填写" || (how === "共享" && !chosen.members.has(from))).map(({ material }) => material));
  return memberMaterials(resolved)
    .filter(({ name }) => !spared.has(name))
    .map(({ tasks, ...material }) => {
      const isForSome = chosen.materials.has(material.name) || tasks.every((id) => chosen.members.has(id));
      return isForSome ? { ...material, need: "非必要" } : material;
    });
}

/** Fees of a member; those of one that not everybody needs say so. */
function feesOf(task: PackTask, { thing }: ResolvedOneThing): PackTask["fees"] {
  if (!namedBy(thing.questions, "members").has(task.id)) return task.fees;
  return task.fees.map((fee) => ({ ...fee, standard: `只有办“${task.name}”的才交：${fee.standard}` }));
}

/** A limit in words, as steps say it. */
const limitText = (days: number): string => (days === 0 ? "当场" : `${days} 个工作日`);

/**
 * A one-thing as a task of kind TC: so it gets a code in every region, and lists, search and guide know it without being told.
 * @see docs/decisions/one-things.md
 */
export function oneThingToTask(resolved: ResolvedOneThing, legal: Legal): PackTask {
  const { thing, leaves } = resolved;
  const promised = daysOf(thing.stages);
  const results = unique(
    leaves.flatMap((task) => task.result ?? []),
    (result) => result.name,
  );
  return {
    id: thing.id,
    file: thing.file,
    name: thing.name,
    phrase: thing.phrase,
    aliases: thing.aliases,
    department: thing.department,
    kind: "TC",
    audience: thing.audience,
    themes: thing.themes,
    offered: thing.offered,
    code: thing.code,
    hot: thing.hot,
    handling: promised === 0 ? "即办件" : "承诺件",
    instant: false,
    promised,
    visits: thing.visits,
    visitReason: thing.visitReason,
    online: thing.channels.includes("网上办理") ? (thing.visits <= 1 ? "Ⅳ" : "Ⅲ") : undefined,
    channels: thing.channels,
    ways: ["一窗办理"],
    scope: thing.scope,
    conditions: thing.conditions,
    rules: { questions: [], parts: [], stops: [] },
    cases: [],
    refusalCases: [],
    materials: [...thing.forms, ...askedMaterials(resolved)],
    steps: thing.stages.map(({ name, who, text, days }) => ({ name, who, text, limit: limitText(days) })),
    result:
      results.length === 0
        ? undefined
        : {
            name: results.map((result) => result.name).join("、"),
            type: "其他",
            delivery: unique(
              results.flatMap((result) => result.delivery),
              String,
            ),
          },
    fees: unique(
      leaves.flatMap((task) => feesOf(task, resolved)),
      (fee) => fee.name,
    ),
    basis: thing.basis,
    updated: thing.updated,
    version: thing.version,
    changes: thing.changes,
    complete: true,
    lead: thing.lead,
    faqs: thing.faqs,
    refusals: thing.refusals,
    rights: legal.rights,
    remedies: legal.remedies,
    intermediary: [],
    special: [],
  };
}
