import { type AvailableRegion, PortalError, taskAvailability } from "@onehall/api";
import { list, fragment, sql } from "../../data";
import type { StoredGuide } from "../../province/guide";
import { defineHandler } from "../router/handler";
import { rulesOfCity } from "./city-rules";
import { consultPhone } from "./office";
import { type Level, type RegionPath, regionPath } from "../rows/regions";

type Row = {
  regionCode: string;
  regionName: string;
  level: Level;
  taskCode: string | null;
  deptName: string | null;
  phone: string | null;
  offers: number;
};

const DEPTH = 5;

/** Regions with their own item of a task, and the number of all items in and under them. A code begins like those above it, so "under" is a range. */
const columns = fragment`
  place.code AS "regionCode", place.name AS "regionName", place.level, item.code AS "taskCode", department.name AS "deptName", department.phone,
  (SELECT COUNT(*) FROM item AS inside WHERE inside.task_id = ${"taskId"} AND inside.region >= place.low AND inside.region < place.low || ':') AS offers`;
const region = fragment`
  SELECT code, name, level, sort,
    CASE level WHEN 'province' THEN SUBSTR(code, 1, 2) WHEN 'city' THEN SUBSTR(code, 1, 4) WHEN 'town' THEN SUBSTR(code, 1, 9) ELSE code END AS low
  FROM region`;
const joined = fragment`LEFT JOIN item ON item.task_id = ${"taskId"} AND item.region = place.code LEFT JOIN department ON department.org = item.org`;

const along = sql<Row>`SELECT ${columns} FROM (${region} WHERE code IN ${list("codes", DEPTH)}) AS place ${joined} ORDER BY LENGTH(place.code), place.code`;
const below = sql<Row>`SELECT ${columns} FROM (${region} WHERE parent = ${"region"} AND hidden = 0) AS place ${joined} ORDER BY place.sort, place.code`;
const task = sql<{ taskId: number; name: string; kind: string; region: string; guide: string; guidePhone: string }>`
  SELECT task.id AS "taskId", task.name, task.kind, task.guide, item.region, above.phone AS "guidePhone" FROM item JOIN task ON task.id = item.task_id
  JOIN department AS above ON above.dept_id = task.dept_id AND above.region = ${"province"} WHERE item.code = ${"code"}`;

/** Codes begin with `11`, then the area. */
const provinceOf = (code: string): string => `${code.slice(2, 4)}0000`;

/** Offices of towns and villages are guided by the department above, whose line answers for them. */
const isLocal = (level: Level): boolean => level === "town" || level === "village";

/** Who offers a task, seen from a region. Four statements. */
export const handleTaskAvailability = defineHandler(taskAvailability, async ({ TASK_CODE, region: asked }, { database, portal }) => {
  const found = await database.get(task, { code: TASK_CODE, province: provinceOf(TASK_CODE) });
  if (!found) throw new PortalError("guide-unknown", `没有编码为 ${TASK_CODE} 的事项`, { status: 404 });
  const { taskId, name, kind } = found;
  const line: RegionPath = await regionPath(database, asked ?? found.region);
  const [above, inside] = await Promise.all([
    database.all(along, { taskId, codes: line.path.map(({ code }) => code) }),
    database.all(below, { taskId, region: line.current.code }),
  ]);
  const stored = JSON.parse(found.guide) as StoredGuide;
  const { areaCodes } = portal.site;
  const lineArea = line.path.reduce((area, { code }) => areaCodes[code] ?? area, "");
  const offerOf = (row: Row): AvailableRegion => ({
    regionCode: row.regionCode,
    regionName: row.regionName,
    level: row.level,
    taskCode: row.taskCode ?? "",
    deptName: row.deptName ?? "",
    phone:
      row.phone === null ? "" : consultPhone({ areaCode: areaCodes[row.regionCode] ?? lineArea, phone: isLocal(row.level) ? found.guidePhone : row.phone }),
    offers: row.offers,
    local: rulesOfCity(stored, row.regionCode),
  });
  return {
    task: { taskCode: TASK_CODE, name, kind },
    region: { code: line.current.code, name: line.current.name },
    line: above.filter((row) => row.taskCode !== null).map(offerOf),
    below: inside.filter((row) => row.offers > 0).map(offerOf),
    total: above.find((row) => row.regionCode === line.current.code)?.offers ?? 0,
  };
});
