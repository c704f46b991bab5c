import { guideSave, guideUnsave, PortalError, savedGuides } from "@onehall/api";
import { type Queries, sql } from "../../data";
import { PACK_MARK } from "../../data/pack-mark";
import { minuteOf } from "../../common/minute";
import type { Services } from "../services";
import { guideOf } from "../tasks/guides";
import { changesBetween, factsOf, type GuideFacts } from "./guide-facts";
import { visitorHandler } from "./visitor-handler";
import { ownPage } from "./pages";

/** Guides that one person can save. */
const MOST = 500;

/** `facts`: JSON of {@link GuideFacts}, or empty. */
type Saved = { taskCode: string; facts: string; pack: string };
type GuideRow = Saved & { taskName: string; deptName: string; regionName: string; savedAt: string };

/** What the pack does not offer any more stays saved, and is shown again when it is. */
const count = sql<{
  n: number;
}>`SELECT COUNT(*) AS n FROM person_guide JOIN item ON item.code = task_code WHERE person = ${"person"} AND (${"only"} = '' OR task_code = ${"only"})`;
const rows = sql<GuideRow>`
  SELECT task_code AS "taskCode", task.name AS "taskName", department.name AS "deptName", region.name AS "regionName", saved_at AS "savedAt", facts, pack
  FROM person_guide
  JOIN item ON item.code = task_code
  JOIN task ON task.id = item.task_id
  JOIN department ON department.org = item.org
  JOIN region ON region.code = item.region
  WHERE person = ${"person"} AND (${"only"} = '' OR task_code = ${"only"}) ORDER BY saved_at DESC, task_code LIMIT ${"limit"} OFFSET ${"offset"}`;
const held = sql<{ n: number }>`SELECT COUNT(*) AS n FROM person_guide WHERE person = ${"person"} AND task_code <> ${"taskCode"}`;
const known = sql<{ code: string }>`SELECT code FROM item WHERE code = ${"taskCode"}`;
const add = sql`
  INSERT INTO person_guide (person, task_code, saved_at, facts, pack) VALUES (${"person"}, ${"taskCode"}, ${"now"}, ${"facts"}, ${"pack"})
  ON CONFLICT (person, task_code) DO UPDATE SET facts = excluded.facts, pack = excluded.pack`;
const remove = sql`DELETE FROM person_guide WHERE person = ${"person"} AND task_code = ${"taskCode"}`;
const mark = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;

/** Which pack the database was imported from: facts of guides change with it alone. */
export const packOf = async (queries: Queries): Promise<string> => (await queries.get(mark, { key: PACK_MARK }))?.value ?? "";

/** What became different in a saved guide. @param pack the pack of now: the guide is looked at only where it was saved from another */
export async function changesSince(services: Services, { taskCode, facts, pack: then }: Saved, pack: string): Promise<string[]> {
  return facts === "" || then === pack ? [] : changesBetween(JSON.parse(facts) as GuideFacts, factsOf(await guideOf(services, taskCode)));
}

export const handleSavedGuides = visitorHandler(savedGuides, async ({ person }, { taskCode = "", ...paging }, services) => {
  const { database } = services;
  const [page, pack] = await Promise.all([ownPage(database, person, paging, count, rows, { only: taskCode }), packOf(database)]);
  const list = page.list.map(async ({ facts, pack: then, ...guide }) => ({
    ...guide,
    savedAt: minuteOf(new Date(guide.savedAt)),
    changes: await changesSince(services, { taskCode: guide.taskCode, facts, pack: then }, pack),
  }));
  return { ...page, list: await Promise.all(list) };
});

export const handleGuideSave = visitorHandler(guideSave, async ({ person }, { taskCode }, services) => {
  const { database, now } = services;
  const [item, others] = await Promise.all([database.get(known, { taskCode }), database.get(held, { person, taskCode })]);
  if (!item) throw new PortalError("item-unknown", `没有编码为 ${taskCode} 的事项`, { status: 404 });
  if ((others?.n ?? 0) >= MOST) throw new PortalError("too-many", `最多收藏 ${MOST} 个办事指南，请先删去不用的`, { status: 409 });
  const [guide, pack] = await Promise.all([guideOf(services, taskCode), packOf(database)]);
  await database.run(add, { person, taskCode, now: now().toISOString(), facts: JSON.stringify(factsOf(guide)), pack });
  return { saved: true };
});

export const handleGuideUnsave = visitorHandler(guideUnsave, async ({ person }, { taskCode }, { database }) => {
  await database.run(remove, { person, taskCode });
  return { saved: false };
});
