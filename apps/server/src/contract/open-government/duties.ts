import {
  type DutyDepartment,
  dutyCounts,
  dutyDepartments,
  dutyDetail,
  dutyList,
  matterTypeLabel,
  PortalError,
  type RawDuty,
  taskTypesOfDepartment,
} from "@onehall/api";
import { province } from "@onehall/regions";
import { byListLength, fragment, list, type Queries, sql } from "../../data";
import { likePattern } from "../../data/like";
import { defineHandler } from "../router/handler";
import { departmentFilter } from "../tasks/department-filter";
import { complaintPhone } from "../tasks/office";
import { type DepartmentRow, departmentByOrg, departmentsByOrgs, departmentsOf, type RegionPath, regionPath } from "../rows/regions";
import { filterConditions, sqlFragments, placesOf, scopeOf } from "./list-query";

const PROVINCE = 1;
const LEVEL_BITS = { province: PROVINCE, city: 2, county: 4, town: 0, village: 0 } as const;
const LEVEL_NAMES = [
  [1, "省级"],
  [2, "市级"],
  [4, "县级"],
] as const;

const counties = sql<{ n: number }>`SELECT COUNT(*) AS n FROM region WHERE parent = ${"code"} AND level = 'county'`;

/** Which duties a region's authorities exercise: those of its level; of both where a city has no counties. Towns and villages have none. */
async function bitsOf(queries: Queries, { current: { code, level } }: RegionPath): Promise<number> {
  if (level !== "city") return LEVEL_BITS[level];
  const below = await queries.get(counties, { code });
  return below?.n ? LEVEL_BITS.city : LEVEL_BITS.city + LEVEL_BITS.county;
}

type OfDepartments = { DEPT_CODE?: string | undefined; DEPT_CODES?: readonly string[] | undefined; AREACODE?: string | undefined };

/** The authorities that are asked about, by department line, and the levels that count there: one, those of a list, or all of a region. @see LEGACY-12 */
async function officesOf(queries: Queries, input: OfDepartments): Promise<{ offices: ReadonlyMap<string, DepartmentRow>; bits: number }> {
  const { DEPT_CODE: one, DEPT_CODES: several, AREACODE: region } = input;
  const named = one === undefined ? several && (await departmentsByOrgs(queries, several)) : [await departmentByOrg(queries, one)];
  const line = await regionPath(queries, region ?? named?.[0]?.region ?? province().code);
  const offices = new Map<string, DepartmentRow>();
  for (const office of named ?? (await departmentsOf(queries, line.current.code))) if (!offices.has(office.deptId)) offices.set(office.deptId, office);
  return { offices, bits: await bitsOf(queries, line) };
}

/** Department lines that one statement can be narrowed to: of one authority, or of all that a region has. */
const LINES = [1, 300] as const;

const held = (most: number) => fragment`duty.dept_id IN ${list("departments", most)} AND (duty.levels & ${"bits"}) <> 0`;
const byKind = byListLength(
  LINES,
  (most) => sql<{ kind: string; n: number }>`SELECT duty.kind, COUNT(*) AS n FROM duty WHERE ${held(most)} GROUP BY duty.kind ORDER BY duty.kind`,
);

const typeCount = ({ kind, n }: { kind: string; n: number }) => ({ TASK_TYPE: kind, TASK_TYPE_TEXT: matterTypeLabel(kind), COUNT: n });

export const handleDutyCounts = defineHandler(dutyCounts, async (input, { database }) => {
  const { offices, bits } = await officesOf(database, input);
  const rows = await database.all(byKind(offices.size), { departments: [...offices.keys()], bits });
  return { custom: { TOTAL: rows.reduce((total, { n }) => total + n, 0), LIST: rows.map(typeCount) } };
});

type DutyRow = { id: string; catalog: string; kind: string; name: string; deptId: string };

const wanted = (most: number) =>
  fragment`${held(most)} AND (${"kind"} = '' OR duty.kind = ${"kind"}) AND LOWER(duty.name) LIKE ${"keyword"} ESCAPE '!' AND (${"province"} = 0 OR (duty.levels & 1) <> 0)`;
const page = byListLength(
  LINES,
  (most) => sql<DutyRow>`SELECT duty.id, duty.catalog, duty.kind, duty.name, duty.dept_id AS "deptId" FROM duty WHERE ${wanted(most)}
  ORDER BY duty.sort LIMIT ${"limit"} OFFSET ${"offset"}`,
);
const count = byListLength(LINES, (most) => sql<{ n: number }>`SELECT COUNT(*) AS n FROM duty WHERE ${wanted(most)}`);

const rawOf = ({ id, catalog, kind, name }: DutyRow, office: DepartmentRow): RawDuty => ({
  ROWGUID: id,
  TASK_NAME: name,
  TASK_TYPE: kind,
  TASK_TYPE_TEXT: matterTypeLabel(kind),
  DEPT_CODE: office.org,
  DEPT_NAME: office.name,
  CATALOG_ID: catalog,
});

