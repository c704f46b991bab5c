import {
  currentRegion,
  supervision,
  timeliness,
  workOrderStatistics,
  type AnswerOf,
  type Client,
  type Supervision,
  type Timeliness,
  type WorkOrderStatistics,
} from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { csvResponse, type CsvColumn } from "../csv";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";

export type SupervisionData = {
  region: RegionSummary;
  /** Each null: out of order. */
  figures: Supervision | null;
  statistics: WorkOrderStatistics | null;
  punctual: Timeliness | null;
};

/** 效能监督 of a region: `?region=`. @see RATING-05 */
export async function loadSupervision({ context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const region = initialRegion(query);
  const [view, figures, statistics, punctual] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: region })),
    optional(client.call(supervision, { region })),
    optional(client.call(workOrderStatistics, { region })),
    optional(client.call(timeliness, { region })),
  ]);
  return data<SupervisionData>({ region: summarise(view), figures, statistics, punctual }, figures && statistics && punctual ? {} : { status: 503 });
}

/** A region or a department with its figures beside those of others. */
export type PunctualityRow = Omit<Timeliness, "regions" | "departments"> & { name: string };

const columns = (what: string): CsvColumn<PunctualityRow>[] => [
  { title: what, value: ({ name }) => name },
  { title: "办结数（近 12 个月）", value: ({ finished }) => finished },
  { title: "按时办结率（%）", value: ({ finished, onTimeRate }) => (finished === 0 ? "" : onTimeRate) },
  { title: "在办", value: ({ underWay }) => underWay },
  { title: "临近期限", value: ({ dueSoon }) => dueSoon },
  { title: "已超期限", value: ({ overdue }) => overdue },
];
const monthColumns: CsvColumn<AnswerOf<typeof workOrderStatistics>["months"][number]>[] = [
  { title: "月份", value: ({ month }) => month },
  { title: "受理数", value: ({ accepted }) => accepted },
  { title: "办结数", value: ({ finished }) => finished },
];

type Asked = { client: Client; region: string };

/** The tables of the page as files: `?table=`. */
const FILES = {
  region: async ({ client, region }: Asked) => csvResponse("各地区办件时效", columns("地区"), (await client.call(timeliness, { region })).regions),
  department: async ({ client, region }: Asked) => csvResponse("各部门办件时效", columns("部门"), (await client.call(timeliness, { region })).departments),
  month: async ({ client, region }: Asked) => csvResponse("各月办件数", monthColumns, (await client.call(workOrderStatistics, { region })).months),
} as const;

const LATER = "数据暂时不能下载。请稍后重试，或者拨打 12345 咨询。";

/** A table of the page as a file: `?region=&table=`; that of the departments where none is named. */
export async function loadSupervisionFile({ context, url: { searchParams: query } }: LoaderFunctionArgs): Promise<Response> {
  const { client } = portalOf({ context });
  const table = query.get("table") ?? "";
  const file = FILES[Object.hasOwn(FILES, table) ? (table as keyof typeof FILES) : "department"];
  const made = await optional(orNotFound(file({ client, region: initialRegion(query) })));
  return made ?? new Response(LATER, { status: 503, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

export const supervisionMeta: MetaFunction<typeof loadSupervision> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, statistics } = loaderData;
  const description = `${region.name}政务服务效能监督${statistics ? `：近 12 个月办结 ${statistics.finished} 件，按时办结率 ${statistics.onTimeRate}%` : ""}。各地区、各部门的办件时效、临期和超期预警逐一公开。`;
  return [
    ...siteMeta(matches, { title: `${placeName(region)}政务服务效能监督`, description, canonical: paths.v2.supervision(region.code) }),
    ...columnMeta({ name: "效能监督", description, keywords: ["效能监督", "按时办结率", "办件时效", region.name], type: "信息公开" }),
  ];
};
