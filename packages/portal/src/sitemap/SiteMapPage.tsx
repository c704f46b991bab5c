import type { ReactNode } from "react";
import { useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import { useRootData } from "../app/root-data";
import { departmentHref } from "../paths/department-href";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { HallLink } from "../regions/lists";
import { StaticIsland } from "../static-island/StaticIsland";
import { columnsOf, type SiteLink } from "./columns";
import type { loadSiteMap, SiteMapData } from "./data";
import * as styles from "./sitemap.css";

export { loadSiteMap as loader, siteMapMeta as meta } from "./data";
export { SiteMapPage as default };

/** Links alone: nothing to hydrate. */
export const handle = { hydrate: false };

/** 网站地图: columns, themes, departments, halls, standing pages, and what the marks of the site mean. @see GOV-02 */
export function SiteMapPage() {
  const data = useLoaderData<typeof loadSiteMap>();
  return <StaticIsland name="sitemap">{import.meta.env.SSR && <SiteMap {...data} />}</StaticIsland>;
}

function SiteMap({ region, themes, departments, halls }: SiteMapData) {
  const paths = usePaths();
  const version = useFace();
  const config = useRootData()?.config;
  const themeLinks = (service: "personal" | "legal", list: { name: string; catalogCode: string }[]): SiteLink[] =>
    list.map(({ name, catalogCode }) => ({ name, url: paths.theme(service, { region: region.code, catalogCode }) }));
  return (
    <Page title="网站地图" lead={`全部栏目和说明页面，以及${region.name}的主题、部门和地区。`} crumbs={[homeCrumb(region, paths), { label: "网站地图" }]}>
      {config && columnsOf(config, paths, version, region.code).map(({ key, title, links }) => <Links key={key} id={key} title={title} links={links} />)}
      {!themes && <Unavailable what="主题" />}
      {themes && <Links id="personal-themes" title="个人服务主题" links={themeLinks("personal", themes.services_person)} />}
      {themes && <Links id="legal-themes" title="法人服务主题" links={themeLinks("legal", themes.services_company)} />}
      <Links
        id="departments"
        title={`${region.name}部门`}
        links={departments.map(({ orgCode, name }) => ({ name, url: departmentHref(paths, orgCode, region.code) }))}
      />
      {halls.length > 0 && (
        <Part id="halls" title={`${region.name}下级地区`}>
          {halls.map(({ code, name }) => (
            <li key={code}>
              <HallLink code={code} name={name} className={styles.link} />
            </li>
          ))}
        </Part>
      )}
      {config && <Marks site={config.site} />}
    </Page>
  );
}

function Links({ id, title, links }: { id: string; title: string; links: readonly SiteLink[] }) {
  if (links.length === 0) return null;
  return (
    <Part id={id} title={title}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a href={url} className={styles.link}>
            {name}
          </a>
        </li>
      ))}
    </Part>
  );
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
    <h2 id={`${id}-title`} className={styles.title}>
      {title}
    </h2>
    <ul className={styles.list}>{children}</ul>
  </section>
);

type Site = NonNullable<ReturnType<typeof useRootData>>["config"]["site"];

/** What a government site must carry, and that this one only shows how. */
function Marks({ site }: { site: Site }) {
  const rows = [
    ["主办单位", site.organiser],
    ["承办单位", site.undertaker],
    ["技术支持", site.support],
    ["网站标识码", site.siteCode],
    ["ICP 备案", site.icp],
    ["公安备案", site.police],
    ["党政机关网站标识", "样例：没有申领，正式开通时由机构编制部门核发"],
    ["服务热线", site.hotline],
  ];
  return (
    <section id="marks" aria-labelledby="marks-title" className={styles.part}>
      <h2 id="marks-title" className={styles.title}>
        标识和备案
      </h2>
      <p className={styles.note}>{site.notice}正式开通的政府网站，在每一页的页脚标明下面这些，点开可以到登记机关核对。</p>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
