import { Button } from "@onehall/ui/button";
import { usePaths } from "../app/face";
import { Disclosure } from "../page/Disclosure";
import { FilterLink, FilterRow } from "../page/Filter";
import type { RegionSummary } from "../regions/summary";
import { searchHref, toQuery, type SearchParameters } from "./query";
import * as styles from "./search.css";

export type FiltersProps = { region: RegionSummary; parameters: SearchParameters; departments: readonly { code: string; name: string }[] };

/** Where, by whom and how: each a link that adds or takes away one condition; departments, being many, are a small form. */
export function Filters({ region, parameters, departments }: FiltersProps) {
  const paths = usePaths();
  const { onlyOnline, onlyCorrespondingLevel, order, departmentCode } = parameters;
  const to = (change: Partial<SearchParameters>) => searchHref(paths, parameters, change);
  const active = [onlyOnline, onlyCorrespondingLevel, order !== "", departmentCode !== ""].filter(Boolean).length;
  const { departmentCode: _department, page: _page, ...kept } = toQuery(parameters);
  return (
    <Disclosure summary={active > 0 ? `筛选：已选 ${active} 项` : "筛选"}>
      <div className={styles.filters}>
        {region.crumbs.length > 1 && (
          <FilterRow label="区域">
            {region.crumbs.map(({ code, name }) => (
              <FilterLink key={code} href={to({ region: code, departmentCode: "" })} on={code === region.code} choice>
                {name}
              </FilterLink>
            ))}
          </FilterRow>
        )}
        <FilterRow label="筛选">
          <FilterLink href={to({ onlyOnline: !onlyOnline })} on={onlyOnline}>
            只看网办
          </FilterLink>
          <FilterLink href={to({ onlyCorrespondingLevel: !onlyCorrespondingLevel })} on={onlyCorrespondingLevel}>
            只看本级
          </FilterLink>
          <FilterLink href={to({ order: order === "hot" ? "" : "hot" })} on={order === "hot"}>
            按热度
          </FilterLink>
        </FilterRow>
        {departments.length > 0 && (
          <form action={paths.searchAction} className={styles.departments}>
            {Object.entries({ ...kept, areaCode: kept.region }).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
            <label htmlFor="department-filter">部门</label>
            <select id="department-filter" name="departmentCode" defaultValue={departmentCode} className={styles.select}>
              <option value="">全部部门</option>
              {departmentCode !== "" && !departments.some(({ code }) => code === departmentCode) && <option value={departmentCode}>所选部门</option>}
              {departments.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
            <Button type="submit">筛选</Button>
          </form>
        )}
      </div>
    </Disclosure>
  );
}
