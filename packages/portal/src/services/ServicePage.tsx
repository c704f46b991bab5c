import { LIST_TYPES, type ThemeEntry } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Grid, GridItem } from "@onehall/ui/grid";
import { useId, type ReactNode } from "react";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { RankedItems } from "../home/lists";
import { Icon } from "../icons";
import { OTHER_AUDIENCE, services } from "../items/services";
import { Views } from "../items/ServiceListPage";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadService, ServiceData } from "./data";
import * as styles from "./services.css";
import { CombinedServices } from "./CombinedServices";

export { loadService as loader, serviceMeta as meta } from "./data";
export { ServicePage as default };

/** The front page of a service: themes, events, what is hot, combined services, departments. @see PAGE-31 */
export function ServicePage() {
  const data = useLoaderData<typeof loadService>();
  return <StaticIsland name="service">{import.meta.env.SSR && <Service {...data} />}</StaticIsland>;
}

function Service({ region, service, index, oneThings }: ServiceData) {
  const paths = usePaths();
  const { name, events, people } = services[service];
  const at = { region: region.code };
  const other = OTHER_AUDIENCE[service];
  return (
    <Page title={name} lead={`${region.name}${people}可以办的事，按您顺手的方式找`} crumbs={[homeCrumb(region, paths), { label: name }]}>
      <Views service={service} view="index" region={region} />
      {!index && <Unavailable what={name} />}
      {index && index.themes.length === 0 && <Empty title="这里还没有可办的事项" action={<a href={paths.service(service)}>看全省的{name}</a>} />}
      {index && index.themes.length > 0 && (
        <Grid gap={5}>
          <GridItem span={{ xs: 12, l: 8 }}>
            <Part title="按主题" more={{ href: paths.theme(service, at), label: "全部事项" }}>
              <Tiles entries={index.themes} href={(catalogCode) => paths.theme(service, { ...at, catalogCode })} />
            </Part>
          </GridItem>
          <GridItem span={{ xs: 12, l: 4 }} className={styles.column}>
            <Part title="热门事项" more={{ href: paths.serviceList("hot", service, at), label: "更多" }}>
              <RankedItems items={index.hot} />
            </Part>
            <Part title="省心清单" more={{ href: paths.catalogue(at), label: "通用目录" }}>
              <ul className={styles.chips}>
                {EASY.map(({ set, label }) => (
                  <li key={set}>
                    <a className={styles.chip} href={paths.easyLists(set, at)}>
                      {label}
                    </a>
                  </li>
                ))}
                {LIST_TYPES.map(({ type, name: list }) => (
                  <li key={type}>
                    <a className={styles.chip} href={paths.listOfType({ ...at, type })}>
                      {list}
                    </a>
                  </li>
                ))}
              </ul>
            </Part>
          </GridItem>
          {index.activities.length > 0 && (
            <GridItem span={12}>
              <Part title={`按${events}`} more={{ href: paths.serviceList("activity", service, at), label: "更多" }}>
                <Tiles entries={index.activities} href={(catalogCode) => paths.serviceList("activity", service, { ...at, catalogCode })} />
              </Part>
            </GridItem>
          )}
          <GridItem span={12}>
            <Part title="一件事一次办" more={{ href: paths.activities(region.code), label: "全部一件事" }}>
              {!oneThings && <Unavailable what="一件事" />}
              {oneThings && <CombinedServices things={oneThings} />}
            </Part>
          </GridItem>
          {index.departments.length > 0 && (
            <GridItem span={12}>
              <Part title="按部门" more={{ href: paths.serviceList("department", service, at), label: "更多" }}>
                <Offices offices={index.departments} href={(departmentCode) => paths.serviceList("department", service, { ...at, departmentCode })} />
              </Part>
            </GridItem>
          )}
        </Grid>
      )}
      <p>
        给{services[other].people}办事？<a href={paths.service(other, region.code)}>看{services[other].name}</a>
      </p>
    </Page>
  );
}

const EASY = [
  { set: "four-deal", label: "四办" },
  { set: "four-avoid", label: "四免" },
] as const;

function Part({ title, more, children }: { title: string; more: { href: string; label: string }; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <a href={more.href} className={styles.more} aria-label={`${title}：${more.label}`}>
          {more.label}
        </a>
      </div>
      {children}
    </Card>
  );
}

function Tiles({ entries, href }: { entries: readonly ThemeEntry[]; href: (catalogCode: string) => string }) {
  return (
    <ul className={styles.tiles}>
      {entries.map(({ catalogCode, name, icon, count }) => (
        <li key={catalogCode}>
          <a className={styles.tile} href={href(catalogCode)}>
            <Icon name={icon} size={30} className={styles.icon} />
            {name}
            <span className={styles.count}>{count} 项</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Departments that stand before the fold. */
const SHOWN = 12;

type Office = { orgCode: string; name: string; count: number };

function Offices({ offices, href }: { offices: readonly Office[]; href: (orgCode: string) => string }) {
  const line = ({ orgCode, name, count }: Office) => (
    <li key={orgCode}>
      <a className={styles.office} href={href(orgCode)}>
        {name}
        <span className={styles.count}>{count} 项</span>
      </a>
    </li>
  );
  const rest = offices.slice(SHOWN);
  return (
    <>
      <ul className={styles.offices}>{offices.slice(0, SHOWN).map(line)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className={styles.fold}>全部展开（{offices.length} 个部门）</summary>
          <ul className={styles.offices}>{rest.map(line)}</ul>
        </details>
      )}
    </>
  );
}
