import type { ThemeEntry } from "@onehall/api";
import { usePaths } from "@onehall/portal/app";
import { Icon } from "@onehall/portal/icons";
import * as styles from "./ThemeGrid.css";

/** Themes that stand before the fold: two rows of eight. */
const SHOWN = 16;

type ThemeGridProps = { service: "personal" | "legal"; region: string; themes: ThemeEntry[] };

/** The themes of one audience as a grid of icons; the rest opens below. */
export function ThemeGrid({ service, region, themes }: ThemeGridProps) {
  const paths = usePaths();
  const tile = ({ catalogCode, name, icon, count }: ThemeEntry) => (
    <li key={catalogCode}>
      <a className={styles.tile} href={paths.theme(service, { region, catalogCode })} title={`${name}：${count} 项`}>
        <Icon name={icon} size={34} className={styles.icon} />
        {name}
      </a>
    </li>
  );
  const rest = themes.slice(SHOWN);
  return (
    <>
      <ul className={styles.grid}>{themes.slice(0, SHOWN).map(tile)}</ul>
      {rest.length > 0 && (
        <details className={styles.fold}>
          <summary className={styles.all}>全部展开（{themes.length}）</summary>
          <ul className={styles.grid}>{rest.map(tile)}</ul>
        </details>
      )}
    </>
  );
}
