import { currentRegion, openDatasets, type Dataset } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { summarise, type RegionSummary } from "../app/region-summary";

export type OpenDataData = { region: RegionSummary; /** Null: out of order. */ datasets: Dataset[] | null };

export async function loadOpenData({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const [view, datasets] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: initialRegion(url.searchParams) })),
    optional(client.call(openDatasets, {})),
  ]);
  return data<OpenDataData>({ region: summarise(view), datasets }, datasets ? {} : { status: 503 });
}

const DESCRIPTION = "行政区划、部门、政务服务事项、办事大厅、通知公告的数据，可以下载表格文件，也可以由程序通过接口获取。";

export const openDataMeta: MetaFunction<typeof loadOpenData> = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...siteMeta(matches, { title: "开放数据", description: DESCRIPTION, canonical: paths.v2.openData }),
        ...columnMeta({ name: "开放数据", description: DESCRIPTION, keywords: ["开放数据", "数据下载", "接口"], type: "信息公开" }),
      ]
    : [];
