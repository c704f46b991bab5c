import { emptySections, type Guide, guideSections } from "@onehall/api";
import { EmptySections } from "./EmptySections";
import { isPrinted, PrintNote } from "./PrintNote";
import * as print from "./print.css";
import * as styles from "./guide-page.css";
import { SectionParts } from "./GuideSections";

/** The sections of a guide one under another, each under its standard heading. */
export function GuideSections({ guide }: { guide: Guide }) {
  return (
    <div className={styles.sections}>
      {guideSections(guide).map(({ id, label, parts }) => (
        <section key={id} id={id} className={isPrinted(id) ? styles.section : `${styles.section} ${print.onScreen}`} aria-labelledby={`${id}-title`}>
          <h2 className={styles.heading} id={`${id}-title`}>
            {label}
          </h2>
          <SectionParts parts={parts} guide={guide} section={id} />
        </section>
      ))}
      {emptySections(guide).length > 0 && (
        <div className={`${styles.section} ${styles.empty} ${print.onScreen}`}>
          <EmptySections guide={guide} />
        </div>
      )}
      <PrintNote guide={guide} />
    </div>
  );
}
