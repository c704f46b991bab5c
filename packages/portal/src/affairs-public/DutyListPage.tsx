import type { RawDuty } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import type { TableColumn } from "@onehall/ui/table";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { FilterLink, FilterRow } from "../page/Filter";
import { Page } from "../page/Page";
import { SearchForm } from "../page/SearchForm";
import type { Paths } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import type { DutyListData, loadDutyList } from "./duty-list-data";
import { basicCodeOf } from "./duty-code";
import { OpenTable } from "./OpenTable";
import * as styles from "./open-table.css";

export { dutyListMeta as meta, loadDutyList as loader } from "./duty-list-data";
export { DutyListPage as default };

/** Powers and responsibilities of a department, by matter type and by word. @see PAGE-05 */
export function DutyListPage() {
  const data = useLoaderData<typeof loadDutyList>();
  return <StaticIsland name="duties">{import.meta.env.SSR && <Duties {...data} />}</StaticIsland>;
}

function Duties({ region, name, filter, counts, list }: DutyListData) {
  const paths = usePaths();
  const own = { region: filter.region, deptCode: filter.deptCode };
  const to = (change: { kind?: string; page?: number }) => paths.dutyList({ ...filter, ...change });
  return (
    <Page
      title={`${name}权责清单`}
      lead={counts && `行政权力和责任共 ${counts.total} 项`}
      crumbs={[
        homeCrumb(region, paths),
        { label: "政务公开", href: paths.openGovernment({ region: region.code }) },
        { label: "权责清单", href: paths.dutyService({ region: region.code }) },
        { label: name },
      ]}
    >
      <div>
        <SearchForm action={paths.dutyList({})} label="在权责清单里找" keyword={filter.keyword} hidden={{ ...own, kind: filter.kind }} />
        {counts && counts.types.length > 0 && (
          <FilterRow label="事项类型">
            <FilterLink href={to({ kind: "" })} on={filter.kind === ""} choice>
              全部（{counts.total}）
            </FilterLink>
            {counts.types.map(({ code, label, count }) => (
              <FilterLink key={code} href={to({ kind: code })} on={filter.kind === code} choice>
                {label}（{count}）
              </FilterLink>
            ))}
          </FilterRow>
        )}
      </div>
      <OpenTable
        list={list}
        what="权责清单"
        rowKey="ROWGUID"
        href={(page) => to({ page })}
        columns={columnsOf(paths, filter.deptCode)}
        onward={
          filter.kind !== "" || filter.keyword !== "" ? (
            <Button href={paths.dutyList(own)}>看{name}的全部权责事项</Button>
          ) : (
            <Button href={paths.dutyService({ region: region.code })}>看{region.name}各部门的权责清单</Button>
          )
        }
      />
      <p>
        要办事？<a href={paths.departmentMatters(own)}>看这个部门能办的事项</a>
      </p>
    </Page>
  );
}

/** Columns of duties; each leads to the duty in full. */
const columnsOf = (paths: Paths, deptCode: string): TableColumn<RawDuty>[] => [
  {
    key: "TASK_NAME",
    title: "事项名称",
    width: "55%",
    customRender: ({ ROWGUID, TASK_NAME }) => <a href={paths.duty(ROWGUID, deptCode)}>{TASK_NAME}</a>,
  },
  { key: "TASK_TYPE_TEXT", title: "事项类型", width: "content" },
  { key: "CATALOG_ID", title: "基本编码", width: "content", customRender: ({ CATALOG_ID }) => <span className={styles.code}>{basicCodeOf(CATALOG_ID)}</span> },
];
