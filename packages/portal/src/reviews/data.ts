import { currentRegion, ratingList, ratings, type AnswerOf, type Client, type RatingStatistics, type Review } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { listFile } from "../affairs-public/list-file";
import type { Listed } from "../affairs-public/OpenTable";
import { FILE_PAGE_SIZE, PAGE_SIZE } from "../affairs-public/query";
import { portalOf } from "../app/context";
import { csvResponse, type CsvColumn } from "../csv";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { pageOf } from "../page/query";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";
import { standingColumns } from "./standing";

/** Which ratings are listed. */
export const KINDS = [
  { key: "all", name: "全部评价" },
  { key: "bad", name: "差评" },
  { key: "corrected", name: "已整改的差评" },
] as const;
export type Kind = (typeof KINDS)[number]["key"];

export type ReviewsData = {
  region: RegionSummary;
  /** Whose ratings are shown: the region, or the nearest above it where it has none of its own. */
  of: { code: string; name: string };
  kind: Kind;
  /** Null: out of order. */
  figures: RatingStatistics | null;
  /** Null: out of order. */
  list: Listed<Review> | null;
};

const kindOf = (query: URLSearchParams): Kind => KINDS.find(({ key }) => key === query.get("kind"))?.key ?? "all";

const ask = (client: Client, region: string, query: URLSearchParams, page: number, pageSize: number): Promise<Listed<Review>> =>
  client.call(ratingList, { region, kind: kindOf(query), page, pageSize });

type Rated = Pick<ReviewsData, "of" | "figures">;

/** Nobody rates a village: its page shows the ratings of the town, or of the county, around it. */
async function nearestRated(client: Client, { crumbs, code, name }: RegionSummary): Promise<Rated> {
  const own: Rated = { of: { code, name }, figures: await optional(client.call(ratings, { region: code })) };
  if (own.figures?.evaluations !== 0) return own;
  for (const above of crumbs.slice(0, -1).toReversed()) {
    const figures = await optional(client.call(ratings, { region: above.code }));
    if (figures && figures.evaluations > 0) return { of: above, figures };
  }
  return own;
}

/** 好差评 of a region: `?region=&kind=&page=`. @see RATING-01, RATING-04 */
export async function loadReviews({ context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const region = summarise(await orNotFound(client.call(currentRegion, { regCode: initialRegion(query) })));
  const { of, figures } = await nearestRated(client, region);
  const list = await optional(ask(client, of.code, query, pageOf(query), PAGE_SIZE));
  return data<ReviewsData>({ region, of, kind: kindOf(query), figures, list }, figures && list ? {} : { status: 503 });
}

const reviewColumns: CsvColumn<Review>[] = [
  { title: "评价时间", value: ({ date }) => date },
  { title: "事项", value: ({ taskName }) => taskName },
  { title: "部门", value: ({ deptName }) => deptName },
  { title: "地区", value: ({ regionName }) => regionName },
  { title: "评价人", value: ({ applicant }) => applicant },
  { title: "渠道", value: ({ channel }) => channel },
  { title: "评价", value: ({ levelLabel }) => levelLabel },
  { title: "原因代码", value: ({ reasons }) => reasons.map(({ code }) => code).join(" ") },
  { title: "原因", value: ({ reasons }) => reasons.map(({ label }) => label).join("；") },
  { title: "评价内容", value: ({ content }) => content },
  { title: "整改日期", value: ({ correction }) => correction?.date ?? "" },
  { title: "整改情况", value: ({ correction }) => correction?.measure ?? "" },
];

type Figures = AnswerOf<typeof ratings>;

const monthColumns: CsvColumn<Figures["months"][number]>[] = [
  { title: "月份", value: ({ month }) => month },
  { title: "评价数", value: ({ evaluations }) => evaluations },
  { title: "差评数", value: ({ bad }) => bad },
  { title: "平均得分", value: ({ evaluations, averageScore }) => (evaluations === 0 ? "" : averageScore) },
];
const channelColumns: CsvColumn<Figures["channels"][number]>[] = [
  { title: "渠道", value: ({ name }) => name },
  { title: "评价数", value: ({ count }) => count },
];
const reasonColumns: CsvColumn<Figures["reasons"][number]>[] = [
  { title: "原因代码", value: ({ code }) => code },
  { title: "原因", value: ({ label }) => label },
  { title: "次数", value: ({ count }) => count },
];

/** The tables of the page as files: `?table=`; without one, the list of ratings. */
const FILES: Record<string, (figures: Figures) => Response> = {
  region: ({ regions }) => csvResponse("各地区好差评", standingColumns("地区"), regions),
  department: ({ departments }) => csvResponse("各部门好差评", standingColumns("部门"), departments),
  month: ({ months }) => csvResponse("各月好差评", monthColumns, months),
  channel: ({ channels }) => csvResponse("各渠道好差评", channelColumns, channels),
  reason: ({ reasons }) => csvResponse("差评原因", reasonColumns, reasons),
};

const LATER = "数据暂时不能下载。请稍后重试，或者拨打 12345 咨询。";

/** A table of the page, or the list of ratings, as a file: `?region=&kind=` or `?region=&table=`. */
export async function loadReviewsFile({ context, url: { searchParams: query } }: LoaderFunctionArgs): Promise<Response> {
  const { client } = portalOf({ context });
  const table = query.get("table") ?? "";
  const file = Object.hasOwn(FILES, table) ? FILES[table] : undefined;
  if (!file) return listFile("好差评", reviewColumns, (page) => ask(client, initialRegion(query), query, page, FILE_PAGE_SIZE));
  const figures = await optional(orNotFound(client.call(ratings, { region: initialRegion(query) })));
  return figures ? file(figures) : new Response(LATER, { status: 503, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

export const reviewsMeta: MetaFunction<typeof loadReviews> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, kind, figures, list } = loaderData;
  const page = list?.page ?? 1;
  const view = KINDS.find(({ key }) => key === kind)?.name ?? "";
  const title = `${placeName(region)}政务服务好差评${kind === "all" ? "" : `：${view}`}${page > 1 ? `（第 ${page} 页）` : ""}`;
  const sums = figures ? `：共 ${figures.evaluations} 次评价，平均 ${figures.averageScore} 分，差评整改率 ${figures.correctionRate}%` : "";
  const description = `${region.name}政务服务好差评${sums}。按渠道、地区、部门和月份公开，差评的原因和整改情况逐条可查。`;
  return [
    ...siteMeta(matches, { title, description, canonical: paths.v2.reviews({ region: region.code, kind: kind === "all" ? "" : kind, page }) }),
    ...columnMeta({ name: "好差评", description, keywords: ["好差评", "服务评价", "差评整改", region.name], type: "互动交流" }),
  ];
};
