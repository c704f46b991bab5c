import { conveniences, type Feature, innovations, type LinkGroup, matterTypeLabel, openGovernment, peopleAndGovernment } from "@onehall/api";
import { departmentPath } from "@onehall/regions";
import { pagePath } from "@onehall/routes/path";
import { list, type Queries, sql } from "../../data";
import { defineHandler } from "../router/handler";
import { childrenOf, departmentsOf, type RegionPath, regionPath } from "../rows/regions";
import { departmentsWithDuties } from "./duties";
import { countsOfLists, scopeOf } from "./list-query";
import { LISTS } from "./lists";

const INFORMATION = "政府信息公开";
const SERVICES = "办事信息公开";
const DEPTH = 5;

type LinkRow = { groupKey: string; groupName: string; name: string; url: string; text: string };

const links = sql<LinkRow>`
  SELECT group_key AS "groupKey", group_name AS "groupName", name, url, summary AS text FROM link_entry WHERE page = ${"page"} ORDER BY sort`;
const itemsOfOffices = sql<{ org: string; n: number }>`SELECT org, COUNT(*) AS n FROM item WHERE region = ${"region"} GROUP BY org ORDER BY org`;
const kinds = sql<{ kind: string; n: number }>`
  SELECT task.kind, COUNT(*) AS n FROM task_reach JOIN task ON task.id = task_reach.task_id WHERE task_reach.scope = ${"scope"} GROUP BY task.kind ORDER BY task.kind`;

/** Rows that follow one another with the same key, as groups. */
function grouped(rows: readonly LinkRow[], region: string): LinkGroup[] {
  const groups: LinkGroup[] = [];
  for (const { groupKey, groupName, name, url, text } of rows) {
    const entry = { name, url: url.replaceAll("{region}", region), text };
    const last = groups.at(-1);
    if (last?.key === groupKey) last.list.push(entry);
    else groups.push({ key: groupKey, name: groupName, list: [entry] });
  }
  return groups;
}

/** The lists that follow from the catalogue: by department, by kind of list, by matter type, by region below. Groups without entries are left out. */
async function computedGroups(queries: Queries, line: RegionPath): Promise<LinkGroup[]> {
  const { code: region } = line.current;
  const [duties, offices, items, counts, types, below] = await Promise.all([
    departmentsWithDuties(queries, line),
    departmentsOf(queries, region),
    queries.all(itemsOfOffices, { region }),
    countsOfLists(queries, line),
    queries.all(kinds, { scope: scopeOf(line) }),
    childrenOf(queries, region),
  ]);
  const itemsOf = new Map(items.map(({ org, n }) => [org, n]));
  const officesOfType = (name: string, key: string, isOne: (type: string) => boolean): LinkGroup => ({
    part: SERVICES,
    key,
    name,
    list: offices
      .filter(({ type, org }) => isOne(type) && itemsOf.has(org))
      .map((office) => ({
        name: office.name,
        url: departmentPath(office.org, "v2", region),
        count: itemsOf.get(office.org) ?? 0,
      })),
  });
  return [
    {
      part: INFORMATION,
      key: "duties",
      name: "权责清单",
      list: duties.map(({ orgCode, name, total }) => ({
        name: `${name}权责清单`,
        url: `${pagePath("v2/affairs-public-duty-list")}?region=${region}&deptCode=${orgCode}`,
        count: total,
      })),
    },
    {
      part: INFORMATION,
      key: "lists",
      name: "便民清单",
      list: LISTS(region).flatMap(({ key, name, url }) => {
        const count = counts.get(key) ?? 0;
        return count === 0 ? [] : [{ name: `${name}清单`, url, count }];
      }),
    },
    {
      part: INFORMATION,
      key: "kinds",
      name: "通用目录",
      list: types.map(({ kind, n }) => ({
        name: `${matterTypeLabel(kind)}事项目录`,
        url: `${pagePath("v2/public/catalog")}?region=${region}&kind=${kind}`,
        count: n,
      })),
    },
    {
      part: INFORMATION,
      key: "regions",
      name: "下级政务公开",
      list: below.map(({ code, name }) => ({ name: `${name}政务公开`, url: `${pagePath("v2/public/index")}?region=${code}` })),
    },
    officesOfType("政务服务部门", "service-departments", (type) => type === "1"),
    officesOfType("其他公共服务单位", "other-departments", (type) => type !== "1"),
  ].filter((group) => group.list.length > 0);
}

export const handleOpenGovernment = defineHandler(openGovernment, async ({ region }, { database }) => {
  const line = await regionPath(database, region);
  const [written, computed] = await Promise.all([database.all(links, { page: "open" }), computedGroups(database, line)]);
  const own = grouped(written, line.current.code).map((group) => ({ ...group, part: INFORMATION }));
  return { groups: [...own, ...computed] };
});

export const handlePeopleAndGovernment = defineHandler(peopleAndGovernment, async ({ region }, { database }) => {
  const line = await regionPath(database, region);
  return { groups: grouped(await database.all(links, { page: "people" }), line.current.code) };
});

type InnovationRow = { groupKey: string; groupName: string; name: string; text: string; image: string; url: string; code: string | null; tags: string };

const ofPlaces = sql<InnovationRow>`
  SELECT innovation.group_key AS "groupKey", innovation.group_name AS "groupName", innovation.name, innovation.summary AS text, innovation.image, innovation.url,
    (SELECT item.code FROM task_reach JOIN item ON item.id = task_reach.item_id
      WHERE task_reach.task_id = innovation.task_id AND task_reach.scope = CASE WHEN innovation.region = ${"province"} THEN ${"scope"} ELSE innovation.region END) AS code,
    innovation.tags
  FROM innovation WHERE ${"scope"} = ${"province"} OR innovation.region IN ${list("path", DEPTH)} ORDER BY innovation.sort`;

/** What is special in a region: what is of the whole province, and of it and the regions above it; seen from the province, everything. */
async function innovationsOf(queries: Queries, line: RegionPath): Promise<(Feature & { groupKey: string; groupName: string })[]> {
  const codes = line.path.map((region) => region.code);
  const rows = await queries.all(ofPlaces, { scope: scopeOf(line), province: codes[0] ?? "", path: codes });
  return rows.flatMap(({ groupKey, groupName, name, text, image, url, code, tags }) => {
    const link = url === "" ? code && pagePath("v2/guide/:id", { id: code }) : url.replaceAll("{region}", line.current.code);
    return link ? [{ groupKey, groupName, name, text, image, url: link, tags: JSON.parse(tags) as string[] }] : [];
  });
}

const featureOf = ({ name, text, image, url, tags }: Feature): Feature => ({ name, text, image, url, tags });

export const handleInnovations = defineHandler(innovations, async ({ region }, { database }) => {
  const rows = await innovationsOf(database, await regionPath(database, region));
  const keys = [...new Set(rows.map(({ groupKey }) => groupKey))];
  return {
    groups: keys.map((key) => {
      const own = rows.filter(({ groupKey }) => groupKey === key);
      return { key, name: own[0]?.groupName ?? "", list: own.map(featureOf) };
    }),
  };
});

export const handleConveniences = defineHandler(conveniences, async ({ region }, { database }) => ({
  list: (await innovationsOf(database, await regionPath(database, region))).map(featureOf),
}));
