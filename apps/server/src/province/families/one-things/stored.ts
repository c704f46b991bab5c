import type { Block, Combo } from "@onehall/api";
import type { PackTask } from "../../task";
import { memberMaterials } from "./merge";
import { namedBy, type Question } from "./questions";
import type { ResolvedOneThing } from "./rules";

/** A material as the answers to questions choose it. `tasks`: ids of the tasks that ask for it; empty: asked for always. */
export type StoredMaterial = {
  name: string;
  type: string;
  copies: number;
  need: string;
  source: string;
  note: string;
  licence: string | null;
  /** Id of the form that it is. */
  form?: string | undefined;
  tasks: string[];
};

/** What a one-thing says beyond its task; stored as JSON. Tasks stand by their ids in the pack. */
export type StoredOneThing = {
  members: { id: string; name: string; always: boolean }[];
  materials: StoredMaterial[];
  questions: Question[];
  /** `from` is the name of a member, a form or an e-licence. */
  saved: Combo["saved"];
  stages: { name: string; who: string; text: string; days: number; parallel: boolean; members: string[] }[];
  results: Combo["results"];
  notes: Block[];
};

/** The part of a one-thing that is stored as JSON. */
export function storedOneThing(resolved: ResolvedOneThing): StoredOneThing {
  const { thing, leaves } = resolved;
  const names = new Map(leaves.map((task) => [task.id, task.name]));
  const chosen = namedBy(thing.questions, "members");
  const stored = (material: PackTask["materials"][number], tasks: string[]): StoredMaterial => ({ ...material, note: material.note ?? "", tasks });
  return {
    members: leaves.map(({ id, name }) => ({ id, name, always: !chosen.has(id) })),
    materials: [...thing.forms.map((form) => stored(form, [])), ...memberMaterials(resolved).map(({ tasks, ...material }) => stored(material, tasks))],
    questions: thing.questions,
    saved: thing.saved.map((entry) => ({ ...entry, from: names.get(entry.from) ?? entry.from })),
    stages: thing.stages,
    results: leaves.flatMap((task) => (task.result ? [{ name: task.result.name, from: task.name }] : [])),
    notes: thing.notes,
  };
}
