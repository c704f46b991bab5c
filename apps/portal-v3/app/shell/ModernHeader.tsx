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
import * as styles from "./ModernHeader.css";

/** IPv6 mark, channels and search; below them a row that stays in view on wide windows: mark, region, main menu, reading modes, who is logged in. @see SHELL-11, SHELL-12 */
export function ModernHeader() {
  const shell = useShell();
  if (!shell) return null;
  return (
    <header className={styles.root}>
      <Container className={styles.utility}>
        <StaticIsland name="utility">
          {import.meta.env.SSR && (
            <>
              {shell.elder ? (
                <ElderBar shell={shell} />
              ) : (
                <>
                  <span className={styles.ipv6}>支持 IPv6</span>
                  <Channels shell={shell} />
                </>
              )}
            </>
          )}
        </StaticIsland>
        <div className={styles.search}>
          <HeaderSearch shell={shell} />
        </div>
      </Container>
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

const Channels = ({ shell }: { shell: Shell }) =>
  shell.config.nav.channel.map(({ name, url }) => (
    <a key={url} className={styles.channel} href={url} target="_blank" rel="noreferrer" title={name} aria-label={`${name}（在新窗口打开）`}>
      {channelName(name)}
      <Icon name="external-link" size={14} />
    </a>
  ));

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
  if (shell.elder)
    return (
      <div className={styles.tools}>
        <VisitorLinks shell={shell} />
      </div>
    );
  return (
    <div className={styles.tools}>
      <a className={styles.tool} href={readingPath(shell.here)} rel="nofollow">
        <Icon name="book-open" />
        无障碍阅读
      </a>
      <LanguageLink shell={shell} className={styles.tool} />
      <a className={styles.tool} href={preferencePath({ elder: 1 }, shell.here)} rel="nofollow">
        <Icon name="accessibility" />
        长辈版
      </a>
      <a className={styles.tool} href={preferencePath({ contrast: shell.contrast ? 0 : 1 }, shell.here)} rel="nofollow">
        <Icon name="contrast" />
        {shell.contrast ? "退出高对比" : "高对比"}
      </a>
      <VisitorLinks shell={shell} />
    </div>
  );
}
