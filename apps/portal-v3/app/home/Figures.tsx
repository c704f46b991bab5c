import type { Home } from "@onehall/api";
import { usePaths } from "@onehall/portal/app";
import type { ModernHomeParts } from "@onehall/portal/home";
import type { RegionSummary } from "@onehall/portal/regions";
import * as styles from "./ModernHome.css";
import { Section } from "./Section";

const number = /* @__PURE__ */ new Intl.NumberFormat("zh-CN");

type FiguresProps = { region: RegionSummary; tasks: Home["tasks"]; ratings: ModernHomeParts["ratings"] };

/** How much can be done here, how much of it online, how long it takes, and what people think of it; what is not known is left out. */
export function Figures({ region, tasks, ratings }: FiguresProps) {
  const paths = usePaths();
  const figures: { label: string; value: string; note: string }[] = [];
  if (tasks && tasks.total > 0)
    figures.push(
      { label: "能办的事", value: `${number.format(tasks.total)} 件`, note: "同一件事只算一次" },
      { label: "能网上办", value: `${Math.floor((tasks.online / tasks.total) * 100)}%`, note: `${number.format(tasks.online)} 件可以在网上申请` },
      { label: "平均承诺", value: `${tasks.averageDays} 个工作日`, note: "从受理到办结，当场办结的按 0 天算" },
    );
  if (ratings && ratings.evaluations > 0)
    figures.push({ label: "群众评分", value: `${ratings.averageScore.toFixed(1)} 星`, note: `满分 5 星，${number.format(ratings.evaluations)} 人次评价` });
  if (figures.length === 0) return null;
  return (
    <Section title={`${region.name}办事怎么样`} more={{ text: "看评价", href: paths.reviews({ region: region.code }) }}>
      <dl className={styles.figures}>
        {figures.map(({ label, value, note }) => (
          <div key={label} className={styles.card}>
            <dt className={styles.note}>{label}</dt>
            <dd className={styles.figure}>{value}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
