import { EASY_LISTS, easyList, generalCatalogue, LIST_TYPES, listCounts, listOfType, matterTypeLabel, publicServices } from "@onehall/api";
import { pagePath } from "@onehall/routes/path";
import { sql } from "../../data";
import { MZB, PUBLIC_SERVICES } from "../../province/families/open-government/counted";
import { defineHandler } from "../router/handler";
import { taskSummary } from "../tasks/task-summary";
import { regionPath } from "../rows/regions";
import { countsOfLists, listPage, filterConditions, listFilterOf, sqlFragments, placesOf } from "./list-query";
import type { Services } from "../services";

type Input = { region: string; keyword: string; departmentCode?: string | undefined; page: number; pageSize: number };

/** A page of a list, as every list of tasks answers it. */
async function answerOf({ database }: Services, list: string, input: Input) {
  const [line, narrowing] = await Promise.all([regionPath(database, input.region), listFilterOf(database, input)]);
  const { rows, total } = await listPage(database, line, list, narrowing, input);
  return { total, page: input.page, pageSize: input.pageSize, list: rows.map(taskSummary) };
}

export const handleListOfType = defineHandler(listOfType, async (input, services) => {
  const name = LIST_TYPES.find(({ type }) => type === input.type)?.name ?? "";
  return { type: input.type, name, ...(await answerOf(services, String(input.type), input)) };
});

export const handleEasyList = defineHandler(easyList, async (input, services) => {
  const name = EASY_LISTS.find(({ key }) => key === input.key)?.name ?? "";
  return { key: input.key, name, ...(await answerOf(services, input.key, input)) };
});

export const handlePublicServices = defineHandler(publicServices, (input, given) => answerOf(given, PUBLIC_SERVICES, input));

/** The page of each set of lists, up to the key of the list. */
const PAGES = {
  四办: (region: string) => `${pagePath("v2/public/four-deal")}?region=${region}#`,
  四免: (region: string) => `${pagePath("v2/public/four-avoid")}?region=${region}#`,
  寄递: (region: string) => `${pagePath("v2/express/index")}?region=${region}&way=`,
} as const;

/** Every list with the page that shows it. */
export const LISTS = (region: string): readonly { key: string; name: string; set: string; url: string }[] => [
  ...LIST_TYPES.map(({ type, name }) => ({
    key: String(type),
    name,
    set: "专项清单",
    url: `${pagePath("v2/affairs-public-second-list")}?region=${region}&type=${type}`,
  })),
  ...EASY_LISTS.map(({ key, name, set }) => ({
    key,
    name,
    set,
    url: PAGES[set](region) + key,
  })),
  { key: PUBLIC_SERVICES, name: "公共服务", set: "目录", url: `${pagePath("v2/public/second-index")}?region=${region}#gonggong` },
  { key: MZB, name: "免证办", set: "目录", url: `${pagePath("v2/public/mzb/index")}?region=${region}` },
];

/** Audience of a task: 1 persons, 2 companies, 3 both. */
const audiences = sql<{ list: string; person: number; company: number }>`
  SELECT list_task.list, MAX(CASE task.audience WHEN 2 THEN 0 ELSE 1 END) AS person, MAX(CASE task.audience WHEN 1 THEN 0 ELSE 1 END) AS company
  FROM list_task JOIN task ON task.id = list_task.task_id GROUP BY list_task.list`;

export const handleListCounts = defineHandler(listCounts, async ({ region }, { database }) => {
  const line = await regionPath(database, region);
  const [counts, tagged] = await Promise.all([countsOfLists(database, line), database.all(audiences, {})]);
  const tags = new Map(tagged.map(({ list, person, company }) => [list, [person === 1 ? "个人" : "", company === 1 ? "法人" : ""].filter(Boolean).join("、")]));
  return {
    list: LISTS(line.current.code).map((list, index) => ({
      ...list,
      count: counts.get(list.key) ?? 0,
      title: list.name,
      tag: tags.get(list.key) ?? "",
      order: index + 1,
    })),
  };
});

type CatalogueRow = { taskId: number; basicCode: string; name: string; kind: string; deptName: string; levels: number; taskCode: string };

const LEVELS = ["省级", "市级", "县级", "镇街", "村居"] as const;
const levelNames = (bits: number): string => LEVELS.filter((_, index) => bits & (1 << index)).join("、");

const offeredAt = sql<CatalogueRow>`
  SELECT task.id AS "taskId", task.code AS "basicCode", task.name, task.kind, above.name AS "deptName", item.code AS "taskCode",
    (SELECT CAST(SUM(CASE offer.level WHEN 'province' THEN 1 WHEN 'city' THEN 2 WHEN 'county' THEN 4 WHEN 'town' THEN 8 ELSE 16 END) AS INTEGER) FROM offer
      WHERE offer.level IN ('province', 'city', 'county', 'town', 'village') AND offer.task_id = task.id) AS levels
  FROM task JOIN task_reach ON task_reach.scope = ${"scope"} AND task_reach.task_id = task.id
  ${sqlFragments.item}
  JOIN department AS above ON above.dept_id = task.dept_id AND above.region = ${"province"}
  WHERE (${"kind"} = '' OR task.kind = ${"kind"}) AND ${sqlFragments.wanted}
  ORDER BY above.sort, task.code, task.id LIMIT ${"limit"} OFFSET ${"offset"}`;
const offeredCount = sql<{ n: number }>`
  SELECT COUNT(*) AS n FROM task JOIN task_reach ON task_reach.scope = ${"scope"} AND task_reach.task_id = task.id
  ${sqlFragments.item}
  JOIN department AS above ON above.dept_id = task.dept_id AND above.region = ${"province"}
  WHERE (${"kind"} = '' OR task.kind = ${"kind"}) AND ${sqlFragments.wanted}`;

export const handleGeneralCatalogue = defineHandler(generalCatalogue, async (input, { database }) => {
  const [line, narrowing] = await Promise.all([regionPath(database, input.region), listFilterOf(database, input)]);
  const params = { ...placesOf(line), ...filterConditions(narrowing), kind: input.kind ?? "", province: line.path[0]?.code ?? "" };
  const { page, pageSize } = input;
  const [rows, counted] = await Promise.all([
    database.all(offeredAt, { ...params, limit: pageSize, offset: (page - 1) * pageSize }),
    database.get(offeredCount, params),
  ]);
  return {
    total: counted?.n ?? 0,
    page,
    pageSize,
    list: rows.map(({ basicCode, name, kind, deptName, levels, taskCode }) => ({
      basicCode,
      name,
      kind,
      kindLabel: matterTypeLabel(kind),
      deptName,
      levels: levelNames(levels),
      taskCode,
    })),
  };
});
