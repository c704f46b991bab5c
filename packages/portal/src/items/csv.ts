import { auditItems, matterTypeLabel, type ItemSummary } from "@onehall/api";
import type { LoaderFunctionArgs } from "react-router";
import { portalOf } from "../app/context";
import { csvResponse, fetchAllPages, type CsvColumn } from "../csv";
import { orNotFound, notFound } from "../page/calls";
import { lastSegment } from "../page/query";
import { paths } from "../paths";
import type { ServiceView } from "../paths/paths";
import { headingOf, itemsInput, parametersOf } from "./data";
import { isService, VIEWS } from "./services";

/** Entries that one call gives. */
export const CSV_PAGE = 200;

/** A task in a file: what its row on the page says, and its codes. `origin`: of the guide's address. */
export const itemColumns = (origin: string): CsvColumn<ItemSummary>[] => [
  { title: "事项名称", value: ({ name }) => name },
  { title: "日常用语", value: ({ phrase }) => phrase },
  { title: "事项类型", value: ({ kind }) => matterTypeLabel(kind) },
  { title: "实施机关", value: ({ deptName }) => deptName },
  { title: "承诺办结", value: ({ promise }) => promise },
  { title: "到现场次数", value: ({ visits }) => visits },
  { title: "可网办", value: ({ online }) => (online ? "是" : "否") },
  { title: "实施编码", value: ({ taskCode }) => taskCode },
  { title: "办事指南", value: ({ kind, taskCode }) => origin + paths.v2.task({ kind, code: taskCode }) },
];

/** The view that a file belongs to: `…/theme.csv`. */
const viewOf = (pathname: string): ServiceView => VIEWS.find(({ view }) => `${view}.csv` === lastSegment(pathname))?.view ?? notFound();

/** A service list as a file, every page of it: `/v2/{service}/theme.csv?…` with the parameters of the page. */
export async function loadServiceCsv({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  const service = isService(params["service"]) ? params["service"] : notFound();
  const view = viewOf(url.pathname);
  const parameters = parametersOf(url.searchParams, service, view);
  const rows = await fetchAllPages(async (page) => {
    const input = { ...itemsInput(service, view, { ...parameters, page }), PAGESIZE: CSV_PAGE };
    const { items, total, pageSize } = await orNotFound(client.call(auditItems, input));
    return { list: items, total, pageSize };
  });
  return csvResponse(headingOf({ service, view, selected: null }).replace("：", "-"), itemColumns(origin), rows);
}
