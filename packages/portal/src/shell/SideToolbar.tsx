import type { SidebarItem } from "@onehall/api";
import { Icon } from "../icons";
import { qrPath } from "../qr";
import * as styles from "./SideToolbar.css";
import { useShell, type Shell } from "./use-shell";

/** Key of the entry whose address depends on the page in view. */
const SWITCH = "switch";

/** Tools at the edge of every page: the other face, the hotline, mobile services, back to the top. On phones a short row at the bottom. @see spec.md section 2, side toolbar */
export function SideToolbar() {
  const shell = useShell();
  if (!shell) return null;
  const items = shell.config.sidebar.filter(({ regions }) => !regions || regions.includes(shell.region.code));
  return (
    <nav className={styles.root} aria-label="快捷工具">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            {item.children ? <Panel item={item} /> : <Tool item={item} shell={shell} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tool({ item, shell }: { item: SidebarItem; shell: Shell }) {
  const href = item.key === SWITCH ? shell.twin : (shell.version === "v3" && item.urlV3) || item.url || "#top";
  const text = item.key === SWITCH && shell.version === "v3" ? "切换旧版" : item.text;
  return (
    <a className={styles.tool} href={href} data-tool={item.key}>
      <Icon name={item.icon} />
      {text}
    </a>
  );
}

function Panel({ item }: { item: SidebarItem }) {
  return (
    <details className={styles.panel} name="side-toolbar">
      <summary className={styles.tool}>
        <Icon name={item.icon} />
        {item.text}
      </summary>
      <ul className={styles.codes}>
        {item.children?.map(({ name, url }) => (
          <li key={name} className={styles.code}>
            <img src={qrPath(url)} width={112} height={112} alt={`${name}二维码`} loading="lazy" />
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
