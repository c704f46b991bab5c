import { useShell } from "@onehall/portal/shell";
import { ChannelLinks, FilingLinks, FooterCodes, FooterLinks } from "@onehall/portal/shell/footer";
import { FooterFold } from "@onehall/portal/shell/elder";
import { Container } from "@onehall/ui/container";
import * as styles from "./ClassicFooter.css";

/** Links, who answers for the site, filings and codes. @see SHELL-17, SHELL-18, GOV-01, GOV-02 */
export function ClassicFooter() {
  const shell = useShell();
  if (!shell) return null;
  const { site } = shell.config;
  return (
    <footer className={styles.root}>
      <Container>
        <FooterFold notice={site.notice}>
          <FooterLinks shell={shell} className={styles.links} />
          <div className={styles.row}>
            <div className={styles.facts}>
              <p>
                主办：{site.organiser}　承办：{site.undertaker}
              </p>
              <p>
                技术支持：{site.support}　版权所有：{site.organiser}　本站支持 IPv6
              </p>
              <p>
                <FilingLinks shell={shell} />
              </p>
              <p>
                服务热线 <a href={`tel:${site.hotline}`}>{site.hotline}</a>　<ChannelLinks shell={shell} />
              </p>
              {!shell.elder && <p>{site.notice}</p>}
            </div>
            <FooterCodes shell={shell} className={styles.codes} />
          </div>
        </FooterFold>
      </Container>
    </footer>
  );
}
