import { dutyDepartments, matterTypeLabel, type Client, type DutyDepartment } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { csvResponse } from "../csv";
import { optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { lastSegment } from "../page/query";
import { paths } from "../paths";
import { authorityAbove, placeName, provinceSummary, type RegionSummary } from "../app/region-summary";
import { kindOf } from "./catalogue-data";
import { placeOf } from "./place";

export type DutyServiceData = {
  region: RegionSummary;
  /** Whose departments these are: the region's own, or those of the county above a town or village that keeps none. */
  keeper: { code: string; name: string };
  /** The page of the province's own departments. */
  ofProvince: boolean;
  /** Code of a matter type; empty: all. */
  kind: string;
  /** Departments that have duties of the type. Null: out of order. */
  departments: DutyDepartment[] | null;
  /** Matter types of all departments together, with their number. */
  types: DutyDepartment["types"];
};

/** Departments that have duties of a type, with only these counted. */
const narrowed = (departments: readonly DutyDepartment[], kind: string): DutyDepartment[] =>
  departments.flatMap((department) => {
    const types = department.types.filter(({ code }) => kind === "" || code === kind);
    const total = types.reduce((sum, { count }) => sum + count, 0);
    return total === 0 ? [] : [{ ...department, types, total }];
  });

/** How many duties there are of each type, most first. */
function typesOf(departments: readonly DutyDepartment[]): DutyDepartment["types"] {
  const counts = new Map<string, number>();
  for (const { code, count } of departments.flatMap(({ types }) => types)) counts.set(code, (counts.get(code) ?? 0) + count);
  return [...counts]
    .map(([code, count]) => ({ code, label: matterTypeLabel(code), count }))
    .toSorted((one, other) => other.count - one.count || one.code.localeCompare(other.code));
}

type Kept = Pick<DutyServiceData, "keeper"> & { all: DutyDepartment[] | null };

/** All departments with duties of a region, or of the county above it. */
async function keptFor(client: Client, region: RegionSummary): Promise<Kept> {
  const all = await optional(client.call(dutyDepartments, { region: region.code }));
  const above = authorityAbove(region);
  if (all?.length !== 0 || !above) return { keeper: region, all };
  return { keeper: above, all: await optional(client.call(dutyDepartments, { region: above.code })) };
}

/** Departments with their duties: of a region, `/public/duty-service?region=&kind=`, or of the province, `/public/duty-service-province?kind=`. */
export async function loadDutyService({ context, url }: LoaderFunctionArgs) {
  const ofProvince = lastSegment(url.pathname) === "duty-service-province";
  const { client } = portalOf({ context });
  const code = ofProvince ? provinceSummary().code : initialRegion(url.searchParams);
  const kind = kindOf(url.searchParams);
  const { region } = await placeOf(client, code);
  const { keeper, all } = await keptFor(client, region);
  return data<DutyServiceData>(
    { region, keeper: { code: keeper.code, name: keeper.name }, ofProvince, kind, departments: all && narrowed(all, kind), types: typesOf(all ?? []) },
    all ? {} : { status: 503 },
  );
}

export const dutyHeading = ({ region, ofProvince }: Pick<DutyServiceData, "region" | "ofProvince">): string =>
  ofProvince ? "省级部门权责清单" : `${placeName(region)}各部门权责清单`;

export const dutyServiceMeta: MetaFunction<typeof loadDutyService> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, ofProvince, kind, departments } = loaderData;
  const title = `${dutyHeading(loaderData)}${kind === "" ? "" : `：${matterTypeLabel(kind)}`}`;
  const description = `${title}${departments ? `，共 ${departments.length} 个部门` : ""}：每个部门有什么权力、负什么责任、依据是什么。`;
  const canonical = ofProvince ? paths.v2.dutyServiceProvince({ kind }) : paths.v2.dutyService({ region: region.code, kind });
  return [
    ...siteMeta(matches, { title, description, canonical }),
    ...columnMeta({ name: "权责清单", description, keywords: ["权责清单", "行政权力", region.name], type: "信息公开" }),
  ];
};

/** The departments as a file: `/v2/public/duty-service.csv?…`, `/v2/public/duty-service-province.csv?…`. */
export async function loadDutyServiceCsv({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  const { region } = await placeOf(client, url.pathname.endsWith("-province.csv") ? provinceSummary().code : initialRegion(url.searchParams));
  const { keeper, all } = await keptFor(client, region);
  if (!all) throw data(null, { status: 503 });
  const departments = narrowed(all, kindOf(url.searchParams));
  const rows = departments.flatMap(({ types, ...department }) => types.map((type) => ({ ...department, ...type })));
  return csvResponse(
    "各部门权责清单",
    [
      { title: "部门", value: ({ name }) => name },
      { title: "机构代码", value: ({ orgCode }) => orgCode },
      { title: "权责类型", value: ({ label }) => label },
      { title: "数量", value: ({ count }) => count },
      { title: "清单", value: ({ orgCode, code }) => origin + paths.v2.dutyList({ region: keeper.code, deptCode: orgCode, kind: code }) },
    ],
    rows,
  );
}
