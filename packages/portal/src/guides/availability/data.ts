import { currentRegion, stationSearch, taskAvailability, type Availability, type AvailableRegion } from "@onehall/api";
import { parentCode, province, type Station } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../../app/context";
import { orNotFound, optional } from "../../page/calls";
import { siteMeta } from "../../page/meta";
import { paths } from "../../paths";
import { placeName, summarise, type RegionSummary } from "../../app/region-summary";
import { taskCodeOf } from "../load";

/** Halls that are shown beside the offices. */
const HALLS = 6;

export type AvailabilityData = {
  region: RegionSummary;
  offers: Availability;
  /** The regions beside a county, town or village; null: none, or out of order. */
  beside: { name: string; list: AvailableRegion[] } | null;
  /** Halls of the region; null: out of order. */
  halls: Station[] | null;
};

/** Where a task is offered in a region and right below it: `/item/{code}?region=`. Without a region, that of the code. @see PAGE-29 */
export async function loadAvailability({ context, params, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const region = url.searchParams.get("region") ?? undefined;
  const offers = await orNotFound(client.call(taskAvailability, { TASK_CODE: taskCodeOf(params.id), region }));
  const here = offers.region.code;
  const above = parentCode(here);
  // Who is not from here looks beside it first; whole cities are the province's list.
  const isBelowCity = above !== "" && above !== province().code;
  const [view, halls, around] = await Promise.all([
    client.call(currentRegion, { regCode: here }),
    optional(client.call(stationSearch, { region: here, pageSize: HALLS })),
    isBelowCity ? optional(client.call(taskAvailability, { TASK_CODE: taskCodeOf(params.id), region: above })) : null,
  ]);
  const list = around?.below.filter(({ regionCode }) => regionCode !== here) ?? [];
  return data<AvailabilityData>({
    region: summarise(view),
    offers,
    beside: around && list.length > 0 ? { name: around.region.name, list } : null,
    halls: halls?.list ?? null,
  });
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
