import { usePaths } from "../app/face";
import { Disclosure } from "../page/Disclosure";
import { Unavailable } from "../page/Unavailable";
import type { ServiceListData } from "./data";
import { listHref } from "./query";
import * as styles from "./ServiceRail.css";
import { OTHER_AUDIENCE, services } from "./services";

type Entry = { code: string; name: string; count: number };

/** What the side lists, for each way of cutting. */
function entriesOf({ view, index, service }: ServiceListData): { label: string; all: string; parts: { heading: string; entries: Entry[] }[] } | null {
  if (!index) return null;
  const themes = index.themes.map(({ catalogCode: code, name, count }) => ({ code, name, count }));
  const events = index.activities.map(({ catalogCode: code, name, count }) => ({ code, name, count }));
  const departments = index.departments.map(({ orgCode: code, name, count }) => ({ code, name, count }));
  if (view === "activity") return { label: services[service].events, all: "全部大事", parts: [{ heading: "", entries: events }] };
  if (view === "department") return { label: "部门", all: "全部部门", parts: [{ heading: "", entries: departments }] };
  if (view === "theme") return { label: "主题", all: "全部主题", parts: [{ heading: "", entries: themes }] };
  return {
    label: "分类",
    all: "全部分类",
    parts: [
      { heading: services[service].events, entries: events },
      { heading: "主题", entries: themes },
    ],
  };
}

/** The themes, events or departments of a service; on phones behind one heading. */
export function ServiceRail(data: ServiceListData) {
  const paths = usePaths();
  const rail = entriesOf(data);
  if (!rail) return <Unavailable what={data.view === "department" ? "部门列表" : "主题列表"} />;
  const { service, view, parameters, selected } = data;
  const narrowedBy = (code: string) => (view === "department" ? { departmentCode: code } : { catalogCode: code });
  const to = (code: string) => listHref(paths, { view, service, parameters }, narrowedBy(code));
  const current = selected?.code ?? "";
  const link = (code: string, name: string, count?: number) => (
    <li key={code}>
      <a className={styles.entry} href={to(code)} aria-current={code === current ? "page" : undefined}>
        {name}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </a>
    </li>
  );
  return (
    <nav aria-label={rail.label}>
      <Disclosure summary={`${rail.label}：${selected?.name ?? rail.all}`} className={styles.root} summaryClassName={styles.summary}>
        <ul className={styles.list}>{link("", rail.all)}</ul>
        {rail.parts.map(
          ({ heading, entries }) =>
            entries.length > 0 && (
              <div key={heading}>
                {heading && <p className={styles.heading}>{heading}</p>}
                <ul className={styles.list}>{entries.map(({ code, name, count }) => link(code, name, count))}</ul>
              </div>
            ),
        )}
        <ul className={styles.other}>
          <li>
            <a className={styles.entry} href={paths.serviceList(view, OTHER_AUDIENCE[service], { region: parameters.region })}>
              看{services[OTHER_AUDIENCE[service]].name}
            </a>
          </li>
        </ul>
      </Disclosure>
    </nav>
  );
}
