import { currentRegion, mapService, stationSearch, type Client, type MapService } from "@onehall/api";
import { regionLevel, type Station } from "@onehall/regions";
import { codeOf, stationAnchor } from "./words";
import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { orNotFound, optional } from "../page/calls";
import { versionOf } from "../page/query";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { authorityAbove, summarise, type RegionSummary } from "../app/region-summary";
import type { Placed } from "./tiles";
import { levelsOf, readParameters, type StationsParameters } from "./query";

/** Stations on a page of the list. */
export const PAGE_SIZE = 20;

/** How many halls of the county are shown below the list of a town. */
const HALLS_ABOVE = 3;

export type StationsData = {
  region: RegionSummary;
  parameters: StationsParameters;
  /** Null: out of order. */
  found: { total: number; list: Station[] } | null;
  /** The halls of the county above a town or village: what the town does not do is done there. Empty: none, or not asked for. */
  above: Station[];
  /** Regions right below, to go down. */
  below: { code: string; name: string }[];
  /** Regions right below with their halls, drawn in the modern face of a portal without a map; else empty. */
  placed: PlacedHall[];
  /** Which of them the visitor is nearest to; empty: nobody knows. */
  nearest: string;
  /** The operator's map and way to routes; null where they could not be had, which is as good as none. */
  map: MapService | null;
};

/** A region and its hall. `number`: which of the list's, where it is on this page; `href`: there, or else its page. */
export type PlacedHall = Placed & { hall: string; number: number | null; openNow: boolean | null; href: string };

/** On which level the halls of regions stand, and how many are asked for. */
const LEVEL_OF = { province: "0", city: "0", county: "1", town: "2", village: "3" } as const;
const MOST_BELOW = 50;

type Point = { lat: number; lng: number };

/** How far apart two positions are, for comparing: a degree of longitude is shorter than one of latitude. */
const apart = (one: Point, other: Point): number => Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180));

type Drawing = {
  region: string;
  below: { code: string; name: string }[];
  /** Of the list, the first of which is its `from`th. */
  stations: readonly Station[];
  from: number;
  hallHref: (code: string) => string;
};

/** The regions right below whose halls have a position. */
async function placedHalls(client: Client, { region, below, stations, from, hallHref }: Drawing): Promise<PlacedHall[]> {
  const [first] = below;
  if (!first) return [];
  const seats = await optional(client.call(stationSearch, { region, level: LEVEL_OF[regionLevel(first.code)], pageSize: MOST_BELOW }));
  return below.flatMap(({ code, name }) => {
    const seat = seats?.list.find((hall) => codeOf(hall) === code);
    if (!seat || seat.lat === null || seat.lng === null) return [];
    const at = stations.findIndex(({ id }) => id === seat.id);
    const { lat, lng, openNow } = seat;
    return [{ code, name, lat, lng, openNow, hall: seat.name, number: at < 0 ? null : from + at, href: at < 0 ? hallHref(code) : `#${stationAnchor(seat)}` }];
  });
}

/** Halls and stations: `?region=&keyword=&level=&openNow=1&lat=&lng=&page=`. @see STATION-12 */
export async function loadStations({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const parameters = readParameters(url.searchParams);
  const { region, keyword, level, openNow, from, page } = parameters;
  const [view, found, map] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: region })),
    optional(client.call(stationSearch, { region, keyword, level: level || undefined, openNow: openNow ? "1" : "0", ...from, page, pageSize: PAGE_SIZE })),
    optional(client.call(mapService, {})),
  ]);
  const below = view.halls.map(({ code, shortName }) => ({ code, name: shortName }));
  const place = summarise(view);
  const county = authorityAbove(place);
  const isNarrowed = keyword !== "" || level !== "" || openNow || page > 1;
  const halls =
    county && !isNarrowed
      ? await optional(client.call(stationSearch, { region: county.code, level: levelsOf(county.code)[1]?.level || undefined, ...from, pageSize: HALLS_ABOVE }))
      : null;
  const face = versionOf(url);
  const isDrawn = face === "v3" && map !== null && !map.tiles;
  const stations = found?.list ?? [];
  const placed = isDrawn
    ? await placedHalls(client, { region: place.code, below, stations, from: (page - 1) * PAGE_SIZE + 1, hallHref: paths[face].hall })
    : [];
  const byDistance = from ? placed.toSorted((one, other) => apart(from, one) - apart(from, other)) : undefined;
  const answer: StationsData = {
    region: place,
    parameters,
    found: found && { total: found.total, list: found.list },
    above: halls?.list ?? [],
    below,
    placed,
    nearest: byDistance?.[0]?.code ?? "",
    map,
  };
  return data(answer, found ? {} : { status: 503 });
}

/** Opening state is momentary and positions are personal: these pages are not cached. */
export const stationsHeaders: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const stationsMeta: MetaFunction<typeof loadStations> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, parameters, found } = loaderData;
  const description = `${region.name}的政务服务中心、镇街党群服务中心和村居公共服务站${found ? `，共 ${found.total} 个` : ""}：地址、电话、办公时间，现在开不开门，离您多远。`;
  const { keyword, level, openNow, from } = parameters;
  // With the regions above it: several towns share a name.
  const place =
    region.crumbs
      .slice(1)
      .map(({ name }) => name)
      .join("") || region.name;
  return [
    ...siteMeta(matches, {
      title: `${place}办事网点`,
      description,
      canonical: paths.v2.stations({ region: region.code }),
      noindex: keyword !== "" || level !== "" || openNow || from !== null,
    }),
    ...columnMeta({ name: "办事网点", description, keywords: ["办事网点", "政务服务中心", "办事大厅", region.name], type: "办事服务" }),
  ];
};
