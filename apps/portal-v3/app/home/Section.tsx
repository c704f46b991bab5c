import { useId, type ReactNode } from "react";
import { Icon } from "@onehall/portal/icons";
import * as styles from "./ModernHome.css";

type SectionProps = { title: string; note?: string | undefined; more?: { text: string; href: string }; children: ReactNode };

/** A part of the home page under a big quiet heading. */
export function Section({ title, note, more, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
        {more && (
          <a className={styles.more} href={more.href}>
            {more.text}
            <Icon name="chevron-right" size={18} />
          </a>
        )}
      </header>
      {children}
    </section>
  );
}
