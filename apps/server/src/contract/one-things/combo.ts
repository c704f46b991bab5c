import { type Combo, type ComboMember, type GuideRules, type SceneQuestion } from "@onehall/api";
import type { Queries } from "../../data";
import type { StoredOneThing } from "../../province/families/one-things/stored";
import { isOnline, promiseOf } from "../tasks/task-summary";
import type { RegionPath } from "../rows/regions";
import { tasksByIds } from "../rows/tasks";
import { guidePath } from "./paths";
import { membersOf, oneThingData } from "./rows";

/** A member with its id in the pack, by which answers and stages name it. */
export type KnownMember = ComboMember & { id: string };

/** Questions as visitors see them: what an answer leads to stays here. */
export const publicQuestions = (questions: GuideRules["questions"]): SceneQuestion[] =>
  questions.map(({ id, text, options }) => ({ id, text, options: options.map((option) => ({ id: option.id, text: option.text })) }));

/** Without the id, which is nobody else's business. */
export const publicMember = ({ id: _id, ...member }: KnownMember): ComboMember => member;

/** The members of a one-thing, each with the code that serves a region best. Those the region has not stay, without an address. Two statements. */
export async function comboMembers(queries: Queries, line: RegionPath, taskId: number, stored: StoredOneThing): Promise<KnownMember[]> {
  const known = await membersOf(queries, taskId);
  const rows = await tasksByIds(queries, line, { ids: known.map((member) => member.taskId) });
  const idOf = new Map(known.map((member) => [member.slug, member.taskId]));
  return stored.members.map(({ id, name, always }) => {
    const row = rows.find((one) => one.taskId === idOf.get(id));
    if (!row) return { id, taskCode: "", name, deptName: "", promise: "", online: false, url: "", always };
    return {
      id,
      taskCode: row.code,
      name,
      deptName: row.deptName,
      promise: promiseOf(row),
      online: isOnline(row.online),
      url: guidePath(row.kind, row.code),
      always,
    };
  });
}

/** Stages with the names of their members. */
export const stagesOf = (stored: StoredOneThing): Combo["stages"] =>
  stored.stages.map((stage) => ({ ...stage, members: stage.members.flatMap((id) => stored.members.find((member) => member.id === id)?.name ?? []) }));

/** What the guide of a one-thing says beyond that of a single task. Three statements. */
export async function comboOf(queries: Queries, line: RegionPath, taskId: number): Promise<Combo | undefined> {
  const json = await oneThingData(queries, taskId);
  if (json === undefined) return undefined;
  const stored = JSON.parse(json) as StoredOneThing;
  const members = await comboMembers(queries, line, taskId, stored);
  return {
    members: members.map(publicMember),
    questions: publicQuestions(stored.questions),
    saved: stored.saved,
    stages: stagesOf(stored),
    results: stored.results,
    notes: stored.notes,
  };
}
