import { emptySections, type Guide } from "@onehall/api";
import * as styles from "./guide.css";

/** The standard headings that a guide has nothing for: programs look for all twelve. @see GUIDE-11 */
export function EmptySections({ guide, className }: { guide: Guide; className?: string }) {
  const labels = emptySections(guide);
  if (labels.length === 0) return null;
  return (
    <div className={className}>
      {labels.map((label) => (
        <div key={label}>
          <h2 className={styles.sub}>{label}</h2>
          <p>没有单独说明。</p>
        </div>
      ))}
    </div>
  );
}
