import type { ReactNode } from "react";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { ItemList } from "../items/ItemList";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { SearchForm } from "../page/SearchForm";
import { csvOf } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import { AgentTable } from "./AgentTable";
import { itemsOf } from "./items-of";
import { CATALOGUES, type CatalogueKey, type CataloguesData, type loadCatalogues } from "./catalogues-data";
import * as styles from "./catalogues.css";
import { FeeTable } from "./FeeTable";

export { cataloguesMeta as meta, loadCatalogues as loader } from "./catalogues-data";
export { CataloguesPage as default };

/** 公共服务清单, 中介服务 and the fee catalogues, each under its anchor. @see PAGE-23 */
export function CataloguesPage() {
  const data = useLoaderData<typeof loadCatalogues>();
  return <StaticIsland name="catalogues">{import.meta.env.SSR && <Catalogues {...data} />}</StaticIsland>;
}

function Catalogues({ region, keyword, services, agents, fees }: CataloguesData) {
  const paths = usePaths();
  const own = { region: region.code };
  /** What every table of the page needs to know of its place. */
  const placeOf = (list: CatalogueKey, what: string) => ({
    what,
    href: (page: number) => paths.catalogues({ ...own, keyword, list, page }),
    file: csvOf(paths.catalogues({ ...own, keyword, list })),
    onward: <a href={paths.catalogues({ ...own, list })}>看全部</a>,
  });
  const tableOf = (key: CatalogueKey, what: string): ReactNode => {
    const place = placeOf(key, what);
    // Another name than the section around it: both would be landmarks of one name.
    if (key === "gonggong") return <ItemList list={services && itemsOf(services)} caption={`${what}的事项`} csv={place.file} {...place} />;
    if (key === "zhongjie") return <AgentTable list={agents} {...place} />;
    return <FeeTable list={fees.find((fee) => fee.key === key)?.list ?? null} {...place} />;
  };
  const totals: Record<CatalogueKey, number | undefined> = {
    gonggong: services?.total,
    zhongjie: agents?.total,
    guangdong: fees.find(({ key }) => key === "guangdong")?.list?.total,
    xingzheng: fees.find(({ key }) => key === "xingzheng")?.list?.total,
    jingying: fees.find(({ key }) => key === "jingying")?.list?.total,
  };
  return (
    <Page
      title="公共服务、中介服务和收费目录"
      lead={`${region.name} · 五个清单，都可以下载`}
      crumbs={[homeCrumb(region, paths), { label: "政务公开", href: paths.openGovernment(own) }, { label: "目录清单" }]}
    >
      <SearchForm action={paths.catalogues({ region: "" })} label="在这些清单里找" keyword={keyword} hidden={own} />
      <nav aria-label="本页的清单">
        <ul className={styles.anchors}>
          {CATALOGUES.map(({ key, name }) => (
            <li key={key}>
              <a href={`#${key}`} className={styles.anchor}>
                {name}
                {totals[key] !== undefined && `（${totals[key]}）`}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {CATALOGUES.map(({ key, name, text }) => (
        <section key={key} id={key} aria-labelledby={`${key}-title`} className={styles.section}>
          <div>
            <h2 id={`${key}-title`} className={styles.title}>
              {name}
            </h2>
            <p className={styles.text}>{text}</p>
          </div>
          {tableOf(key, name)}
        </section>
      ))}
    </Page>
  );
}
