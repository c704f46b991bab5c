import { regionLevel } from "@onehall/regions";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../../app/face";
import { Disclosure } from "../../page/Disclosure";
import { FilterLink, FilterRow } from "../../page/Filter";
import { Page } from "../../page/Page";
import { Unavailable } from "../../page/Unavailable";
import { StaticIsland } from "../../static-island/StaticIsland";
import type { loadServiceList, ServiceListData } from "../data";
import { FilterForm } from "../FilterForm";
import { listHref, toQuery, type ListParameters } from "../query";
import { listHead, ServiceItems } from "../ServiceItems";
import { OTHER_AUDIENCE, services } from "../services";
import * as styles from "./answers.css";

export { loadServiceList as loader, serviceListMeta as meta } from "../data";
export { AnswerListPage as default };

/** The tasks of a service as answers: how one wants to do it first, then what it is about. The same address and tasks as in the classic face. @see PAGE-51 */
export function AnswerListPage() {
  const { staticData } = useLoaderData<typeof loadServiceList>();
  return <StaticIsland name="answer-list">{import.meta.env.SSR && staticData && <AnswerList {...staticData} />}</StaticIsland>;
}

function AnswerList(data: ServiceListData) {
  const { region, service, view, parameters } = data;
  const { onlyOnline, onlyCorrespondingLevel } = parameters;
  const paths = usePaths();
  const to = (change: Partial<ListParameters>) => listHref(paths, { view, service, parameters }, change);
  const isNear = ["town", "village"].includes(regionLevel(region.code));
  return (
    <Page {...listHead(data, paths)}>
      <div className={styles.layout}>
        <div className={styles.main}>
          <FilterRow label="怎么办">
            <FilterLink href={to({ onlyOnline: false, onlyCorrespondingLevel: false })} on={!onlyOnline && !onlyCorrespondingLevel} choice>
              都看
            </FilterLink>
            <FilterLink href={to({ onlyOnline: !onlyOnline })} on={onlyOnline}>
              网上能办
            </FilterLink>
            <FilterLink href={to({ onlyCorrespondingLevel: !onlyCorrespondingLevel })} on={onlyCorrespondingLevel}>
              {isNear ? `在${region.name}就能办` : `${region.name}本级办`}
            </FilterLink>
            <FilterLink data-near={region.crumbs[0]?.code ?? region.code} href={paths.regions(region.code, to({}))} on={false} choice>
              离我近的能办
            </FilterLink>
          </FilterRow>
          <p role="status" data-near-said="" hidden />
          <ServiceItems {...data} />
        </div>
        <Subjects {...data} />
      </div>
    </Page>
  );
}

/** What narrows the list beside how: a word, then situations of life and themes, or departments where those are asked for. On phones behind one heading, so that the first answer is in sight. */
function Subjects({ service, view, index, parameters, selected, region }: ServiceListData) {
  const paths = usePaths();
  if (!index) return <Unavailable what="分类" />;
  const { keyword, page: _page, ...kept } = toQuery(parameters);
  const at = { region: parameters.region };
  const other = OTHER_AUDIENCE[service];
  const groups =
    view === "department"
      ? [
          {
            name: "部门",
            entries: index.departments.map(({ orgCode, name }) => ({
              code: orgCode,
              name,
              href: paths.serviceList("department", service, { ...at, departmentCode: orgCode }),
            })),
          },
        ]
      : [
          { name: services[service].events, view: "activity" as const, entries: index.activities },
          { name: "主题", view: "theme" as const, entries: index.themes },
        ].map(({ name, view: of, entries }) => ({
          name,
          entries: entries.map(({ catalogCode: code, name: entry }) => ({
            code,
            name: entry,
            href: paths.serviceList(of, service, { ...at, catalogCode: code }),
          })),
        }));
  return (
    <Disclosure
      summary={`换一类，或者查找：${selected?.name ?? "全部"}${keyword ? `，“${keyword}”` : ""}`}
      className={styles.subjects}
      summaryClassName={styles.summary}
    >
      <div className={styles.find}>
        <FilterForm
          action={new URL(listHref(paths, { view, service, parameters }, {}), "http://own.invalid").pathname}
          label="在这里找"
          keyword={keyword ?? ""}
          hidden={kept}
        />
      </div>
      <nav aria-label="换一类">
        {groups.map(({ name, entries }) => (
          <div key={name}>
            <p className={styles.group}>{name}</p>
            <ul className={styles.chips}>
              {entries.map((entry) => (
                <li key={entry.code}>
                  <a href={entry.href} className={styles.chip} aria-current={entry.code === selected?.code ? "page" : undefined}>
                    {entry.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <ul className={styles.others}>
          {view !== "hot" && (
            <li>
              <a href={paths.serviceList("hot", service, at)}>很多人在办的</a>
            </li>
          )}
          <li>
            <a href={paths.serviceList("theme", service, at)}>{region.name}的全部事项</a>
          </li>
          {view !== "department" && (
            <li>
              <a href={paths.serviceList("department", service, at)}>按部门找</a>
            </li>
          )}
          <li>
            <a href={paths.nearMe(region.code)}>离我近的网点</a>
          </li>
          <li>
            <a href={paths.serviceList(view, other, at)}>看{services[other].name}</a>
          </li>
        </ul>
      </nav>
    </Disclosure>
  );
}
