import type { SidebarItem } from "@onehall/api";
import type { App } from "../app/context";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { Icon } from "../icons";
import { versionSwitchPath } from "../paths";
import { appQrPath, qrPath } from "../qr";
import * as styles from "./SideToolbar.css";
import { preferencePath, useShell, type Shell } from "../app/use-shell";

/** Key of the entry whose address depends on the page in view. */
const SWITCH = "switch";
/** Key of the entry that holds the apps of the settings. */
const MOBILE = "mobile";

/** A place of a panel: a code with its link, or the setting that would fill it. `url` may be missing where a code is all there is. */
type Place = { name: string; url?: string; image?: string; setting?: string };

const placeOfApp = ({ key, name, url, setting }: App): Place => ({
  name,
  ...(url !== undefined && { url, image: appQrPath(key) }),
  ...(setting && { setting }),
});

/** Apps of the settings come first and take the places of pages; for operators so do those that are not set. @see SHELL-22 */
function placesOf({ key, children = [] }: SidebarItem, apps: readonly App[]): Place[] {
  const own = children.map(({ name, url, qr }): Place => ({ name, ...(url && { url }), image: qr ?? qrPath(url) }));
  const ofSettings = key === MOBILE ? apps.map(placeOfApp) : [];
  return [...ofSettings, ...own].slice(0, Math.max(ofSettings.length, own.length));
}

/**
 * Tools of every page: the other face, the hotline, mobile services, feedback, back to the top; in the modern face light or dark. Beside the page where there is room, else, and in elder mode,
 * at its end. Without scripts all the same: panels are `<details>`, codes popovers of the browser's own.
 * @see SHELL-24, SHELL-25, SHELL-43, ELDER-05
 */
export function SideToolbar() {
  const shell = useShell();
  if (!shell) return null;
  const items = shell.config.sidebar
    .filter(({ regions }) => !regions || regions.includes(shell.region.code))
    .map((item) => ({ ...item, places: item.children ? placesOf(item, shell.apps) : [] }));
  return (
    <nav className={shell.elder ? styles.resting : `${styles.resting} ${styles.root}`} aria-label="快捷工具">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            {item.places.length > 0 ? <Panel item={item} places={item.places} /> : <Tool item={item} shell={shell} />}
          </li>
        ))}
        {shell.version === "v3" && (shell.elder || !shell.contrast) && (
          <li className={styles.item}>
            <SchemeTool here={shell.here} />
          </li>
        )}
      </ul>
      {items.flatMap(({ key, places }) => places.map((place, index) => place.image && <Code key={place.name} id={codeId(key, index)} place={place} />))}
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

/** Light or dark: of the two the one is shown that changes what is in view, as the system or the reader's choice has it. @see PAGE-54 */
const SchemeTool = ({ here }: { here: string }) => (
  <>
    <a className={`${styles.tool} ${styles.toDark}`} href={preferencePath({ scheme: "dark" }, here)} rel="nofollow">
      <Icon name="moon" />
      深色
    </a>
    <a className={`${styles.tool} ${styles.toLight}`} href={preferencePath({ scheme: "light" }, here)} rel="nofollow">
      <Icon name="sun" />
      浅色
    </a>
  </>
);

const codeId = (key: string, index: number) => `code-${key}-${index}`;

function Panel({ item, places }: { item: SidebarItem; places: readonly Place[] }) {
  return (
    <>
      <details className={styles.panel} data-floating="">
        <summary className={styles.tool}>
          <Icon name={item.icon} />
          {item.text}
        </summary>
      </details>
      <ul className={styles.codes}>
        {places.map(({ name, url, image, setting }, index) => (
          <li key={name} className={styles.code}>
            {image && <img src={image} width={112} height={112} alt={`${name}二维码`} loading="lazy" />}
            {url ? <a href={url}>{name}</a> : <span>{name}</span>}
            {setting && <span className={styles.missing}>没有设置 {setting}，来访者看不到这一项</span>}
            {image && (
              <button type="button" className={styles.enlarge} popoverTarget={codeId(item.key, index)}>
                放大<VisuallyHidden>{name}二维码</VisuallyHidden>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A code large enough to be read across a desk, with its link below. */
function Code({ id, place: { name, url, image } }: { id: string; place: Place }) {
  return (
    <div className={styles.large} id={id} popover="auto" role="dialog" aria-label={`${name}二维码`}>
      <img src={image} width={240} height={240} alt="" loading="lazy" />
      {url ? <a href={url}>{name}</a> : <p>{name}</p>}
      <p>{url ? "用手机扫一扫，或者点上面的链接。" : "用手机扫一扫。"}</p>
      <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
        关闭
      </button>
    </div>
  );
}
