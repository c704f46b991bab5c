import { Icon } from "@onehall/portal/icons";
import { RegionSwitch } from "@onehall/portal/regions";
import { PortalSearchBox } from "@onehall/portal/search";
import { BrandMark, channelName, preferencePath, useShell, type Shell } from "@onehall/portal/shell";
import { Still } from "@onehall/portal/still";
import { Container } from "@onehall/ui/container";
import * as styles from "./ClassicHeader.css";

export function ClassicHeader() {
  const shell = useShell();
  if (!shell) return null;
  return (
    <header className={styles.root}>
      <Still name="utility">{import.meta.env.SSR && <UtilityBar shell={shell} />}</Still>
      <Container className={styles.brand}>
        <a className={styles.name} href={shell.paths.hall(shell.region.code)}>
          <BrandMark />
          <span>{shell.config.site.name}</span>
        </a>
        <div className={styles.hall}>
          <span>{shell.region.name}</span>
          <RegionSwitch>
            <Icon name="map-pin" size={16} />
            切换区域
          </RegionSwitch>
        </div>
        <div className={styles.search}>
          <PortalSearchBox size="small" label="全站搜索" placeholder="搜索事项、部门、问题" target="_blank" />
        </div>
      </Container>
      <Still name="menu">{import.meta.env.SSR && <MainMenu shell={shell} />}</Still>
    </header>
  );
}

function UtilityBar({ shell }: { shell: Shell }) {
  return (
    <div className={styles.utility}>
      <Container className={styles.utilityRow}>
        <span>本站支持 IPv6</span>
        <a href={preferencePath({ elder: shell.elder ? 0 : 1 }, shell.here)} rel="nofollow">
          {shell.elder ? "退出长者模式" : "长者助手"}
        </a>
        <a href={preferencePath({ contrast: shell.contrast ? 0 : 1 }, shell.here)} rel="nofollow">
          {shell.contrast ? "退出高对比度" : "高对比度"}
        </a>
        <span className={styles.gap} />
        {shell.config.nav.channel.map(({ name, url }) => (
          <a key={url} href={url} target="_blank" rel="noreferrer" title={name}>
            {channelName(name)}
            <Icon name="external-link" size={14} />
          </a>
        ))}
      </Container>
    </div>
  );
}

function MainMenu({ shell }: { shell: Shell }) {
  const here = shell.here.split("?")[0];
  return (
    <nav className={styles.menu} aria-label="主菜单">
      <Container>
        <ul className={styles.menuList}>
          {shell.config.nav.menu.map(({ key, name, url }) => {
            const href = key === "home" ? shell.paths.hall(shell.region.code) : `${url}?region=${shell.region.code}`;
            return (
              <li key={key}>
                <a className={styles.menuItem} href={href} aria-current={here === href.split("?")[0] ? "page" : undefined}>
                  {name}
                </a>
              </li>
            );
          })}
        </ul>
      </Container>
    </nav>
  );
}
