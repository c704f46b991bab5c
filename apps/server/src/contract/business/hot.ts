import { type HotGroup, hotMatters } from "@onehall/api";
import { sql } from "../../data";
import { ACTIVITY_ROOT } from "../../province/families/one-things/activities";
import { type Audience, CATALOG_ROOT } from "../../province/themes";
import { iconPath } from "../../common/icon-path";
import { defineHandler } from "../router/handler";
import { taskSummary } from "../tasks/task-summary";
import { guidePath } from "../one-things/paths";
import { regionPath } from "../rows/regions";
import { selectedTasks, type TaskRow, taskValues, themeCounts } from "../rows/tasks";
import { catalogueOf, filledEntriesOf, nodeOf } from "./catalogue";
import { allActivities } from "./rows";

/** Matters that a group names. */
const NAMED = 6;

/** What is asked for most in every theme and event, hottest first. `together`: hot of all tasks of the group. */
const hottest = sql<TaskRow & { catalog: string; together: number; city: string | null; county: string | null }>`
  SELECT * FROM (
    SELECT task_theme.catalog, task.id AS "taskId", task.name, task.phrase, task.aliases, task.lead, task.kind, task.hot, task.online, task.visits, task.promised,
      task.promise, task.statutory, item.code, item.region, region.name AS "regionName", city.name AS city, county.name AS county, item.org, department.name AS "deptName",
      CAST(SUM(task.hot) OVER (PARTITION BY task_theme.catalog) AS INTEGER) AS together,
      ROW_NUMBER() OVER (PARTITION BY task_theme.catalog ORDER BY task.hot DESC, task.id) AS place
    FROM ${selectedTasks}
    JOIN task_theme ON task_theme.task_id = picked.task_id
    JOIN task ON task.id = picked.task_id JOIN item ON item.id = picked.item_id
    JOIN region ON region.code = item.region JOIN department ON department.org = item.org
    LEFT JOIN region AS city ON city.level = 'city' AND city.code = SUBSTR(item.region, 1, 4) || '00'
    LEFT JOIN region AS county ON county.level = 'county' AND county.code = SUBSTR(item.region, 1, 6)
  ) AS ranked WHERE place <= ${"most"} ORDER BY catalog, place`;

/** Four statements. */
export const handleHotMatters = defineHandler(hotMatters, async ({ region, audience: tag }, { database, portal }) => {
  const audience: Audience = tag === "2" ? "company" : "person";
  const line = await regionPath(database, region);
  const [activities, counts, rows] = await Promise.all([
    allActivities(database),
    themeCounts(database, line),
    database.all(hottest, { ...taskValues(line, { audience: Number(tag) }), most: NAMED }),
  ]);
  const catalogue = catalogueOf(portal.themes, activities);
  const groupsOf = (rootId: string): HotGroup[] => {
    const rootName = nodeOf(catalogue, rootId).name;
    const groups = filledEntriesOf(catalogue, rootId, counts).map(({ catalogCode: id, code, name, icon, count }) => {
      const named = rows.filter((row) => row.catalog === id);
      return {
        id,
        parentId: rootId,
        code,
        name,
        desc: named.map((row) => row.phrase).join("、"),
        icon,
        hot: named[0]?.together ?? 0,
        count,
        items: named.map((row, index) => ({
          ...taskSummary(row),
          id: row.code,
          regionCode: row.region,
          desc: row.lead,
          url: guidePath(row.kind, row.code),
          isUrl: "1" as const,
          hot: row.hot,
          weights: index + 1,
          parentId: id,
          parentName: name,
          rootId,
          rootName,
          codeList: [{ region: row.regionName, county: row.county ?? "", code: row.region, city: row.city ?? "" }],
          iconUrl: iconPath(icon),
        })),
      };
    });
    groups.sort((one, other) => other.hot - one.hot || one.id.localeCompare(other.id));
    return groups.map((group, index) => ({ ...group, weights: index + 1 }));
  };
  return { themes: groupsOf(CATALOG_ROOT[audience]), activities: groupsOf(ACTIVITY_ROOT[audience]) };
});
