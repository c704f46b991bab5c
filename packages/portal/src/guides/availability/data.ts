import { currentRegion, stationSearch, taskAvailability, type Availability } from "@onehall/api";
import type { Station } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../../app/context";
import { orNotFound, optional } from "../../page/calls";
import { siteMeta } from "../../page/meta";
import { paths } from "../../paths";
import { placeName, summarise, type RegionSummary } from "../../app/region-summary";
import { taskCodeOf } from "../load";

/** Halls that are shown beside the offices. */
const HALLS = 6;

export type AvailabilityData = { region: RegionSummary; offers: Availability; /** Halls of the region; null: out of order. */ halls: Station[] | null };

/** Where a task is offered in a region and right below it: `/item/{code}?region=`. Without a region, that of the code. @see PAGE-29 */
export async function loadAvailability({ context, params, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const region = url.searchParams.get("region") ?? undefined;
  const offers = await orNotFound(client.call(taskAvailability, { TASK_CODE: taskCodeOf(params.id), region }));
  const [view, halls] = await Promise.all([
    client.call(currentRegion, { regCode: offers.region.code }),
    optional(client.call(stationSearch, { region: offers.region.code, pageSize: HALLS })),
  ]);
  return data<AvailabilityData>({ region: summarise(view), offers, halls: halls?.list ?? null });
}

export const availabilityMeta: MetaFunction<typeof loadAvailability> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, offers } = loaderData;
  const { task, total } = offers;
  // One page whatever code one comes with: that which the task has in the region itself names its address.
  const own = offers.line.find(({ regionCode, taskCode }) => regionCode === region.code && taskCode !== "");
  return siteMeta(matches, {
    title: `${placeName(region)}哪里可以办${task.name}`,
    description: `${region.name}和下级地区有 ${total} 个机构办理${task.name}：办理机构、咨询电话、办事指南，以及附近的政务服务大厅。`,
    canonical: paths.v2.offers(own?.taskCode ?? task.taskCode, region.code),
  });
};
