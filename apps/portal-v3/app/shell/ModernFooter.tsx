import { qrPath } from "@onehall/portal/qr";
import { useShell } from "@onehall/portal/shell";
import { Container } from "@onehall/ui/container";
import { Grid, GridItem } from "@onehall/ui/grid";
import * as styles from "./ModernFooter.css";

export function ModernFooter() {
  const shell = useShell();
  if (!shell) return null;
  const { site, footer } = shell.config;
  return (
    <footer className={styles.root}>
      <Container>
        <Grid gap={5}>
          <GridItem span={{ xs: 12, s: 6, l: 4 }}>
            <h2 className={styles.heading}>{site.name}</h2>
            <p>主办：{site.organiser}</p>
            <p>承办：{site.undertaker}</p>
            <p>技术支持：{site.support}</p>
          </GridItem>
          <GridItem span={{ xs: 12, s: 6, l: 2 }}>
            <h2 className={styles.heading}>关于本站</h2>
            <ul className={styles.list}>
              {footer.links.map(({ name, url }) => (
                <li key={name}>
                  <a className={styles.link} href={url}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </GridItem>
          <GridItem span={{ xs: 12, s: 6, l: 4 }}>
            <h2 className={styles.heading}>手机上办</h2>
            <ul className={styles.codes}>
              {footer.qr.map(({ name, url, text }) => (
                <li key={name} className={styles.code}>
                  <img className={styles.image} src={qrPath(url)} width={88} height={88} alt={`${name}二维码`} loading="lazy" />
                  <a className={styles.link} href={url}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </GridItem>
          <GridItem span={{ xs: 12, s: 6, l: 2 }}>
            <h2 className={styles.heading}>服务热线</h2>
            <a className={styles.hotline} href={`tel:${site.hotline}`}>
              {site.hotline}
            </a>
            <p>全天 24 小时</p>
          </GridItem>
        </Grid>
        <p className={styles.base}>
          {site.notice}　网站标识码：{site.siteCode}　{site.icp}　{site.police}　本站支持 IPv6
        </p>
      </Container>
    </footer>
  );
}
