import { emptySections, type Guide } from "@onehall/api";
import * as styles from "./guide.css";

/** The standard headings that a guide has nothing for: programs look for all twelve. @see GUIDE-11 */
export const EmptySections = ({ guide }: { guide: Guide }) =>
  emptySections(guide).map((label) => (
    <div key={label}>
      <h2 className={styles.sub}>{label}</h2>
      <p>没有单独说明。</p>
    </div>
  ));
