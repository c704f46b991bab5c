import { Icon } from "@onehall/portal/icons";
import { readingPath } from "@onehall/portal/reading";
import { RegionSwitch } from "@onehall/portal/regions";
import { BrandMark, channelName, LanguageLink, preferencePath, useShell, type Shell } from "@onehall/portal/shell";
import { HeaderSearch } from "@onehall/portal/shell/HeaderSearch";
import { MainMenu } from "@onehall/portal/shell/MainMenu";
import { VisitorLinks } from "@onehall/portal/shell/VisitorLinks";
import { ElderBar } from "@onehall/portal/shell/elder";
import { StaticIsland } from "@onehall/portal/static-island";
import { Container } from "@onehall/ui/container";
import * as styles from "./ClassicHeader.css";

/** Utility bar, mark with region and search, main menu. Only the region picker and the search are hydrated. @see SHELL-12, SHELL-13, SHELL-15 */
export function ClassicHeader() {
  const shell = useShell();
  if (!shell) return null;
  return (
    <header className={styles.root}>
      <StaticIsland name="utility">{import.meta.env.SSR && <UtilityBar shell={shell} />}</StaticIsland>
      <Container className={styles.brand}>
        <StaticIsland name="brand">{import.meta.env.SSR && <Brand shell={shell} />}</StaticIsland>
        <RegionSwitch>
          <Icon name="map-pin" size={16} />
          切换区域
        </RegionSwitch>
        <div className={styles.search}>
          <HeaderSearch shell={shell} />
        </div>
      </Container>
      <StaticIsland name="menu">
        {import.meta.env.SSR && (
          <div className={styles.menu}>
            <Container>
              <MainMenu shell={shell} styles={styles} />
            </Container>
          </div>
        )}
      </StaticIsland>
    </header>
  );
}

function UtilityBar({ shell }: { shell: Shell }) {
  if (shell.elder)
    return (
      <Container>
        <ElderBar shell={shell}>
          <VisitorLinks shell={shell} />
        </ElderBar>
      </Container>
    );
  return (
    <div className={styles.utility}>
      <Container className={styles.utilityRow}>
        <span>支持 IPv6</span>
        <LanguageLink shell={shell} />
        <a href={readingPath(shell.here)} rel="nofollow">
          无障碍阅读
        </a>
        <a href={preferencePath({ elder: 1 }, shell.here)} rel="nofollow">
          长辈版
        </a>
        <a href={preferencePath({ contrast: shell.contrast ? 0 : 1 }, shell.here)} rel="nofollow">
          {shell.contrast ? "退出高对比度" : "高对比度"}
        </a>
        <span className={styles.gap} />
        {shell.config.nav.channel.map(({ name, url }) => (
          <a key={url} href={url} target="_blank" rel="noreferrer" title={name} aria-label={`${name}（在新窗口打开）`}>
            {channelName(name)}
            <Icon name="external-link" size={14} />
          </a>
        ))}
        <VisitorLinks shell={shell} />
      </Container>
    </div>
  );
}

function Brand({ shell }: { shell: Shell }) {
  return (
    <>
      <a className={styles.name} href={shell.paths.hall(shell.region.code)}>
        <BrandMark />
        <span>{shell.config.site.name}</span>
      </a>
      <span className={styles.hall}>{shell.region.name}</span>
    </>
  );
}
