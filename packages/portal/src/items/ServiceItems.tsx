import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import type { PageHeadProps } from "../page/Page";
import { csvOf, paths as addresses, type Paths } from "../paths";
import { headingOf, type ServiceListData } from "./data";
import { ItemList } from "./ItemList";
import { listHref, toQuery, type ListParameters } from "./query";
import { services } from "./services";

/** Heading and way here of a service list. */
export function listHead(data: ServiceListData, paths: Paths): PageHeadProps {
  const { region, service, view, selected } = data;
  const column = services[service].name;
  const heading = headingOf(data);
  return {
    title: heading,
    lead: `${region.name} · ${column}`,
    crumbs: [
      homeCrumb(region, paths),
      { label: column, href: paths.service(service, region.code) },
      ...(selected ? [{ label: headingOf({ service, view, selected: null }), href: paths.serviceList(view, service, { region: region.code }) }] : []),
      { label: selected?.name ?? heading },
    ],
  };
}

const isNarrow = ({ keyword, onlyOnline, onlyCorrespondingLevel }: ListParameters): boolean => keyword !== "" || onlyOnline || onlyCorrespondingLevel;

/** The tasks of a service list; where there are none, the way to more. */
export function ServiceItems(data: ServiceListData) {
  const { region, service, view, parameters, list, below } = data;
  const paths = usePaths();
  const to = (change: Partial<ListParameters>) => listHref(paths, { view, service, parameters }, change);
  return (
    <ItemList
      list={list}
      below={below}
      ranked={view === "hot" && parameters.keyword === ""}
      caption={`${headingOf(data)}的事项`}
      href={(page) => to({ page })}
      csv={csvOf(addresses.v2.serviceList(view, service, toQuery(parameters)))}
      nothing={isNarrow(parameters) ? "没有符合条件的事项" : undefined}
      onward={
        isNarrow(parameters) ? (
          <a href={to({ keyword: "", onlyOnline: false, onlyCorrespondingLevel: false, ...(view !== "department" && { departmentCode: "" }) })}>去掉筛选条件</a>
        ) : (
          <a href={paths.theme(service, { region: region.code })}>看{services[service].name}的全部事项</a>
        )
      }
    />
  );
}
