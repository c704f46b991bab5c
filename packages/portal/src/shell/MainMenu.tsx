import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { Icon } from "../icons";
import type { Shell } from "../app/use-shell";

const SHEET = "main-menu";

/** What a face makes of the parts of the menu. */
export type MainMenuStyles = Record<"opener" | "sheet" | "menuList" | "menuItem" | "closer", string>;

/** A row of links; on phones a sheet that a button opens, with the browser's own popover, so that it needs no script. @see SHELL-12, SHELL-16 */
export function MainMenu({ shell, styles }: { shell: Shell; styles: MainMenuStyles }) {
  const { config, paths, region, version } = shell;
  const here = shell.here.split("?")[0];
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={SHEET}>
        <Icon name="menu" />
        菜单
      </button>
      <nav id={SHEET} popover="auto" className={styles.sheet} aria-label="主菜单">
        <ul className={styles.menuList}>
          {config.nav.menu.map(({ key, name, url, urlV3 }) => {
            const href = key === "home" ? paths.hall(region.code) : `${version === "v3" ? urlV3 : url}?region=${region.code}`;
            return (
              <li key={key}>
                <a className={styles.menuItem} href={href} aria-current={here === href.split("?")[0] ? "page" : undefined}>
                  {name}
                </a>
              </li>
            );
          })}
        </ul>
        <button type="button" className={styles.closer} popoverTarget={SHEET} popoverTargetAction="hide">
          <Icon name="x" />
          关闭<VisuallyHidden>菜单</VisuallyHidden>
        </button>
      </nav>
    </>
  );
}
