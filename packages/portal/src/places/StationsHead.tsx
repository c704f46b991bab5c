import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Disclosure } from "../page/Disclosure";
import { FilterLink, FilterRow } from "../page/Filter";
import { PageHead } from "../page/Page";
import { SearchForm } from "../page/SearchForm";
import type { StationsData } from "./data";
import { levelsOf, stationsHref, toQuery } from "./query";
import * as styles from "./places.css";

/** What is looked for, and where: a form and links. */
export function StationsHead({ region, parameters, below }: StationsData) {
  const paths = usePaths();
  const to = (change: Parameters<typeof stationsHref>[2]) => stationsHref(paths, parameters, change);
  const { keyword: _keyword, page: _page, lat, lng, ...kept } = toQuery(parameters);
  const hidden = { ...kept, lat: lat === undefined ? undefined : String(lat), lng: lng === undefined ? undefined : String(lng) };
  return (
    <>
      <PageHead
        title={`${region.name}办事网点`}
        lead="政务服务中心、镇街党群服务中心、村居公共服务站：在哪里，现在开不开门，电话多少。"
        crumbs={[homeCrumb(region, paths), { label: "办事网点" }]}
      />
      <div id="near" className={styles.filters}>
        <SearchForm action={paths.stations({ region: "" })} label="按地名或名称找" keyword={parameters.keyword} hidden={hidden} />
        {region.crumbs.length > 1 && (
          <FilterRow label="地区">
            {region.crumbs.map(({ code, name }) => (
              <FilterLink key={code} href={to({ region: code })} on={code === region.code} choice>
                {name}
              </FilterLink>
            ))}
          </FilterRow>
        )}
        <FilterRow label="哪一级">
          {levelsOf(region.code).map(({ level, name }) => (
            <FilterLink key={level} href={to({ level })} on={level === parameters.level} choice>
              {name}
            </FilterLink>
          ))}
        </FilterRow>
        <FilterRow label="条件">
          <FilterLink href={to({ openNow: !parameters.openNow })} on={parameters.openNow}>
            只看现在开门的
          </FilterLink>
          {parameters.from && (
            <FilterLink href={to({ from: null })} on>
              离您近的在前
            </FilterLink>
          )}
        </FilterRow>
        {below.length > 0 && (
          <Disclosure summary={`${region.name}的下级地区`}>
            <FilterRow label="下级地区">
              {below.map(({ code, name }) => (
                <FilterLink key={code} href={to({ region: code })} on={false} choice>
                  {name}
                </FilterLink>
              ))}
            </FilterRow>
          </Disclosure>
        )}
      </div>
    </>
  );
}
