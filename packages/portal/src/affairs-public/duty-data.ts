import { currentRegion, dutyDetail, type RawDutyDetail } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, notFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { provinceSummary, summarise, type RegionSummary } from "../app/region-summary";
import { departmentOf } from "./query";

export type DutyData = { region: RegionSummary; duty: RawDutyDetail };

const ID = /^[\w-]{1,64}$/;

/** One power or responsibility in full: `?qzqdCode=&deptCode=`. @see PAGE-04 */
export async function loadDuty({ context, url }: LoaderFunctionArgs): Promise<DutyData> {
  const { client } = portalOf({ context });
  const query = url.searchParams;
  const id = (query.get("qzqdCode") ?? "").trim();
  if (!ID.test(id)) notFound();
  const [view, duty] = await Promise.all([
    // It can be read without knowing where one is.
    optional(client.call(currentRegion, { regCode: initialRegion(query) })),
    orNotFound(client.call(dutyDetail, { ITEMGUID: id, DEPT_CODE: departmentOf(query) || undefined })),
  ]);
  return { region: view ? summarise(view) : provinceSummary(), duty };
}

export const dutyMeta: MetaFunction<typeof loadDuty> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { TASK_NAME, TASK_TYPE_TEXT, EXERCISER, ROWGUID, DEPT_CODE } = loaderData.duty;
  const description = `${EXERCISER}的${TASK_TYPE_TEXT}事项“${TASK_NAME}”：由谁行使、依据什么、怎样办、负什么责任、怎样追责，以及监督投诉电话。`;
  return [
    ...siteMeta(matches, { title: `${TASK_NAME}（${EXERCISER}权责事项）`, description, canonical: paths.v2.duty(ROWGUID, DEPT_CODE) }),
    ...columnMeta({ name: "权责清单", description, keywords: ["权责清单", TASK_TYPE_TEXT, EXERCISER], type: "信息公开" }),
  ];
};
