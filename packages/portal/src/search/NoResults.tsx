import { Button } from "@onehall/ui/button";
import { Empty } from "@onehall/ui/empty";
import { usePaths } from "../app/face";
import { Icon } from "../icons/Icon";
import { ContactSupport } from "./ContactSupport";
import type { SearchData } from "./data";
import { NearestMatches } from "./NearestMatches";
import { searchHref, type SearchParameters } from "./query";
import { Recommended } from "./Recommended";
import * as styles from "./search.css";

/** Nothing but words and a region. */
const WIDE = { onlyOnline: false, onlyCorrespondingLevel: false, departmentCode: "", kind: "", audience: "" } as const;

const isNarrow = (parameters: SearchParameters) => (Object.keys(WIDE) as (keyof typeof WIDE)[]).some((name) => parameters[name] !== WIDE[name]);

/** Themes of each audience that are offered as a way on. */
const THEMES = 8;

/** Nothing asked or nothing found: other words, themes, and people who answer. @see SEARCH-13 */
export function NoResults({ region, parameters, result, counts, help }: SearchData) {
  const paths = usePaths();
  const { keyword, type } = parameters;
  const elsewhere = type !== "" && (counts?.[""] ?? 0) > 0;
  const province = region.crumbs[0];
  return (
    <div className={styles.nothing}>
      {keyword !== "" && (
        <Empty
          title={elsewhere ? "这一类没有结果" : "没有找到？"}
          action={
            <>
              {elsewhere && <Button href={searchHref(paths, parameters, { type: "" })}>看全部 {counts?.[""]} 条结果</Button>}
              {isNarrow(parameters) && <Button href={searchHref(paths, parameters, WIDE)}>去掉筛选条件</Button>}
              {province && province.code !== region.code && (
                <Button href={searchHref(paths, parameters, { region: province.code, departmentCode: "" })}>在{province.name}范围内找</Button>
              )}
            </>
          }
        >
          {!elsewhere && <p>换个说法试试：写短一点，用平常的话，比如“身份证丢了”，也可以用拼音或者拼音首字母。</p>}
        </Empty>
      )}
      {result && !elsewhere && <NearestMatches result={result} parameters={parameters} />}
      {help && help.hotWords.length > 0 && (
        <section aria-labelledby="hot-words">
          <h2 id="hot-words" className={styles.sectionTitle}>
            大家在搜
          </h2>
          <ul className={styles.entrances}>
            {help.hotWords.map((word) => (
              <li key={word}>
                <a className={styles.chip} href={paths.search({ keyword: word, region: region.code })}>
                  {word}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {help &&
        (
          [
            { title: "按主题找：个人服务", service: "personal", themes: help.services_person },
            { title: "按主题找：法人服务", service: "legal", themes: help.services_company },
          ] as const
        ).map(
          ({ title, service, themes }) =>
            themes.length > 0 && (
              <section key={service} aria-labelledby={`themes-${service}`}>
                <h2 id={`themes-${service}`} className={styles.sectionTitle}>
                  {title}
                </h2>
                <ul className={styles.entrances}>
                  {themes.slice(0, THEMES).map(({ catalogCode, name, icon }) => (
                    <li key={catalogCode}>
                      <a className={styles.chip} href={paths.theme(service, { region: region.code, catalogCode })}>
                        <Icon name={icon} />
                        {name}
                      </a>
                    </li>
                  ))}
                  <li>
                    <a className={styles.chip} href={paths.theme(service, { region: region.code })}>
                      全部
                    </a>
                  </li>
                </ul>
              </section>
            ),
        )}
      {help && <Recommended person={help.person} legalPerson={help.legalPerson} />}
      <ContactSupport />
    </div>
  );
}
