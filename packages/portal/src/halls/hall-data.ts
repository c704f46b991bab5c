import { auditItemDetail, auditItems, currentRegion, type Client, type Guide, type ItemPage } from "@onehall/api";
import { initialRegion, regionLevel } from "@onehall/regions";
import { redirect, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { inRouter, pageOf, versionOf } from "../page/query";
import { paths } from "../paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";

/** A window of a guide: where one goes, and when. */
export type HallWindow = Guide["windows"][number];

export type HallData = {
  region: RegionSummary;
  level: "town" | "village";
  /** Where to go; null where it could not be had. */
  window: HallWindow | null;
  /** Null: out of order. */
  list: ItemPage | null;
  /** Of a town. */
  villages: { code: string; name: string }[];
};

/** The hall's address stands in its guides: the window of any task is the hall's. */
async function windowOf(client: Client, list: ItemPage | null): Promise<HallWindow | null> {
  const first = list?.items[0];
  const guide = first && (await optional(client.call(auditItemDetail, { TASK_CODE: first.taskCode })));
  return guide?.windows[0] ?? null;
}

/** A town's hall or a village's service point: `?region=&page=`. Larger regions have a home page of their own. @see PAGE-08 */
export async function loadHall({ context, url }: LoaderFunctionArgs): Promise<HallData> {
  const { client } = portalOf({ context });
  const code = initialRegion(url.searchParams);
  const level = regionLevel(code);
  if (level !== "town" && level !== "village") throw redirect(inRouter(paths[versionOf(url)].hall(code)));
  const [view, list] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: code })),
    // Its own, not all that somebody from here could also do further up.
    optional(client.call(auditItems, { AREA_CODE: code, ISLOCALLEVEL: "1", PAGENO: pageOf(url.searchParams) })),
  ]);
  const villages = level === "town" ? view.halls.map((hall) => ({ code: hall.code, name: hall.shortName })) : [];
  return { region: summarise(view), level, window: await windowOf(client, list), list, villages };
}

const KIND = { town: "镇街办事大厅", village: "村居办事点" } as const;

export const hallMeta: MetaFunction<typeof loadHall> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, level, list } = loaderData;
  const title = `${placeName(region)}${KIND[level]}`;
  const description = `${title}：地址、电话、办公时间${list ? `，可办 ${list.total} 个事项` : ""}。`;
  return [
    ...siteMeta(matches, { title, description, canonical: paths.v2.hall(region.code) }),
    ...columnMeta({ name: title, description, keywords: [KIND[level], region.name], type: "办事大厅" }),
  ];
};
