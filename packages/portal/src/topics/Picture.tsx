import { Icon } from "../icons";
import { BADGES, CITIES, SCENES } from "./pictures";
import * as styles from "./pictures.css";

/** The picture of an entry: its city, or the scene of its group with a badge. Decorative: the name stands below. */
export function Picture({ image, group }: { image: string; group: string }) {
  const badge = BADGES[image];
  return (
    <div className={styles.frame}>
      <svg viewBox="0 0 240 100" preserveAspectRatio="xMidYMax slice" className={styles.scene} aria-hidden="true" focusable="false">
        <circle className={styles.far} cx="206" cy="20" r="10" />
        {CITIES[image] ?? SCENES[group]}
      </svg>
      {badge && (
        <span className={styles.badge}>
          <Icon name={badge} size={28} />
        </span>
      )}
    </div>
  );
}
