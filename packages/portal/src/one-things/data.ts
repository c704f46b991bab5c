import { comboProcessing, currentRegion, oneThingIndex, type AnswerOf, type OneThing } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { taskCodeOf } from "../guides/load";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";

export type ProcessingData = { region: RegionSummary; processing: AnswerOf<typeof comboProcessing> };

/** The stages of a combined task with their days: `/guide-combo/processing/{code}`. */
export async function loadProcessing({ context, params }: LoaderFunctionArgs): Promise<ProcessingData> {
  const { client } = portalOf({ context });
  const processing = await orNotFound(client.call(comboProcessing, { TASK_CODE: taskCodeOf(params.id) }));
  return { processing, region: summarise(await client.call(currentRegion, { regCode: processing.region.code })) };
}

export const processingMeta: MetaFunction<typeof loadProcessing> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, processing } = loaderData;
  const { taskCode, name, totalDays, stages } = processing;
  return siteMeta(matches, {
    title: `${name}（${placeName(region)}）办理进程`,
    description: `${region.name}${name}分 ${stages.length} 个环节，最长 ${totalDays} 个工作日：每个环节谁来办、第几天到第几天、今天提交最迟哪天办结。`,
    canonical: paths.v2.processing(taskCode),
  });
};

export type OneThingsData = { region: RegionSummary; /** Null: out of order. */ list: OneThing[] | null };

/** All combined tasks that a region offers: `/guide-combo?region=`. */
export async function loadOneThings({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const regCode = initialRegion(url.searchParams);
  const [view, list] = await Promise.all([orNotFound(client.call(currentRegion, { regCode })), optional(client.call(oneThingIndex, { region: regCode }))]);
  return data<OneThingsData>({ region: summarise(view), list }, list ? {} : { status: 503 });
}

export const oneThingsMeta: MetaFunction<typeof loadOneThings> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, list } = loaderData;
  const description = `${region.name}的“高效办成一件事”${list ? `，共 ${list.length} 件` : ""}：几个部门的事一次告知、一张表单、一次办好。`;
  return [
    ...siteMeta(matches, { title: `${placeName(region)}一件事`, description, canonical: paths.v2.oneThings(region.code) }),
    ...columnMeta({ name: "一件事", description, keywords: ["一件事", "高效办成一件事", region.name], type: "办事服务" }),
  ];
};
