import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.js";
import * as styles from "./Steps.css.js";

export type StepItem = {
  title: ReactNode;
  description?: ReactNode;
  /** A short fact, such as a time limit. */
  meta?: ReactNode;
};

export type StepsProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  items: readonly StepItem[];
  /** Index of the step one is at, from 0. Left out: the steps only describe a course. */
  current?: number;
  /** Where they do not stand side by side: one line of numbers with the title of the current step alone. Needs `current`. @default false */
  compact?: boolean;
};

const stateOf = (index: number, current: number) => (index < current ? "done" : index === current ? "current" : "todo");

/**
 * Steps in order: side by side where there is room, else one under another, or with `compact` in one line. Data attribute on each step with `current`:
 * `data-state` done, current, todo; of the root: `data-compact`.
 */
export function Steps({ items, current, compact = false, className, ...rest }: StepsProps) {
  return (
    <div {...rest} className={cx(styles.root, className)} data-compact={(compact && current !== undefined) || undefined}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li
            key={index}
            className={styles.step}
            data-state={current === undefined ? undefined : stateOf(index, current)}
            aria-current={index === current ? "step" : undefined}
          >
            <strong className={styles.title}>{item.title}</strong>
            {item.meta && <span className={styles.meta}>{item.meta}</span>}
            {item.description}
          </li>
        ))}
      </ol>
    </div>
  );
}
