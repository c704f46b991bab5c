import { currentRegion, noticeList, type AnswerOf, type NoticeSummary } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { pagePath } from "@onehall/routes/path";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { pageOf } from "../page/query";
import { withQuery } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";

/** Enough for some months on one page. */
const PAGE_SIZE = 30;

export type MemorabiliaData = {
  region: RegionSummary;
  /** Null: out of order. */
  notices: AnswerOf<typeof noticeList> | null;
};

/** What happened, month by month: the region's notices as a chronicle. `?region=&page=`. @see PAGE-34 */
export async function loadMemorabilia({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const regCode = initialRegion(url.searchParams);
  const [view, notices] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode })),
    optional(client.call(noticeList, { region: regCode, page: pageOf(url.searchParams), pageSize: PAGE_SIZE })),
  ]);
  return data<MemorabiliaData>({ region: summarise(view), notices }, notices ? {} : { status: 503 });
}

export const memorabiliaPath = (version: "v2" | "v3", query: { region: string; page?: number }): string =>
  withQuery(pagePath(`${version}/activity/5/memorabilia`), query);

export const memorabiliaMeta: MetaFunction<typeof loadMemorabilia> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, notices } = loaderData;
  const description = `${region.name}政务服务大事记：新上线的服务、办事规则的调整、系统的变化，一个月一个月地记。`;
  return [
    ...siteMeta(matches, {
      title: `${placeName(region)}政务服务大事记`,
      description,
      canonical: memorabiliaPath("v2", { region: region.code, ...(notices ? { page: notices.page } : {}) }),
    }),
    ...columnMeta({ name: "大事记", description, keywords: ["大事记", "政务服务", region.name], type: "通知公告" }),
  ];
};

export type Month = { month: string; notices: NoticeSummary[] };

/** Notices, the newest first, under their months: 2026-11. */
export function byMonth(notices: readonly NoticeSummary[]): Month[] {
  const months: Month[] = [];
  for (const notice of notices) {
    const month = notice.date.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.notices.push(notice);
    else months.push({ month, notices: [notice] });
  }
  return months;
}
