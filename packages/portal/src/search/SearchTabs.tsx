import { usePaths } from "../app/face";
import type { SearchCounts } from "./data";
import { searchHref, TABS, type SearchParameters } from "./query";
import * as styles from "./search.css";

/** Kinds of result as links, each with its count. */
export function SearchTabs({ parameters, counts }: { parameters: SearchParameters; counts: SearchCounts | null }) {
  const paths = usePaths();
  return (
    <nav aria-label="结果类型" className={styles.tabs}>
      <ul className={styles.tabList}>
        {TABS.map(({ type, label }) => (
          <li key={type}>
            <a className={styles.tab} href={searchHref(paths, parameters, { type })} aria-current={type === parameters.type ? "page" : undefined}>
              {label}
              {counts && <span className={styles.count}>{counts[type]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
