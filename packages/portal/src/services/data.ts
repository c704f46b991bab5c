import {
  currentRegion,
  hotMatters,
  oneThingIndex,
  type AnswerOf,
  type Client,
  type HotGroup,
  type HotMatter,
  type OneThing,
  type personIndex,
} from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { csvResponse } from "../csv";
import { serviceIndex } from "../items/service-index";
import { isService, services } from "../items/services";
import { orNotFound, notFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { lastSegment } from "../page/query";
import { paths } from "../paths";
import type { Service } from "../paths/paths";
import { placeName, summarise, type RegionSummary } from "../app/region-summary";

export type ServiceData = {
  region: RegionSummary;
  service: Service;
  /** Null: out of order. */
  index: AnswerOf<typeof personIndex> | null;
  /** Combined services of the audience; null: out of order. */
  oneThings: OneThing[] | null;
};

const AUDIENCE: Record<Service, OneThing["audience"]> = { personal: "person", legal: "company" };

/** All ways into the services of an audience: `/{service}?region=`. */
export async function loadService({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const name = lastSegment(url.pathname);
  const service = isService(name) ? name : notFound();
  const region = initialRegion(url.searchParams);
  const [view, index, things] = await Promise.all([
    orNotFound(client.call(currentRegion, { regCode: region })),
    optional(client.call(serviceIndex[service], { region })),
    optional(client.call(oneThingIndex, { region })),
  ]);
  const oneThings = things && things.filter(({ audience }) => audience === AUDIENCE[service]);
  return data<ServiceData>({ region: summarise(view), service, index, oneThings }, index ? {} : { status: 503 });
}

export const serviceMeta: MetaFunction<typeof loadService> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, service } = loaderData;
  const { name, people, events } = services[service];
  const description = `${region.name}${people}办事的全部入口：按主题、${events}、部门查找，热门事项和一件事一次办。`;
  return [
    ...siteMeta(matches, { title: `${placeName(region)}${name}`, description, canonical: paths.v2.service(service, region.code) }),
    ...columnMeta({ name, description, keywords: [name, "主题", "部门", region.name], type: "办事服务" }),
  ];
};

/** `hot`: what is asked for most; `item`: every theme and event with its number of tasks. */
export type MattersKind = "hot" | "item";
/** Which of the two catalogues is in view. */
export type MattersRoot = "themes" | "activities";

/** As much of a group as the page shows. */
export type MatterGroup = Pick<HotGroup, "id" | "name" | "icon" | "count"> & { items: Pick<HotMatter, "taskCode" | "kind" | "name" | "promise">[] };

export type MattersData = {
  region: RegionSummary;
  service: Service;
  kind: MattersKind;
  root: MattersRoot;
  /** Null: out of order. */
  groups: MatterGroup[] | null;
};

type Wanted = { client: Client; service: Service; region: string; root: MattersRoot; kind: MattersKind };

const shownOf = ({ id, name, icon, count, items }: HotGroup): MatterGroup => ({
  id,
  name,
  icon,
  count,
  items: items.map(({ taskCode, kind, name: matter, promise }) => ({ taskCode, kind, name: matter, promise })),
});

async function groupsOf({ client, service, region, root, kind }: Wanted): Promise<MatterGroup[] | null> {
  const answer = await optional(client.call(hotMatters, { region, audience: services[service].audience }));
  const groups = answer && answer[root].map(shownOf);
  // All matters stand in the order of the catalogue, as people know it from other lists.
  return groups && (kind === "hot" ? groups : groups.toSorted((one, other) => one.id.localeCompare(other.id)));
}

function wantedOf({ context, params, url }: LoaderFunctionArgs, kind: MattersKind): Wanted {
  return {
    client: portalOf({ context }).client,
    service: isService(params["service"]) ? params["service"] : notFound(),
    region: initialRegion(url.searchParams),
    root: url.searchParams.get("root") === "activities" ? "activities" : "themes",
    kind,
  };
}

/**
 * Matters in groups: `/{service}/mattersLv2/hot?region=&root=activities` the hot ones first, `/{service}/mattersLv2/item` in the order of the catalogue.
 * @see PAGE-31, PAGE-32
 */
export async function loadMatters(args: LoaderFunctionArgs) {
  const wanted = wantedOf(args, lastSegment(args.url.pathname) === "item" ? "item" : "hot");
  const { client, region, service, root } = wanted;
  const [view, groups] = await Promise.all([orNotFound(client.call(currentRegion, { regCode: region })), groupsOf(wanted)]);
  return data<MattersData>({ region: summarise(view), service, kind: wanted.kind, root, groups }, groups ? {} : { status: 503 });
}

export const mattersHeading = ({ service, kind, root }: Pick<MattersData, "service" | "kind" | "root">): string => {
  const { name, events } = services[service];
  return `${name}${kind === "hot" ? "分类热门" : "分类事项"}${root === "activities" ? `：${events}` : ""}`;
};

export const mattersMeta: MetaFunction<typeof loadMatters> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, service, kind, root, groups } = loaderData;
  const heading = mattersHeading(loaderData);
  const description = `${region.name}${heading}：${groups?.map(({ name }) => name).join("、") ?? "按分类列出大家办得最多的事"}。`;
  return [
    ...siteMeta(matches, {
      title: `${placeName(region)}${heading}`,
      description,
      canonical: paths.v2.matters(kind, service, { region: region.code, root: root === "activities" ? root : "" }),
    }),
    ...columnMeta({ name: services[service].name, description, keywords: [services[service].name, "热门事项", region.name], type: "办事服务" }),
  ];
};

/** The groups as a file: `/v2/{service}/mattersLv2/hot.csv?…`. */
export async function loadMattersCsv(args: LoaderFunctionArgs): Promise<Response> {
  const { origin } = portalOf(args);
  const wanted = wantedOf(args, "hot");
  const { client, service, region, root } = wanted;
  const answer = await orNotFound(client.call(hotMatters, { region, audience: services[service].audience }));
  const rows = answer[root].flatMap(({ items }) => items);
  return csvResponse(
    mattersHeading({ service, kind: "hot", root }).replace("：", "-"),
    [
      { title: "分类", value: ({ parentName }) => parentName },
      { title: "名次", value: ({ weights }) => weights },
      { title: "事项名称", value: ({ name }) => name },
      { title: "实施机关", value: ({ deptName }) => deptName },
      { title: "承诺办结", value: ({ promise }) => promise },
      { title: "实施编码", value: ({ taskCode }) => taskCode },
      { title: "办事指南", value: ({ kind, taskCode }) => origin + paths.v2.task({ kind, code: taskCode }) },
    ],
    rows,
  );
}
