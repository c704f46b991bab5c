import { useId, type ReactNode } from "react";
import * as styles from "./ClassicHome.css";

type PanelProps = { title: string; more?: { text: string; href: string }; children: ReactNode };

/** A framed part of the home page with its heading. */
export function Panel({ title, more, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <header className={styles.panelHead}>
        <h2 className={styles.panelTitle} id={heading}>
          {title}
        </h2>
        {more && (
          <a className={styles.more} href={more.href}>
            {more.text} ›
          </a>
        )}
      </header>
      <div className={styles.panelBody}>{children}</div>
    </section>
  );
}
