import { Button } from "@onehall/ui/button";
import type { TableColumn } from "@onehall/ui/table";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { departmentHref } from "../paths/department-href";
import { ItemList } from "../items/ItemList";
import { homeCrumb, type Crumb } from "../page/crumbs";
import { FilterLink, FilterRow } from "../page/Filter";
import { Page } from "../page/Page";
import { SearchForm } from "../page/SearchForm";
import { csvOf, type Paths } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import type { DepartmentRow, loadMatters, MattersData } from "./matters-data";
import { OpenTable } from "./OpenTable";
import * as styles from "./open-table.css";

export { loadMatters as loader, mattersMeta as meta } from "./matters-data";
export { MattersPage as default };

/** What the departments of a region do for people: all of them, or one in full. @see PAGE-03 */
export function MattersPage() {
  const data = useLoaderData<typeof loadMatters>();
  return <StaticIsland name="matters">{import.meta.env.SSR && <Matters {...data} />}</StaticIsland>;
}

const WHAT = "部门办事信息";

function Matters(data: MattersData) {
  const paths = usePaths();
  const { region, filter, departments, above, department } = data;
  const all = paths.departmentMatters({ region: filter.region });
  const crumbs: Crumb[] = [homeCrumb(region, paths), { label: "政务公开", href: paths.openGovernment({ region: region.code }) }];
  if (!department)
    return (
      <Page title={`${region.name}各部门办事信息`} lead={departments && `共 ${departments.length} 个部门和单位`} crumbs={[...crumbs, { label: WHAT }]}>
        <Departments region={region.code} rows={departments} />
        {above && (
          <section aria-labelledby="above">
            <h2 id="above">
              {above.region.name}的部门也给{region.name}办事
            </h2>
            <Departments region={above.region.code} rows={above.departments} />
          </section>
        )}
      </Page>
    );
  return (
    <Page title={`${department.name}办事信息`} lead="按类型查找这个部门能办的事" crumbs={[...crumbs, { label: WHAT, href: all }, { label: department.name }]}>
      <OneDepartment {...data} department={department} />
    </Page>
  );
}

function Departments({ region, rows }: { region: string; rows: DepartmentRow[] | null }) {
  const paths = usePaths();
  return (
    <OpenTable
      list={rows && { total: rows.length, page: 1, pageSize: rows.length, list: rows }}
      what={WHAT}
      rowKey="orgCode"
      href={() => paths.departmentMatters({ region })}
      columns={columnsOf(paths, region)}
      onward={<Button href={paths.openGovernment({ region })}>回到政务公开</Button>}
    />
  );
}

function OneDepartment({ region, filter, department }: MattersData & { department: NonNullable<MattersData["department"]> }) {
  const paths = usePaths();
  const own = { region: filter.region, deptCode: filter.deptCode };
  const to = (change: { kind?: string; page?: number }) => paths.departmentMatters({ ...filter, ...change });
  const { name, types, list } = department;
  return (
    <>
      <div>
        <SearchForm action={paths.departmentMatters({})} label="在这个部门的事项里找" keyword={filter.keyword} hidden={{ ...own, kind: filter.kind }} />
        {types && types.length > 0 && (
          <FilterRow label="事项类型">
            <FilterLink href={to({ kind: "" })} on={filter.kind === ""} choice>
              全部（{types.reduce((sum, { count }) => sum + count, 0)}）
            </FilterLink>
            {types.map(({ code, label, count }) => (
              <FilterLink key={code} href={to({ kind: code })} on={filter.kind === code} choice>
                {label}（{count}）
              </FilterLink>
            ))}
          </FilterRow>
        )}
      </div>
      <ItemList
        list={list}
        caption={`${name}的事项`}
        href={(page) => to({ page })}
        csv={csvOf(to({}))}
        onward={<Button href={paths.departmentMatters(own)}>看{name}的全部事项</Button>}
      />
      <p>
        <a href={departmentHref(paths, filter.deptCode, region.code)}>去这个部门的办事窗口</a>　<a href={paths.dutyList(own)}>看权责清单</a>
      </p>
    </>
  );
}

/** Columns of departments; the figures lead to what they count. */
const columnsOf = (paths: Paths, region: string): TableColumn<DepartmentRow>[] => [
  {
    key: "name",
    title: "部门",
    width: "40%",
    customRender: ({ orgCode, name }) => <a href={paths.departmentMatters({ region, deptCode: orgCode })}>{name}</a>,
  },
  { key: "group", title: "类别", width: "content", customRender: ({ group }) => <span className={styles.whole}>{group}</span> },
  {
    key: "items",
    title: "可办事项",
    width: "content",
    customRender: ({ orgCode, items }) => (
      <a href={paths.departmentMatters({ region, deptCode: orgCode })} className={styles.whole}>
        {items} 项
      </a>
    ),
  },
  {
    key: "duties",
    title: "权责清单",
    width: "content",
    customRender: ({ orgCode, duties }) => (
      <span className={styles.whole}>{duties > 0 ? <a href={paths.dutyList({ region, deptCode: orgCode })}>{duties} 项</a> : "没有行政权力"}</span>
    ),
  },
];
