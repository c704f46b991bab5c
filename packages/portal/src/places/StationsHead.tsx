import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Disclosure } from "../page/Disclosure";
import { FilterLink, FilterRow } from "../page/Filter";
import { PageHead } from "../page/Page";
import { SearchForm } from "../page/SearchForm";
import type { StationsData } from "./data";
import { LEVELS, levelsOf, stationsHref, type StationsParameters, toQuery } from "./query";
import * as styles from "./places.css";

/** What the list is narrowed to, as the heading says it behind which phones have the links: they stand there for the places alone. */
const summaryOf = (region: string, { level, openNow, from }: StationsParameters): string =>
  [`地区和条件：${region}`, LEVELS.find((one) => one.level === level && level !== "")?.name, openNow && "现在开门", from && "近的在前"]
    .filter(Boolean)
    .join("，");

/** What is looked for, and where: a form and links. */
export function StationsHead({ region, parameters, below, placed }: StationsData) {
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
      <div id="near" data-hydrate="" className={styles.filters}>
        <SearchForm action={paths.stations({ region: "" })} label="按地名或名称找" keyword={parameters.keyword} hidden={hidden} />
        <Disclosure summary={summaryOf(region.name, parameters)} className={styles.narrow}>
          <div className={styles.filters}>
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
          </div>
        </Disclosure>
        {/* Where each stands as a tile there is no need to name it twice. */}
        {below.length > placed.length && (
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
