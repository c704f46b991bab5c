import { MATTER_TYPES } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { usePaths } from "../app/face";
import { useRootData } from "../app/root-data";
import { Disclosure } from "../page/Disclosure";
import { FilterLink, FilterRow } from "../page/Filter";
import { Collapsible } from "../page/Collapsible";
import type { RegionSummary } from "../app/region-summary";
import { searchHref, toQuery, type SearchParameters } from "./query";
import * as styles from "./search.css";

export type FiltersProps = { region: RegionSummary; parameters: SearchParameters; departments: readonly { code: string; name: string }[] };

const AUDIENCES = [
  { code: "", name: "全部" },
  { code: "1", name: "个人" },
  { code: "2", name: "法人" },
] as const;

/** Matter types of which one can apply for something; the others are what an authority does by itself. */
const KINDS = MATTER_TYPES.filter(({ code }) => ["TC", "01", "11", "05", "07", "08", "09", "10"].includes(code));

/**
 * Where, by whom and how: each a link that adds or takes away one condition; departments, being many, are a small form. Side by side in wide windows, so that
 * the first result is in the first screen; elder readers have large links and open them when they want to.
 */
export function Filters({ region, parameters, departments }: FiltersProps) {
  const paths = usePaths();
  const Around = useRootData()?.preferences.elder ? Collapsible : Disclosure;
  const { onlyOnline, onlyCorrespondingLevel, order, departmentCode, kind, audience } = parameters;
  const to = (change: Partial<SearchParameters>) => searchHref(paths, parameters, change);
  const active = [onlyOnline, onlyCorrespondingLevel, order !== "", departmentCode !== "", kind !== "", audience !== ""].filter(Boolean).length;
  const { departmentCode: _department, page: _page, ...kept } = toQuery(parameters);
  return (
    <Around summary={active > 0 ? `筛选：已选 ${active} 项` : "筛选"}>
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
        <FilterRow label="对象">
          {AUDIENCES.map(({ code, name }) => (
            <FilterLink key={code} href={to({ audience: code })} on={code === audience} choice>
              {name}
            </FilterLink>
          ))}
        </FilterRow>
        <FilterRow label="排序">
          <FilterLink href={to({ order: "" })} on={order === ""} choice>
            最相关
          </FilterLink>
          <FilterLink href={to({ order: "hot" })} on={order === "hot"} choice>
            办的人多
          </FilterLink>
        </FilterRow>
        <FilterRow label="筛选">
          <FilterLink href={to({ onlyOnline: !onlyOnline })} on={onlyOnline}>
            只看网办
          </FilterLink>
          <FilterLink href={to({ onlyCorrespondingLevel: !onlyCorrespondingLevel })} on={onlyCorrespondingLevel}>
            只看本级
          </FilterLink>
        </FilterRow>
        <FilterRow label="事项类型">
          {[{ code: "", label: "全部" } as const, ...KINDS].map(({ code, label }) => (
            <FilterLink key={code} href={to({ kind: code })} on={code === kind} choice>
              {label}
            </FilterLink>
          ))}
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
    </Around>
  );
}
