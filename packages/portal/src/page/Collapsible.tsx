import type { ReactNode } from "react";
import * as styles from "./Collapsible.css";

export type CollapsibleProps = {
  /** What is inside, and how much of it. */
  summary: ReactNode;
  /** Whether it stands open at first. @default false */
  open?: boolean;
  children: ReactNode;
};

/** Much of a kind behind its heading, so that a page can be looked over. Native: opens without scripts, and by the browser's page search. */
export const Collapsible = ({ summary, open = false, children }: CollapsibleProps) => (
  <details open={open} className={styles.root}>
    <summary className={styles.summary}>{summary}</summary>
    {children}
  </details>
);
