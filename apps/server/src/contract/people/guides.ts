import { guideSave, guideUnsave, PortalError, savedGuides } from "@onehall/api";
import { sql } from "../../data";
import { visitorHandler } from "./visitor-handler";
import { ownPage } from "./pages";
import { minuteOf } from "../../common/minute";

/** Guides that one person can save. */
const MOST = 500;

type GuideRow = { taskCode: string; taskName: string; deptName: string; regionName: string; savedAt: string };

/** What the pack does not offer any more stays saved, and is shown again when it is. */
const count = sql<{
  n: number;
}>`SELECT COUNT(*) AS n FROM person_guide JOIN item ON item.code = task_code WHERE person = ${"person"} AND (${"only"} = '' OR task_code = ${"only"})`;
const rows = sql<GuideRow>`
  SELECT task_code AS "taskCode", task.name AS "taskName", department.name AS "deptName", region.name AS "regionName", saved_at AS "savedAt"
  FROM person_guide
  JOIN item ON item.code = task_code
  JOIN task ON task.id = item.task_id
  JOIN department ON department.org = item.org
  JOIN region ON region.code = item.region
  WHERE person = ${"person"} AND (${"only"} = '' OR task_code = ${"only"}) ORDER BY saved_at DESC, task_code LIMIT ${"limit"} OFFSET ${"offset"}`;
const held = sql<{ n: number }>`SELECT COUNT(*) AS n FROM person_guide WHERE person = ${"person"} AND task_code <> ${"taskCode"}`;
const known = sql<{ code: string }>`SELECT code FROM item WHERE code = ${"taskCode"}`;
const add = sql`
  INSERT INTO person_guide (person, task_code, saved_at) VALUES (${"person"}, ${"taskCode"}, ${"now"}) ON CONFLICT DO NOTHING`;
const remove = sql`DELETE FROM person_guide WHERE person = ${"person"} AND task_code = ${"taskCode"}`;

export const ownGuides = visitorHandler(savedGuides, async ({ person }, { taskCode = "", ...paging }, { database }) => {
  const page = await ownPage(database, person, paging, count, rows, { only: taskCode });
  return { ...page, list: page.list.map((guide) => ({ ...guide, savedAt: minuteOf(new Date(guide.savedAt)) })) };
});

export const saveGuide = visitorHandler(guideSave, async ({ person }, { taskCode }, { database, now }) => {
  const [item, others] = await Promise.all([database.get(known, { taskCode }), database.get(held, { person, taskCode })]);
  if (!item) throw new PortalError("item-unknown", `没有编码为 ${taskCode} 的事项`, { status: 404 });
  if ((others?.n ?? 0) >= MOST) throw new PortalError("too-many", `最多收藏 ${MOST} 个办事指南，请先删去不用的`, { status: 409 });
  await database.run(add, { person, taskCode, now: now().toISOString() });
  return { saved: true };
});

export const unsaveGuide = visitorHandler(guideUnsave, async ({ person }, { taskCode }, { database }) => {
  await database.run(remove, { person, taskCode });
  return { saved: false };
});