export const handleDutyList = defineHandler(dutyList, async (input, { database }) => {
  const { offices, bits } = await officesOf(database, input);
  const params = {
    departments: [...offices.keys()],
    bits,
    kind: input.TASK_TYPE ?? "",
    keyword: likePattern(input.KEYWORD),
    province: input.ISPROVINCE ? PROVINCE : 0,
  };
  const { pageNum, pageSize } = input;
  const [rows, counted] = await Promise.all([
    database.all(page(offices.size), { ...params, limit: pageSize, offset: (pageNum - 1) * pageSize }),
    database.get(count(offices.size), params),
  ]);
  return {
    custom: {
      PowerandresponsibilityList: rows.flatMap((row) => {
        const office = offices.get(row.deptId);
        return office ? [rawOf(row, office)] : [];
      }),
      PAGEINFO: { CURRENTPAGEINDEX: pageNum, PAGESIZE: pageSize, TOTALNUM: counted?.n ?? 0 },
    },
  };
});

type DetailRow = DutyRow & { levels: number; basis: string; general: string; above: string };
type General = { process: string[]; responsibility: string[]; accountability: string[] };

const byId = sql<DetailRow>`
  SELECT duty.id, duty.catalog, duty.kind, duty.name, duty.dept_id AS "deptId", duty.levels, duty.basis, duty_kind.detail AS general, department.org AS above
  FROM duty JOIN duty_kind ON duty_kind.kind = duty.kind
  JOIN department ON department.dept_id = duty.dept_id
  JOIN region ON region.code = department.region AND region.level = 'province'
  WHERE duty.id = ${"id"}`;
const guideOf = sql<{ code: string }>`
  SELECT item.code FROM duty JOIN task_reach ON task_reach.task_id = duty.task_id AND task_reach.scope = ${"scope"} JOIN item ON item.id = task_reach.item_id
  WHERE duty.id = ${"id"}`;

export const handleDutyDetail = defineHandler(dutyDetail, async ({ ITEMGUID: id, DEPT_CODE }, { database, portal }) => {
  const row = await database.get(byId, { id });
  if (!row) throw new PortalError("duty-unknown", "没有这个权责事项，可能已经取消或者调整", { status: 404 });
  const office = await departmentByOrg(database, DEPT_CODE ?? row.above);
  const line = await regionPath(database, office.region);
  const guide = await database.get(guideOf, { id, scope: scopeOf(line) });
  const general = JSON.parse(row.general) as General;
  const areaCode = line.path.reduce((found, region) => portal.site.areaCodes[region.code] ?? found, "");
  return {
    custom: {
      POWERANDRESPONSIBILITYLIST: {
        ...rawOf(row, office),
        XKSXBM: row.catalog,
        USE_LEVEL: LEVEL_NAMES.filter(([bit]) => row.levels & bit)
          .map(([, name]) => name)
          .join("、"),
        EXERCISER: office.name,
        PROCESS: general.process,
        TASK_CODE: guide?.code ?? "",
        BASIS: JSON.parse(row.basis) as string[],
        RESPONSIBILITY: general.responsibility,
        ACCOUNTABILITY: general.accountability,
        COMPLAINT_PHONE: complaintPhone({ areaCode, phone: office.phone }),
      },
    },
  };
});

const byDepartment = sql<{ deptId: string; kind: string; n: number }>`
  SELECT duty.dept_id AS "deptId", duty.kind, COUNT(*) AS n FROM duty WHERE (duty.levels & ${"bits"}) <> 0
  GROUP BY duty.dept_id, duty.kind ORDER BY duty.dept_id, duty.kind`;

/** The departments of a region that have duties there, in their order. */
export async function departmentsWithDuties(queries: Queries, line: RegionPath): Promise<DutyDepartment[]> {
  const bits = await bitsOf(queries, line);
  const [offices, rows] = await Promise.all([departmentsOf(queries, line.current.code), queries.all(byDepartment, { bits })]);
  return offices.flatMap((office) => {
    const types = rows.filter(({ deptId }) => deptId === office.deptId).map(({ kind, n }) => ({ code: kind, label: matterTypeLabel(kind), count: n }));
    const total = types.reduce((sum, type) => sum + type.count, 0);
    return total === 0 ? [] : [{ orgCode: office.org, name: office.name, short: office.short, deptType: office.type, total, types }];
  });
}

export const handleDutyDepartments = defineHandler(dutyDepartments, async ({ region }, { database }) => ({
  list: await departmentsWithDuties(database, await regionPath(database, region)),
}));

const taskKinds = sql<{ kind: string; n: number }>`
  SELECT task.kind, COUNT(*) AS n FROM task JOIN task_reach ON task_reach.scope = ${"scope"} AND task_reach.task_id = task.id
  ${sqlFragments.item}
  WHERE ${sqlFragments.wanted} GROUP BY task.kind ORDER BY task.kind`;

export const handleTaskTypesOfDepartment = defineHandler(taskTypesOfDepartment, async ({ orgNumber }, { database }) => {
  const office = await departmentByOrg(database, orgNumber);
  const [line, filter] = await Promise.all([regionPath(database, office.region), departmentFilter(database, orgNumber, false)]);
  const narrowing = { keyword: "", department: filter.department ?? "", org: filter.org ?? "" };
  return (await database.all(taskKinds, { ...placesOf(line), ...filterConditions(narrowing) })).map(typeCount);
});
