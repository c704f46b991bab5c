import { useShell } from "@onehall/portal/shell";
import { ChannelLinks, FilingLinks, FooterCodes, FooterLinks } from "@onehall/portal/shell/footer";
import { FooterFold } from "@onehall/portal/shell/elder";
import { Container } from "@onehall/ui/container";
import { Grid, GridItem } from "@onehall/ui/grid";
import * as styles from "./ModernFooter.css";

/** The same as in the classic face, in four columns; one below the other on phones. @see SHELL-17, SHELL-23, SHELL-18, GOV-01, GOV-02 */
export function ModernFooter() {
  const shell = useShell();
  if (!shell) return null;
  const { site } = shell.config;
  return (
    <footer className={styles.root}>
      <Container>
        <FooterFold notice={site.notice}>
          <Grid gap={5}>
            <GridItem span={{ xs: 12, m: 6, l: 3 }}>
              <h2 className={styles.heading}>{site.name}</h2>
              <p>主办：{site.organiser}</p>
              <p>承办：{site.undertaker}</p>
              <p>技术支持：{site.support}</p>
              <p>版权所有：{site.organiser}</p>
            </GridItem>
            <GridItem span={{ xs: 12, m: 6, l: 3 }}>
              <h2 className={styles.heading}>关于本站</h2>
              <FooterLinks shell={shell} className={styles.list} />
            </GridItem>
            <GridItem span={{ xs: 12, m: 6, l: 4 }}>
              <h2 className={styles.heading}>手机上办</h2>
              <FooterCodes shell={shell} className={styles.codes} />
            </GridItem>
            <GridItem span={{ xs: 12, m: 6, l: 2 }}>
              <h2 className={styles.heading}>服务热线</h2>
              <a className={styles.hotline} href={`tel:${site.hotline}`}>
                {site.hotline}
              </a>
              <p>全天 24 小时</p>
              <p>
                <ChannelLinks shell={shell} />
              </p>
            </GridItem>
          </Grid>
          <p className={styles.base}>
            {!shell.elder && `${site.notice}　`}
            <FilingLinks shell={shell} />
            {"　"}本站支持 IPv6
          </p>
        </FooterFold>
      </Container>
    </footer>
  );
}
