import { Icon } from "@onehall/portal/icons";
import { readingPath } from "@onehall/portal/reading";
import { RegionSwitch } from "@onehall/portal/regions";
import { BrandMark, LanguageLink, preferencePath, useShell, type Shell } from "@onehall/portal/shell";
import { MainMenu } from "@onehall/portal/shell/MainMenu";
import { VisitorLinks } from "@onehall/portal/shell/VisitorLinks";
import { StaticIsland } from "@onehall/portal/static-island";
import { Container } from "@onehall/ui/container";
import * as styles from "./ModernHeader.css";

/** One row that stays in view on wide windows: mark, region, main menu, search, reading modes, who is logged in. @see SHELL-12 */
export function ModernHeader() {
  const shell = useShell();
  if (!shell) return null;
  return (
    <header className={styles.root}>
      <Container className={styles.row}>
        <StaticIsland name="brand">{import.meta.env.SSR && <Brand shell={shell} />}</StaticIsland>
        <RegionSwitch />
        <StaticIsland name="menu">
          {import.meta.env.SSR && (
            <>
              <MainMenu shell={shell} styles={styles} />
              <Tools shell={shell} />
            </>
          )}
        </StaticIsland>
      </Container>
    </header>
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
      <a className={styles.tool} href={readingPath(shell.here)} rel="nofollow">
        <Icon name="book-open" />
        无障碍阅读
      </a>
      <LanguageLink shell={shell} className={styles.tool} />
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
