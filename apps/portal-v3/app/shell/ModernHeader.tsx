import { Icon } from "@onehall/portal/icons";
import { RegionSwitch } from "@onehall/portal/regions";
import { BrandMark, preferencePath, useShell, type Shell } from "@onehall/portal/shell";
import { VisitorLinks } from "@onehall/portal/shell/VisitorLinks";
import { Still } from "@onehall/portal/still";
import { Container } from "@onehall/ui/container";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import * as styles from "./ModernHeader.css";

const MENU = "main-menu";

/** One row that stays in view on wide windows: mark, region, main menu, search, reading modes, who is logged in. @see spec.md section 2, header and footer links */
export function ModernHeader() {
  const shell = useShell();
  if (!shell) return null;
  return (
    <header className={styles.root}>
      <Container className={styles.row}>
        <Still name="brand">{import.meta.env.SSR && <Brand shell={shell} />}</Still>
        <RegionSwitch />
        <Still name="menu">
          {import.meta.env.SSR && (
            <>
              <MainMenu shell={shell} />
              <Tools shell={shell} />
            </>
          )}
        </Still>
      </Container>
    </header>
  );
}

/** A row of links; on phones a sheet that a button opens, with the browser's own popover, so that it needs no script. */
function MainMenu({ shell }: { shell: Shell }) {
  const here = shell.here.split("?")[0];
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={MENU}>
        <Icon name="menu" />
        菜单
      </button>
      <nav id={MENU} popover="auto" className={styles.menu} aria-label="主菜单">
        <ul className={styles.menuList}>
          {shell.config.nav.menu.map(({ key, name, urlV3 }) => {
            const href = key === "home" ? shell.paths.hall(shell.region.code) : `${urlV3}?region=${shell.region.code}`;
            return (
              <li key={key}>
                <a className={styles.menuItem} href={href} aria-current={here === href.split("?")[0] ? "page" : undefined}>
                  {name}
                </a>
              </li>
            );
          })}
        </ul>
        <button type="button" className={styles.closer} popoverTarget={MENU} popoverTargetAction="hide">
          <Icon name="x" />
          关闭<VisuallyHidden>菜单</VisuallyHidden>
        </button>
      </nav>
    </>
  );
}

function Brand({ shell }: { shell: Shell }) {
  return (
    <a className={styles.brand} href={shell.paths.hall(shell.region.code)}>
      <BrandMark size={44} />
      <span className={styles.name}>
        {shell.config.site.name}
        <small className={styles.sub}>{shell.config.site.sub}</small>
      </span>
    </a>
  );
}

function Tools({ shell }: { shell: Shell }) {
  return (
    <div className={styles.tools}>
      <a className={styles.tool} href={shell.paths.search({ keyword: "", region: shell.region.code })}>
        <Icon name="search" />
        搜索
      </a>
      <a className={styles.tool} href={preferencePath({ elder: shell.elder ? 0 : 1 }, shell.here)} rel="nofollow">
        <Icon name="accessibility" />
        {shell.elder ? "退出长辈版" : "长辈版"}
      </a>
      <a className={styles.tool} href={preferencePath({ contrast: shell.contrast ? 0 : 1 }, shell.here)} rel="nofollow">
        <Icon name="contrast" />
        {shell.contrast ? "退出高对比" : "高对比"}
      </a>
      <VisitorLinks shell={shell} />
    </div>
  );
}
