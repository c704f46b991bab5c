import type { ThemeEntry } from "@onehall/api";
import { usePaths } from "../app/face";
import { Disclosure } from "../page/Disclosure";
import type { Service } from "../paths/paths";
import * as styles from "./ThemeRail.css";

export type ThemeRailProps = {
  themes: readonly ThemeEntry[];
  service: Service;
  region: string;
  /** Catalogue code of the theme in view; empty: all. */
  current: string;
};

/** The other audience's list is one press away. */
const OTHER = { personal: { service: "legal", name: "看法人服务" }, legal: { service: "personal", name: "看个人服务" } } as const;

/** All themes of a service; on phones behind one heading. */
export function ThemeRail({ themes, service, region, current }: ThemeRailProps) {
  const paths = usePaths();
  const other = OTHER[service];
  const entries = [{ catalogCode: "", name: "全部主题", count: undefined }, ...themes];
  const open = themes.find(({ catalogCode }) => catalogCode === current);
  return (
    <nav aria-label="主题">
      <Disclosure summary={`主题：${open?.name ?? "全部主题"}`} className={styles.root} summaryClassName={styles.summary}>
        <ul className={styles.list}>
          {entries.map(({ catalogCode, name, count }) => (
            <li key={catalogCode}>
              <a className={styles.theme} href={paths.theme(service, { region, catalogCode })} aria-current={catalogCode === current ? "page" : undefined}>
                {name}
                {count !== undefined && <span className={styles.count}>{count}</span>}
              </a>
            </li>
          ))}
          <li className={styles.other}>
            <a className={styles.theme} href={paths.theme(other.service, { region })}>
              {other.name}
            </a>
          </li>
        </ul>
      </Disclosure>
    </nav>
  );
}
