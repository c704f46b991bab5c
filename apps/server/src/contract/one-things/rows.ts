import { PortalError } from "@onehall/api";
import { type Queries, sql } from "../../data";

/** What stands behind a code: task, region, and what leads through it. `scene`, `oneThing`: JSON, null where there is none. */
export type GuidedRow = { taskId: number; slug: string; region: string; scene: string | null; oneThing: string | null };

const guided = sql<GuidedRow>`
  SELECT item.task_id AS "taskId", task.slug, item.region, scene.data AS scene, one_thing.data AS "oneThing"
  FROM item JOIN task ON task.id = item.task_id
  LEFT JOIN scene ON scene.task_id = task.id
  LEFT JOIN one_thing ON one_thing.task_id = task.id
  WHERE item.code = ${"code"}`;
const data = sql<{ data: string }>`SELECT data FROM one_thing WHERE task_id = ${"taskId"}`;
const members = sql<{ taskId: number; slug: string }>`
  SELECT task.id AS "taskId", task.slug FROM one_thing_member JOIN task ON task.id = one_thing_member.member_id
  WHERE one_thing_member.task_id = ${"taskId"} ORDER BY one_thing_member.sort`;
const all = sql<{ taskId: number; audience: number; members: number }>`SELECT task_id AS "taskId", audience, members FROM one_thing ORDER BY sort`;
const scenes = sql<{ taskId: number; questions: number }>`SELECT task_id AS "taskId", questions FROM scene ORDER BY task_id`;
const bySlug = sql<{ id: number }>`SELECT id FROM task WHERE slug = ${"slug"}`;

/** @throws PortalError `guide-unknown`, status 404 */
export async function guidedByCode(queries: Queries, code: string): Promise<GuidedRow> {
  const row = await queries.get(guided, { code });
  if (!row) throw new PortalError("guide-unknown", `没有编码为 ${code} 的事项`, { status: 404 });
  return row;
}

/** What a one-thing says beyond its task, as JSON; `undefined` for other tasks. */
export const oneThingData = async (queries: Queries, taskId: number): Promise<string | undefined> => (await queries.get(data, { taskId }))?.data;

/** The tasks that a one-thing joins, in order. */
export const membersOf = (queries: Queries, taskId: number): Promise<{ taskId: number; slug: string }[]> => queries.all(members, { taskId });

export const allOneThings = (queries: Queries): Promise<{ taskId: number; audience: number; members: number }[]> => queries.all(all);

/** Tasks with a scene guide. */
export const allScenes = (queries: Queries): Promise<{ taskId: number; questions: number }[]> => queries.all(scenes);

/** Number of a task by its id in the pack. */
export const taskBySlug = async (queries: Queries, slug: string): Promise<number | undefined> => (await queries.get(bySlug, { slug }))?.id;
