import type { Home } from "@onehall/api";
import { usePaths } from "@onehall/portal/app";
import type { Audience } from "@onehall/portal/home";
import { RankedItems } from "@onehall/portal/home/lists";
import * as styles from "./ModernHome.css";
import { Section } from "./Section";
import { serviceOf } from "./service-of";

type BusyProps = { region: string; audience: Audience; home: Pick<Home, "hot_person" | "hot_company"> };

/** What many people or companies of the region do, the most asked for first. */
export function Busy({ region, audience, home }: BusyProps) {
  const paths = usePaths();
  const items = audience === "company" ? home.hot_company : home.hot_person;
  if (items.length === 0) return null;
  const more = { text: "看更多", href: paths.serviceList("hot", serviceOf(audience), { region }) };
  return (
    <Section title={audience === "company" ? "企业常办" : "大家在办"} note="办的人多的排在前面" more={more}>
      <div className={`${styles.card} ${styles.ranks}`}>
        <RankedItems items={items} />
      </div>
    </Section>
  );
}
