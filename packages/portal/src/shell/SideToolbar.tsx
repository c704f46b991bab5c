import type { SidebarItem } from "@onehall/api";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { Icon } from "../icons";
import { versionSwitchPath } from "../paths";
import { qrPath } from "../qr";
import * as styles from "./SideToolbar.css";
import { useShell, type Shell } from "./use-shell";

/** Key of the entry whose address depends on the page in view. */
const SWITCH = "switch";

type Child = NonNullable<SidebarItem["children"]>[number];

/**
 * Tools of every page: the other face, the hotline, mobile services, feedback, back to the top. Beside the page where there is room, else, and in elder mode,
 * at its end. Without scripts all the same: panels are `<details>`, codes popovers of the browser's own.
 * @see SHELL-24, SHELL-25, SHELL-43, ELDER-05
 */
export function SideToolbar() {
  const shell = useShell();
  if (!shell) return null;
  const items = shell.config.sidebar.filter(({ regions }) => !regions || regions.includes(shell.region.code));
  return (
    <nav className={shell.elder ? styles.resting : `${styles.resting} ${styles.root}`} aria-label="快捷工具">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            {item.children ? <Panel item={item} entries={item.children} /> : <Tool item={item} shell={shell} />}
          </li>
        ))}
      </ul>
      {items.flatMap(({ key, children = [] }) => children.map((child, index) => <Code key={child.name} id={codeId(key, index)} entry={child} />))}
    </nav>
  );
}

function Tool({ item, shell: { version, here, region } }: { item: SidebarItem; shell: Shell }) {
  const classic = version === "v2";
  const href = item.key === SWITCH ? versionSwitchPath(here, classic ? "v3" : "v2", region.code) : (!classic && item.urlV3) || item.url || "#top";
  const text = item.key === SWITCH && !classic ? "切换旧版" : item.text;
  return (
    <a className={styles.tool} href={href} data-tool={item.key}>
      <Icon name={item.icon} />
      {text}
    </a>
  );
}

const codeId = (key: string, index: number) => `code-${key}-${index}`;

function Panel({ item, entries }: { item: SidebarItem; entries: readonly Child[] }) {
  return (
    <>
      <details className={styles.panel} data-floating="">
        <summary className={styles.tool}>
          <Icon name={item.icon} />
          {item.text}
        </summary>
      </details>
      <ul className={styles.codes}>
        {entries.map(({ name, url }, index) => (
          <li key={name} className={styles.code}>
            <img src={qrPath(url)} width={112} height={112} alt={`${name}二维码`} loading="lazy" />
            <a href={url}>{name}</a>
            <button type="button" className={styles.enlarge} popoverTarget={codeId(item.key, index)}>
              放大<VisuallyHidden>{name}二维码</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A code large enough to be read across a desk, with its link below. */
function Code({ id, entry: { name, url } }: { id: string; entry: Child }) {
  return (
    <div className={styles.large} id={id} popover="auto" role="dialog" aria-label={`${name}二维码`}>
      <img src={qrPath(url)} width={240} height={240} alt="" loading="lazy" />
      <a href={url}>{name}</a>
      <p>用手机扫一扫，或者点上面的链接。</p>
      <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
        关闭
      </button>
    </div>
  );
}
