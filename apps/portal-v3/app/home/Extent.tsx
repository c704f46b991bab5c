import type { Home } from "@onehall/api";
import * as styles from "./ModernHome.css";

const number = new Intl.NumberFormat("zh-CN");

/** How far the portal reaches in this region, counted from its own catalogue. */
export function Extent({ counts }: { counts: Home["counts"] }) {
  const figures = [
    { label: "可办事项", value: counts.items, unit: "项" },
    { label: "地级市", value: counts.cities, unit: "个" },
    { label: "区县", value: counts.counties, unit: "个" },
    { label: "镇街", value: counts.towns, unit: "个" },
    { label: "村居", value: counts.villages, unit: "个" },
  ].filter(({ value }) => value > 0);
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, unit }) => (
        <div key={label} className={styles.card}>
          <dt className={styles.note}>{label}</dt>
          <dd>
            <b className={styles.figure}>{number.format(value)}</b> {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
