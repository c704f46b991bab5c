import { currentRegion, noticeDetail, noticeList, type AnswerOf, type Notice } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, notFound, optional } from "../page/calls";
import { articleMeta, columnMeta, siteMeta } from "../page/meta";
import { pageOf } from "../page/query";
import { paths } from "../paths";
import { placeName, provinceSummary, summarise, type RegionSummary } from "../app/region-summary";

/** Longest kind that the contract takes. */
const LONGEST = 20;

export type NoticesData = {
  region: RegionSummary;
  page: number;
  /** Only notices of this kind; empty: all. */
  kind: string;
  /** Null: out of order. */
  notices: AnswerOf<typeof noticeList> | null;
};

/** Notices of a region, newest first: `?region=&kind=&page=`. */
export async function loadNotices({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const region = initialRegion(url.searchParams);
  const page = pageOf(url.searchParams);
  const kind = (url.searchParams.get("kind") ?? "").trim().slice(0, LONGEST);
  const [view, notices] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: region })),
    optional(client.call(noticeList, { region, kind, page })),
  ]);
  return data<NoticesData>({ region: summarise(view), page, kind, notices }, notices ? {} : { status: 503 });
}

export const noticesMeta: MetaFunction<typeof loadNotices> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, page, kind } = loaderData;
  const title = `${placeName(region)}通知公告${kind && `：${kind}`}`;
  const description = `${region.name}发布的通知公告：系统维护、办事调整、新政策，按发布时间排列。`;
  return [
    ...siteMeta(matches, { title, description, canonical: paths.v2.notices({ region: region.code, kind, page }) }),
    ...columnMeta({ name: "通知公告", description, keywords: ["通知", "公告", region.name], type: "通知公告" }),
  ];
};

export type NoticeData = { region: RegionSummary; notice: Notice };

/** One notice: `?id=`. */
export async function loadNotice({ context, url }: LoaderFunctionArgs): Promise<NoticeData> {
  const { client } = portalOf({ context });
  const notice = await orNotFound(client.call(noticeDetail, { id: url.searchParams.get("id") ?? notFound() }));
  const view = await optional(client.call(currentRegion, { regCode: notice.regionCode }));
  const { regionCode: code, regionName: name } = notice;
  // The notice can be read without knowing where its region lies.
  return {
    notice,
    region: view
      ? summarise(view)
      : { code, name, crumbs: code === provinceSummary().code ? provinceSummary().crumbs : [...provinceSummary().crumbs, { code, name }] },
  };
}

/** Characters of a description in search results. */
const DESCRIPTION = 120;

export const noticeMeta: MetaFunction<typeof loadNotice> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { notice } = loaderData;
  const first = notice.body.find((block) => block.type === "p");
  return [
    ...siteMeta(matches, {
      title: notice.title,
      description: (first?.type === "p" ? first.text : notice.title).slice(0, DESCRIPTION),
      canonical: paths.v2.notice(notice.id),
    }),
    ...articleMeta(notice),
  ];
};
