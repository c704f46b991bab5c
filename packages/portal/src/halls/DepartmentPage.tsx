import { Button } from "@onehall/ui/button";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { ItemList } from "../items/ItemList";
import { regionCrumbs } from "../page/crumbs";
import { FilterLink, FilterRow } from "../page/Filter";
import { Page } from "../page/Page";
import { csvOf } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import type { DepartmentData, loadDepartment } from "./department-data";
import { PARTS } from "./cases-data";
import { CaseOverview, Cases, DepartmentNotices } from "./DepartmentCases";
import { departmentHref, type DepartmentFilter, type DepartmentPlace } from "../paths/department-href";
import * as styles from "./halls.css";

export { departmentMeta as meta, loadDepartment as loader } from "./department-data";
export { DepartmentPage as default };

const AUDIENCES = [
  { audience: "", name: "全部" },
  { audience: "1", name: "个人" },
  { audience: "2", name: "法人" },
] as const;

/** A department's window: its tasks, and ways to find one of them. @see PAGE-07 */
export function DepartmentPage() {
  const data = useLoaderData<typeof loadDepartment>();
  return <StaticIsland name="department">{import.meta.env.SSR && <Department {...data} />}</StaticIsland>;
}

function Department(data: DepartmentData) {
  const { region, department, part, cases } = data;
  const paths = usePaths();
  const place = { name: department.name, region: region.code, to: (where: DepartmentPlace) => departmentHref(paths, department.code, region.code, where) };
  return (
    <Page
      title={department.name}
      lead={`${region.name} · ${department.government ? "政府部门" : "其他公共服务单位"}`}
      crumbs={[...regionCrumbs(region, paths), { label: department.name }]}
    >
      <nav aria-label="本窗口的内容">
        <ul className={styles.tabs}>
          {PARTS.map(({ key, name }) => (
            <li key={key}>
              <a href={place.to({ part: key })} className={styles.tab} aria-current={key === part ? "page" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {part === "" && (
        <>
          <Tasks {...data} />
          <CaseOverview cases={cases} {...place} />
        </>
      )}
      {(part === "progress" || part === "result") && <Cases kind={part} cases={cases} {...place} />}
      {part === "notices" && <DepartmentNotices cases={cases} {...place} />}
    </Page>
  );
}

/** 实施清单: the tasks of the department, and ways to find one of them. */
function Tasks({ region, department, filter, list }: DepartmentData) {
  const paths = usePaths();
  const to = (change: Partial<DepartmentFilter> & DepartmentPlace) => departmentHref(paths, department.code, region.code, { ...filter, ...change });
  return (
    <>
      <form role="search" aria-label="在本部门中搜索" action={paths.department("").split("?")[0]} className={styles.filter}>
        <input type="hidden" name="orgCode" value={department.code} />
        <input type="hidden" name="region" value={region.code} />
        {filter.audience && <input type="hidden" name="audience" value={filter.audience} />}
        {filter.onlyOnline && <input type="hidden" name="onlyOnline" value="1" />}
        <input type="search" name="keyword" defaultValue={filter.keyword} aria-label="事项名称" placeholder="在本部门的事项中搜索" className={styles.field} />
        <Button type="submit">搜索</Button>
      </form>
      <div className={styles.filters}>
        <FilterRow label="服务对象">
          {AUDIENCES.map(({ audience, name }) => (
            <FilterLink key={audience} href={to({ audience })} on={audience === filter.audience} choice>
              {name}
            </FilterLink>
          ))}
        </FilterRow>
        <FilterRow label="办理方式">
          <FilterLink href={to({ onlyOnline: !filter.onlyOnline })} on={filter.onlyOnline}>
            只看网办
          </FilterLink>
        </FilterRow>
      </div>
      <ItemList
        list={list}
        caption={`${department.name}的事项`}
        href={(page) => to({ page })}
        csv={csvOf(to({}))}
        onward={
          <>
            {isNarrow(filter) && <Button href={departmentHref(paths, department.code, region.code)}>去掉筛选条件</Button>}
            <Button href={paths.search({ keyword: filter.keyword, region: region.code })}>在全站搜索</Button>
          </>
        }
      />
    </>
  );
}

const isNarrow = ({ audience, onlyOnline, keyword }: DepartmentFilter) => audience !== "" || onlyOnline || keyword !== "";
