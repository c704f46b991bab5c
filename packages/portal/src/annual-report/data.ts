import { annualReport, type AnnualReport, currentRegion, openDatasets } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { summarise, type RegionSummary } from "../app/region-summary";

export type AnnualReportData = {
  region: RegionSummary;
  /** Null: out of order. */
  report: AnnualReport | null;
  /** How many lists are open data; null: out of order. */
  datasets: number | null;
};

/** 政府网站工作年度报表: `?year=`, the last one that is over where none is asked. @see GOV-12 */
export async function loadAnnualReport({ context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const [view, report, datasets] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: initialRegion(query) })),
    optional(client.call(annualReport, { year: query.get("year") ?? "" })),
    optional(client.call(openDatasets, {})),
  ]);
  return data<AnnualReportData>({ region: summarise(view), report, datasets: datasets?.length ?? null }, report ? {} : { status: 503 });
}

const DESCRIPTION = "本站一年里发布了多少信息、办了多少事、收到和答复了多少来信，按政府网站工作年度报表的项目公开。";

export const annualReportMeta: MetaFunction<typeof loadAnnualReport> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { report } = loaderData;
  const title = `政府网站工作年度报表${report ? `（${report.year}年）` : ""}`;
  return [
    ...siteMeta(matches, { title, description: DESCRIPTION, canonical: paths.v2.annualReport({ year: report?.year }) }),
    ...columnMeta({ name: "网站工作年度报表", description: DESCRIPTION, keywords: ["年度报表", "网站工作", "信息公开"], type: "信息公开" }),
  ];
};
