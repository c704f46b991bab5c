import * as styles from "./figures.css";

export type Figure = {
  label: string;
  value: string;
  unit: string;
  /** A few words about what is counted. */
  note?: string;
};

/** Figures side by side, each with its unit. */
export const Figures = ({ list, label }: { list: readonly Figure[]; label: string }) => (
  <section aria-label={label}>
    <dl className={styles.figures}>
      {list.map(({ label: name, value, unit, note }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.label}>{name}</dt>
          <dd className={styles.number}>
            {value}
            <span className={styles.unit}>{unit}</span>
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  </section>
);
