import type { Home } from "@onehall/api";
import { usePaths } from "@onehall/portal/app";
import type { Audience } from "@onehall/portal/home";
import { RankedItems } from "@onehall/portal/home/lists";
import * as styles from "./ModernHome.css";
import { Section } from "./Section";
import { serviceOf } from "./service-of";

type BusyProps = { region: string; audience: Audience; home: Pick<Home, "hot_person" | "hot_company" | "busy"> };

const number = /* @__PURE__ */ new Intl.NumberFormat("zh-CN");
/** A list with fewer says little. */
const LEAST = 5;

/** What many people or companies do: by the applications of the last days and what they are counted from, or, where these are too few, as the pack orders it. @see PAGE-58 */
export function Busy({ region, audience, home }: BusyProps) {
  const paths = usePaths();
  const isCompany = audience === "company";
  const listOf = ({ person, company }: NonNullable<Home["busy"]>) => (isCompany ? company : person);
  const counted = home.busy && listOf(home.busy).length >= LEAST ? home.busy : undefined;
  const items = counted ? listOf(counted) : isCompany ? home.hot_company : home.hot_person;
  if (items.length === 0) return null;
  const more = { text: "看更多", href: paths.serviceList("hot", serviceOf(audience), { region }) };
  return (
    <Section
      title={`${isCompany ? "企业" : "大家"}${counted ? "在办" : "常办"}`}
      note={counted && `按${counted.regionName}最近 ${counted.days} 天的 ${number.format(counted.total)} 件申请排`}
      more={more}
    >
      <div className={`${styles.card} ${styles.ranks}`}>
        <RankedItems items={items} />
      </div>
    </Section>
  );
}
