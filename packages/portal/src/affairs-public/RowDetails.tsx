import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import type { ReactNode } from "react";
import * as styles from "./open-table.css";

/** The rest of a row, behind a heading to press; found by the browser's page search. */
export function RowDetails({ of, children }: { of: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary className={styles.moreHead}>
        看依据和说明<VisuallyHidden>：{of}</VisuallyHidden>
      </summary>
      <div className={styles.moreText}>{children}</div>
    </details>
  );
}

/** Tasks that an entry belongs to, each with its guide. */
export function TaskLinks({ tasks, href }: { tasks: readonly { taskCode: string; name: string }[]; href: (taskCode: string) => string }) {
  if (tasks.length === 0) return null;
  return (
    <ul className={styles.tasks}>
      {tasks.map(({ taskCode, name }) => (
        <li key={taskCode}>
          <a href={href(taskCode)} className={styles.task}>
            办事指南：{name}
          </a>
        </li>
      ))}
    </ul>
  );
}
