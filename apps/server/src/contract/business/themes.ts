import { type AnswerOf, catalogDetail, companyIndex, companySub, personIndex, personSub, PortalError, type QueryOf } from "@onehall/api";
import { ACTIVITY_ROOT } from "../../province/families/one-things/activities";
import { type Audience, CATALOG_ROOT } from "../../province/themes";
import { defineHandler } from "../router/handler";
import { taskSummary } from "../tasks/task-summary";
import { departmentFilter } from "../tasks/department-filter";
import { departmentsOf, type RegionPath, regionPath } from "../rows/regions";
import { taskPage, themeCounts } from "../rows/tasks";
import type { Services } from "../services";
import { catalogueOf, entriesOf, filledEntriesOf, nodeOf } from "./catalogue";
import { allActivities, departmentCounts, rootCounts } from "./rows";

const HOT = 10;
const AUDIENCE_CODE: Record<Audience, number> = { person: 1, company: 2 };
const AUDIENCE_NAME: Record<Audience, string> = { person: "个人", company: "法人" };

/** Towns and villages have no departments: those of the region above them do the work. */
const officesPlace = ({ path }: RegionPath): string => path.findLast((region) => region.level !== "town" && region.level !== "village")?.code ?? "";

/** The page of services for one audience. Eight statements. */
async function index(audience: Audience, region: string, { database, portal }: Services): Promise<AnswerOf<typeof personIndex>> {
  const line = await regionPath(database, region);
  const filter = { audience: AUDIENCE_CODE[audience] };
  const [activities, counts, offices, byDepartment, hot] = await Promise.all([
    allActivities(database),
    themeCounts(database, line),
    departmentsOf(database, officesPlace(line)),
    departmentCounts(database, line, filter),
    taskPage(database, line, filter, HOT, 0),
  ]);
  const catalogue = catalogueOf(portal.themes, activities);
  return {
    themes: filledEntriesOf(catalogue, CATALOG_ROOT[audience], counts),
    activities: filledEntriesOf(catalogue, ACTIVITY_ROOT[audience], counts),
    departments: offices.flatMap(({ org, name, deptId }) => {
      const count = byDepartment.get(deptId) ?? 0;
      return count === 0 ? [] : [{ orgCode: org, name, count }];
    }),
    hot: hot.rows.map(taskSummary),
  };
}

/** Tasks of a theme or an event. @throws PortalError `invalid`, status 400, when the theme is of the other audience */
async function sub(audience: Audience, input: QueryOf<typeof personSub>, { database, portal }: Services): Promise<AnswerOf<typeof personSub>> {
  const line = await regionPath(database, input.region);
  const catalogue = catalogueOf(portal.themes, await allActivities(database));
  const node = nodeOf(catalogue, input.catalogCode);
  if (node.audience !== audience) throw new PortalError("invalid", `主题“${node.name}”不是给${AUDIENCE_NAME[audience]}办事的，请换一个主题`, { status: 400 });
  const department = input.departmentCode === undefined ? {} : await departmentFilter(database, input.departmentCode, false);
  const filter = { audience: AUDIENCE_CODE[audience], catalog: node.catalogCode, online: input.onlyOnline, ...department };
  const [counts, roots, { rows, total }] = await Promise.all([
    themeCounts(database, line),
    rootCounts(database, line),
    taskPage(database, line, filter, input.pageSize, (input.page - 1) * input.pageSize),
  ]);
  const all = new Map([...counts, ...roots]);
  const [theme] = entriesOf(catalogue, [node.catalogCode], all);
  if (!theme) throw new Error(`no entry for ${node.catalogCode}`);
  return { theme, children: entriesOf(catalogue, node.children, all), items: rows.map(taskSummary), total, page: input.page, pageSize: input.pageSize };
}

export const handlePersonIndex = defineHandler(personIndex, ({ region }, services) => index("person", region, services));
export const handleCompanyIndex = defineHandler(companyIndex, ({ region }, services) => index("company", region, services));
export const handlePersonSub = defineHandler(personSub, (input, services) => sub("person", input, services));
export const handleCompanySub = defineHandler(companySub, (input, services) => sub("company", input, services));

export const handleCatalogDetail = defineHandler(catalogDetail, async ({ region, code }, { database, portal }) => {
  const line = await regionPath(database, region);
  const [activities, counts, roots] = await Promise.all([allActivities(database), themeCounts(database, line), rootCounts(database, line)]);
  const catalogue = catalogueOf(portal.themes, activities);
  const node = nodeOf(catalogue, code);
  const all = new Map([...counts, ...roots]);
  const [own] = entriesOf(catalogue, [node.catalogCode], all);
  if (!own) throw new Error(`no entry for ${node.catalogCode}`);
  const [parent = null] = node.parent === null ? [] : entriesOf(catalogue, [node.parent], all);
  return { ...own, parent, children: entriesOf(catalogue, node.children, all) };
});
