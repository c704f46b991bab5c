import type { MapService } from "@onehall/api";
import { usePaths } from "@onehall/portal/app";
import { Halls } from "@onehall/portal/home/Halls";
import { Icon } from "@onehall/portal/icons";
import { appointmentPaths } from "@onehall/portal/paths";
import type { RegionSummary } from "@onehall/portal/regions";
import { hallPath, type Station } from "@onehall/regions";
import { Grid, GridItem } from "@onehall/ui/grid";
import * as styles from "./Mine.css";
import * as shared from "./ModernHome.css";
import { Section } from "./Section";

type MineProps = { region: RegionSummary; halls: readonly Station[] | null; map: MapService | null };

/**
 * Where one is, the halls there, and what waits for whoever is logged in. Pages are cached for everybody: the list of `data-waiting` is filled after
 * the page has loaded, until then, and without scripts, the links lead on. @see PAGE-49
 */
export function Mine({ region, halls, map }: MineProps) {
  const paths = usePaths();
  return (
    <Section title={`我在${region.name}`} more={{ text: "换个地区", href: paths.regions(region.code, hallPath(region.code, "v3")) }}>
      <Grid gap={6}>
        <GridItem span={{ xs: 12, l: 5 }}>
          <div className={shared.card}>
            <h3 className={shared.cardTitle}>等我办的</h3>
            <div className={styles.waiting} data-waiting="">
              <ul />
              <p className={styles.none}>现在没有等您办的事。</p>
              <p className={styles.visitor}>登录后，这里列出要补正的、正在办的申请，下一次预约和没看的消息。</p>
            </div>
            <ul className={styles.ways}>
              <li>
                <a className={styles.way} href={paths.user()} rel="nofollow">
                  <Icon name="circle-user-round" />
                  个人中心
                </a>
              </li>
              <li>
                <a className={styles.way} href={paths.progress(region.code)}>
                  <Icon name="clock" />
                  查办件进度，不用登录
                </a>
              </li>
              <li>
                <a className={styles.way} href={appointmentPaths.v3.mine()} rel="nofollow">
                  <Icon name="calendar-check" />
                  我的预约
                </a>
              </li>
            </ul>
          </div>
        </GridItem>
        {halls && halls.length > 0 && (
          <GridItem span={{ xs: 12, l: 7 }}>
            <div className={shared.card}>
              <h3 className={shared.cardTitle}>去哪里办</h3>
              <Halls halls={halls} map={map} region={region.code} />
              <a className={styles.way} href={paths.stations({ region: region.code, openNow: "1" })}>
                看现在开门的网点
                <Icon name="chevron-right" size={18} />
              </a>{" "}
              <a className={styles.way} href={paths.nearMe(region.code)}>
                离我近的网点
                <Icon name="chevron-right" size={18} />
              </a>
            </div>
          </GridItem>
        )}
      </Grid>
    </Section>
  );
}
