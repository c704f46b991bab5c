import { companyIndex, currentRegion, oneThingIndex, personIndex, type OneThing, type ThemeEntry } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { csvResponse } from "../csv";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import type { Service } from "../paths/paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";

export type ActivitiesData = {
  region: RegionSummary;
  /** Null: out of order. */
  oneThings: OneThing[] | null;
  /** Events by audience; null: out of order. */
  events: Record<Service, ThemeEntry[] | null>;
};

/** Combined services, and events of life and of companies: `/public/activity?region=`. */
export async function loadActivities({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const region = initialRegion(url.searchParams);
  const [view, oneThings, person, company] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: region })),
    optional(client.call(oneThingIndex, { region })),
    optional(client.call(personIndex, { region })),
    optional(client.call(companyIndex, { region })),
  ]);
  const events = { personal: person && person.activities, legal: company && company.activities };
  return data<ActivitiesData>({ region: summarise(view), oneThings, events }, oneThings ? {} : { status: 503 });
}

export const activitiesMeta: MetaFunction<typeof loadActivities> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, oneThings } = loaderData;
  const description = `${region.name}一件事一次办：${oneThings?.map(({ name }) => name).join("、") ?? "几件事合成一件，一次申请"}。`;
  return [
    ...siteMeta(matches, { title: `${placeName(region)}一件事一次办`, description, canonical: paths.v2.activities(region.code) }),
    ...columnMeta({ name: "一件事一次办", description, keywords: ["一件事", "一次办", "人生大事", region.name], type: "办事服务" }),
  ];
};

const AUDIENCE: Record<OneThing["audience"], string> = { person: "个人", company: "法人" };

/** The combined services as a file: `/v2/public/activity.csv?region=`. */
export async function loadActivitiesCsv({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  const rows = await orNotFound(client.call(oneThingIndex, { region: initialRegion(url.searchParams) }));
  return csvResponse(
    "一件事一次办",
    [
      { title: "一件事", value: ({ name }) => name },
      { title: "服务对象", value: ({ audience }) => AUDIENCE[audience] },
      { title: "包含事项数", value: ({ tasks }) => tasks },
      { title: "说明", value: ({ text }) => text },
      { title: "实施编码", value: ({ taskCode }) => taskCode },
      { title: "办事指南", value: ({ taskCode }) => origin + paths.v2.combo(taskCode) },
    ],
    rows,
  );
}
