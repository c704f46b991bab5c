import type { ReactNode } from "react";
import * as styles from "./Disclosure.css";

export type DisclosureProps = {
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  /** Open at first on phones too. @default false */
  open?: boolean;
  children: ReactNode;
};

/** Closed behind its heading on phones and tablets, open without a heading in wide windows. Native, so it needs no script. */
export function Disclosure({ summary, className = "", summaryClassName = "", open = false, children }: DisclosureProps) {
  return (
    <details className={`${styles.root} ${className}`} open={open}>
      <summary className={`${styles.summary} ${summaryClassName}`}>{summary}</summary>
      {children}
    </details>
  );
}
