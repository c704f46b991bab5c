import { taskAvailability, type Availability } from "@onehall/api";
import { province } from "@onehall/regions";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../../app/context";
import { orNotFound } from "../../page/calls";
import { siteMeta } from "../../page/meta";
import { paths } from "../../paths";
import { taskCodeOf, requestedGuide, type GuideData } from "../load";

export type CompareData = GuideData & { offers: Availability };

/** A task in the cities of the province, for the answers in the address: `/guide/{code}/compare?a.who=child`. @see GUIDE-63 */
export async function loadCompare({ context, params, url }: LoaderFunctionArgs): Promise<CompareData> {
  const { client } = portalOf({ context });
  // Before anything is asked for: an error thrown between two promises leaves the first one to itself.
  const code = taskCodeOf(params.id);
  const [found, offers] = await Promise.all([
    requestedGuide(client, code, url.searchParams),
    orNotFound(client.call(taskAvailability, { TASK_CODE: code, region: province().code })),
  ]);
  return { ...found, offers };
}

export const compareMeta: MetaFunction<typeof loadCompare> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { guide, offers } = loaderData;
  // One table whatever region one comes from: the first code that stands in it names its address. Where only towns decide, no code does.
  const first = [...offers.line, ...offers.below].find(({ taskCode }) => taskCode !== "")?.taskCode;
  return siteMeta(matches, {
    title: `${guide.name}各市对比`,
    description: `${guide.name}在${offers.region.name}各市谁来办、打什么电话、有多少办理点、本市有什么不同的规定。`,
    canonical: paths.v2.compare(first ?? guide.code),
    noindex: first === undefined || Object.keys(guide.personal?.answers ?? {}).length > 0,
  });
};
