import { Grid, GridItem } from "@onehall/ui/grid";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { FilterLink, FilterRow } from "../page/Filter";
import { Page } from "../page/Page";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadServiceList, ServiceListData } from "./data";
import * as styles from "./items.css";
import { FilterForm } from "./FilterForm";
import { listHref, toQuery, type ListParameters } from "./query";
import { listHead, ServiceItems } from "./ServiceItems";
import { ServiceRail } from "./ServiceRail";
import { VIEWS } from "./services";

export { loadServiceList as loader, serviceListMeta as meta } from "./data";
export { ServiceListPage as default };

/** Tasks of a service: by theme, event or department, or the hottest first. @see PAGE-31 */
export function ServiceListPage() {
  const { staticData } = useLoaderData<typeof loadServiceList>();
  return <StaticIsland name="service-list">{import.meta.env.SSR && staticData && <ServiceList {...staticData} />}</StaticIsland>;
}

function ServiceList(data: ServiceListData) {
  return (
    <Page {...listHead(data, usePaths())}>
      <Views {...data} />
      <Grid gap={5}>
        <GridItem span={{ xs: 12, l: 3 }}>
          <ServiceRail {...data} />
        </GridItem>
        <GridItem span={{ xs: 12, l: 9 }} className={styles.main}>
          <Narrowing {...data} />
          <ServiceItems {...data} />
        </GridItem>
      </Grid>
    </Page>
  );
}

/** The ways to cut the same tasks, and the other audience. */
export function Views({
  service,
  view,
  region,
}: {
  service: ServiceListData["service"];
  view: ServiceListData["view"] | "index" | "matters";
  region: { code: string };
}) {
  const paths = usePaths();
  return (
    <nav aria-label="查找方式" className={styles.views}>
      <ul className={styles.viewList}>
        {VIEWS.map(({ view: one, name }) => (
          <li key={one}>
            <a className={styles.view} href={paths.serviceList(one, service, { region: region.code })} aria-current={one === view ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.view} href={paths.matters("hot", service, { region: region.code })} aria-current={view === "matters" ? "page" : undefined}>
            分类热门
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** A word, a department, and how: all in the address. */
function Narrowing({ service, view, index, parameters }: ServiceListData) {
  const paths = usePaths();
  const { onlyOnline, onlyCorrespondingLevel, departmentCode, keyword } = parameters;
  const { keyword: _keyword, departmentCode: _department, page: _page, ...kept } = toQuery(parameters);
  const to = (change: Partial<ListParameters>) => listHref(paths, { view, service, parameters }, change);
  const offices = view === "department" ? [] : (index?.departments ?? []);
  return (
    <div className={styles.filters}>
      <FilterForm
        action={new URL(to({}), "http://own.invalid").pathname}
        label="在列表里找"
        keyword={keyword}
        choices={[
          {
            name: "departmentCode",
            label: "部门",
            value: departmentCode,
            all: "全部部门",
            options: offices.map(({ orgCode, name }) => ({ value: orgCode, label: name })),
          },
        ]}
        hidden={view === "department" ? { ...kept, departmentCode } : kept}
      />
      <FilterRow label="条件">
        <FilterLink href={to({ onlyOnline: !onlyOnline })} on={onlyOnline}>
          只看网办
        </FilterLink>
        <FilterLink href={to({ onlyCorrespondingLevel: !onlyCorrespondingLevel })} on={onlyCorrespondingLevel}>
          只看本级
        </FilterLink>
      </FilterRow>
    </div>
  );
}
