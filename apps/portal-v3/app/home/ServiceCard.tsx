import type { Home, ThemeEntry } from "@onehall/api";
import { usePaths } from "@onehall/portal/app";
import { Icon } from "@onehall/portal/icons";
import { StaticIsland } from "@onehall/portal/static-island";
import { Tabs } from "@onehall/ui/tabs";
import * as styles from "./ServiceCard.css";

/** Large tiles of the themes people use most; the rest is one step away. */
const SHOWN = 8;

type ServiceCardProps = { region: string; home: Home | undefined };

/** 我要办: themes for people and for companies; `home` only while the server draws. */
export function ServiceCard({ region, home }: ServiceCardProps) {
  return (
    <section className={styles.root} aria-label="我要办">
      <Tabs
        items={[
          {
            key: "personal",
            label: "我是个人",
            content: (
              <StaticIsland name="personal">
                {import.meta.env.SSR && home && <Tiles service="personal" region={region} themes={home.services_person} />}
              </StaticIsland>
            ),
          },
          {
            key: "legal",
            label: "我是企业",
            content: (
              <StaticIsland name="legal">
                {import.meta.env.SSR && home && <Tiles service="legal" region={region} themes={home.services_company} />}
              </StaticIsland>
            ),
          },
        ]}
      />
    </section>
  );
}

type TilesProps = { service: "personal" | "legal"; region: string; themes: ThemeEntry[] };

function Tiles({ service, region, themes }: TilesProps) {
  const paths = usePaths();
  const busiest = themes.toSorted((a, b) => b.count - a.count).slice(0, SHOWN);
  return (
    <>
      <ul className={styles.tiles}>
        {busiest.map(({ catalogCode, name, icon, count }) => (
          <li key={catalogCode}>
            <a className={styles.tile} href={paths.theme(service, { region, catalogCode })}>
              <span className={styles.icon}>
                <Icon name={icon} size={30} />
              </span>
              {name}
              <small className={styles.count}>{count} 项</small>
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.all} href={paths.theme(service, { region })}>
        全部 {themes.length} 个主题
        <Icon name="chevron-right" size={18} />
      </a>
    </>
  );
}
