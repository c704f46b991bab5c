import type { ReactNode } from "react";
import { useShell } from "../../app/use-shell";
import * as styles from "./elder.css";

/** The footer's content; in elder mode behind one heading, so that the page ends soon. @param notice stays in view */
export function FooterFold({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  if (!useShell()?.elder) return children;
  return (
    <div className={styles.footer}>
      <details>
        <summary className={styles.fold}>网站信息和更多链接</summary>
        {children}
      </details>
      <p>{notice}</p>
    </div>
  );
}
