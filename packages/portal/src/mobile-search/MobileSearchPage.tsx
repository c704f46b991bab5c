import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { Icon } from "../icons/Icon";
import { homeCrumb } from "../page/crumbs";
import { PageBody, PageHead } from "../page/Page";
import { PortalSearchBox } from "../search/PortalSearchBox";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadMobileSearch, MobileSearchData } from "./data";
import * as styles from "./mobile-search.css";

export { loadMobileSearch as loader, mobileSearchMeta as meta } from "./data";
export { MobileSearchPage as default };

/** One large box, and what one can press instead of typing. @see PAGE-12 */
export function MobileSearchPage() {
  const data = useLoaderData<typeof loadMobileSearch>();
  return (
    <PageBody>
      <StaticIsland name="mobile-search-head">{import.meta.env.SSR && <Head {...data} />}</StaticIsland>
      <PortalSearchBox size="large" label="在手机上搜" placeholder="您想办什么事？" />
      <StaticIsland name="mobile-search">{import.meta.env.SSR && <WaysIn {...data} />}</StaticIsland>
    </PageBody>
  );
}

function Head({ region }: MobileSearchData) {
  const paths = usePaths();
  return (
    <PageHead title="手机搜索" lead={`在${region.name}办事，用平常的话搜就行，也可以用拼音。`} crumbs={[homeCrumb(region, paths), { label: "手机搜索" }]} />
  );
}

function WaysIn({ region, help }: MobileSearchData) {
  const paths = usePaths();
  const services = help && [
    { service: "personal", title: "个人服务", themes: help.services_person } as const,
    { service: "legal", title: "法人服务", themes: help.services_company } as const,
  ];
  return (
    <div className={styles.root}>
      {help && help.hotWords.length > 0 && (
        <section aria-labelledby="hot-words">
          <h2 id="hot-words" className={styles.title}>
            大家在搜
          </h2>
          <ol className={styles.words}>
            {help.hotWords.map((word, index) => (
              <li key={word} className={styles.word}>
                <a href={paths.search({ keyword: word, region: region.code })} className={styles.link}>
                  <span className={styles.rank} aria-hidden="true">
                    {index + 1}
                  </span>
                  {word}
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      {services?.map(
        ({ service, title, themes }) =>
          themes.length > 0 && (
            <section key={service} aria-labelledby={`themes-${service}`}>
              <h2 id={`themes-${service}`} className={styles.title}>
                按主题找：{title}
              </h2>
              <ul className={styles.themes}>
                {themes.map(({ catalogCode, name, icon }) => (
                  <li key={catalogCode}>
                    <a href={paths.theme(service, { region: region.code, catalogCode })} className={styles.theme}>
                      <Icon name={icon} size={28} />
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <ul className={styles.more}>
        <li>
          <a href={paths.stations({ region: region.code })} className={styles.link}>
            找附近的办事网点
          </a>
        </li>
        <li>
          <a href={paths.progress(region.code)} className={styles.link}>
            查办件进度
          </a>
        </li>
        <li>
          <a href={paths.questions({ region: region.code })} className={styles.link}>
            看常见问题
          </a>
        </li>
        <li>
          <a href="tel:12345" className={styles.link}>
            <Icon name="phone" />
            没找到？拨打 12345
          </a>
        </li>
      </ul>
    </div>
  );
}
