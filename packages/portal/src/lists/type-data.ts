import { LIST_TYPES, listCounts, listOfType, type ItemPage, type ListCount } from "@onehall/api";
import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { csvResponse, fetchAllPages } from "../csv";
import { subItemsOf, type RowSubItems } from "../items/sub-items";
import { CSV_PAGE, itemColumns } from "../items/csv";
import { orNotFound, notFound, optional } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { paths } from "../paths";
import { placeOf, type Place } from "./place";
import { isFiltered, listFilterOf, readParameters, type ListParameters } from "./query";
import { placeName } from "../app/region-summary";

type ListType = (typeof LIST_TYPES)[number];

export type ListOfTypeData = Place & {
  type: ListType["type"];
  name: string;
  parameters: ListParameters;
  /** Null: out of order. */
  counts: ListCount[] | null;
  /** Null: out of order. */
  list: ItemPage | null;
  below: RowSubItems[];
};

/** The list of an address; the first one where it names none. */
function typeOf(query: URLSearchParams): ListType {
  const number = query.get("type") ?? "";
  return number === "" ? LIST_TYPES[0] : (LIST_TYPES.find(({ type }) => String(type) === number) ?? notFound());
}

/** A list of tasks with something in common: `?region=&type=12&keyword=&departmentCode=&page=`. @see PAGE-06 */
export async function loadListOfType({ context, url }: LoaderFunctionArgs) {
  const { client } = portalOf({ context });
  const { type, name } = typeOf(url.searchParams);
  const parameters = readParameters(url.searchParams);
  const { region } = parameters;
  const [place, counts, answer] = await Promise.all([
    placeOf(client, region),
    optional(client.call(listCounts, { region })),
    optional(orNotFound(client.call(listOfType, { ...listFilterOf(parameters), type }))),
  ]);
  const list = answer && { items: answer.list, page: answer.page, pageSize: answer.pageSize, total: answer.total };
  const below = await subItemsOf(client, region, list?.items ?? []);
  return data<ListOfTypeData>({ ...place, type, name, parameters, counts, list, below }, list ? {} : { status: 503 });
}

export const listOfTypeMeta: MetaFunction<typeof loadListOfType> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { region, type, name, parameters, list } = loaderData;
  const { page } = parameters;
  const description = `${region.name}${name}清单${list ? `，共 ${list.total} 个事项` : ""}：谁来办、多久办好、要不要跑现场，附办事指南。`;
  return [
    ...siteMeta(matches, {
      title: `${placeName(region)}${name}清单${page > 1 ? `（第 ${page} 页）` : ""}`,
      description,
      canonical: paths.v2.listOfType({ region: region.code, type, page }),
      noindex: isFiltered(parameters),
    }),
    ...columnMeta({ name: "事项清单", description, keywords: [name, "事项清单", region.name], type: "信息公开" }),
  ];
};

/** The list as a file, every page of it: `/v2/affairs-public-second-list.csv?…`. */
export async function loadListOfTypeCsv({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  const { type, name } = typeOf(url.searchParams);
  const input = listFilterOf(readParameters(url.searchParams));
  const rows = await fetchAllPages((page) => orNotFound(client.call(listOfType, { ...input, type, page, pageSize: CSV_PAGE })));
  return csvResponse(`${name}清单`, itemColumns(origin), rows);
}
