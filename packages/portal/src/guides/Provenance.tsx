import { dayText, factSources, type Guide, recheckBy, type SectionId } from "@onehall/api";
import * as styles from "./personal.css";

const plainDay = (date: string): string => dayText(date).slice(0, -5);

/** Where the facts of a section come from, when they were checked and how long that is good for; folded until somebody asks. @see GUIDE-72 */
export function Provenance({ guide, section }: { guide: Guide; section: SectionId }) {
  const sources = factSources(guide).filter((one) => one.section === section);
  const [first] = sources;
  if (!first) return null;
  const bySource = new Map(sources.map(({ source }) => [source, [...new Set(sources.filter((one) => one.source === source).map(({ fact }) => fact))]]));
  const until = guide.validUntil === "" ? `依据没有写有效期，${plainDay(recheckBy(first.checked))}以前再核对` : `有效期到${plainDay(guide.validUntil)}`;
  return (
    <details>
      <summary className={styles.summary}>出处和核对日期</summary>
      <ul>
        {[...bySource].map(([source, facts]) => (
          <li key={source}>
            {facts.join("、")}：{source}
          </li>
        ))}
        <li>
          {plainDay(first.checked)}核对，{until}
        </li>
      </ul>
    </details>
  );
}
