import type { NoticeSummary, WorkOrder } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import type { LoaderFunctionArgs } from "react-router";
import { listFile } from "../affairs-public/list-file";
import { FILE_PAGE_SIZE } from "../affairs-public/query";
import { portalOf } from "../app/context";
import type { CsvColumn } from "../csv";
import { itemColumns } from "../items/csv";
import { notFound } from "../page/calls";
import { paths } from "../paths";
import { casesOf, noticesOf } from "./cases-data";
import { departmentQuery, placeOf, tasksOf } from "./department-data";

const caseColumns: CsvColumn<WorkOrder>[] = [
  { title: "受理编号", value: ({ receipt }) => receipt },
  { title: "事项名称", value: ({ taskName }) => taskName },
  { title: "申请人", value: ({ applicant }) => applicant },
  { title: "办理机关", value: ({ deptName }) => deptName },
  { title: "地区", value: ({ regionName }) => regionName },
  { title: "受理时间", value: ({ acceptedAt }) => acceptedAt },
  { title: "承诺办结日期", value: ({ dueDate }) => dueDate },
  { title: "办结时间", value: ({ decidedAt }) => decidedAt },
  { title: "进度", value: ({ state }) => state },
  { title: "结果", value: ({ result }) => result },
];

const noticeColumns = (origin: string): CsvColumn<NoticeSummary>[] => [
  { title: "标题", value: ({ title }) => title },
  { title: "类型", value: ({ kind }) => kind },
  { title: "发布时间", value: ({ date }) => date },
  { title: "发布机关", value: ({ source }) => source },
  { title: "网址", value: ({ id }) => origin + paths.v2.notice(id) },
];

/** A list of a department's window as a file: `branch-hall.csv?orgCode=&part=`, with the conditions of the page. */
export async function loadDepartmentFile({ context, url: { searchParams: query } }: LoaderFunctionArgs): Promise<Response> {
  const { client, origin } = portalOf({ context });
  const { orgCode, filter, part } = departmentQuery(query);
  const { view, department } = (await placeOf(client, orgCode, initialRegion(query))) ?? notFound();
  const office = { region: view.current.code, orgCode, name: department.name };
  if (part === "notices") return listFile(`${office.name}通知公告`, noticeColumns(origin), (page) => noticesOf(client, office, page, FILE_PAGE_SIZE));
  if (part !== "")
    return listFile(`${office.name}${part === "progress" ? "办件进度" : "办件结果"}`, caseColumns, (page) =>
      casesOf(client, office, part, page, FILE_PAGE_SIZE),
    );
  return listFile(`${office.name}实施清单`, itemColumns(origin), async (page) => {
    const { items: list, total, pageSize } = await tasksOf(client, orgCode, filter, page, FILE_PAGE_SIZE);
    return { total, pageSize, list };
  });
}
