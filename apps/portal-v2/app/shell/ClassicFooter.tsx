import { qrPath } from "@onehall/portal/qr";
import { useShell } from "@onehall/portal/shell";
import { Container } from "@onehall/ui/container";
import * as styles from "./ClassicFooter.css";

export function ClassicFooter() {
  const shell = useShell();
  if (!shell) return null;
  const { site, footer } = shell.config;
  return (
    <footer className={styles.root}>
      <Container>
        <ul className={styles.links}>
          {footer.links.map(({ name, url }) => (
            <li key={name}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
        <div className={styles.row}>
          <div className={styles.facts}>
            <p>
              主办：{site.organiser}　承办：{site.undertaker}
            </p>
            <p>
              技术支持：{site.support}　网站标识码：{site.siteCode}
            </p>
            <p>
              {site.icp}　{site.police}　服务热线 <a href={`tel:${site.hotline}`}>{site.hotline}</a>
            </p>
            <p>{site.notice}</p>
          </div>
          <ul className={styles.codes}>
            {footer.qr.map(({ name, url, text }) => (
              <li key={name}>
                <img src={qrPath(url)} width={96} height={96} alt={`${name}二维码`} loading="lazy" />
                <a href={url}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
