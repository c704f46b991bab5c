import type { ReactNode } from "react";
import * as styles from "./choice.css.js";
import { cx } from "./cx.js";

type ChoiceProps = { input: ReactNode; label?: ReactNode; hint?: ReactNode; className?: string };

/** A control and the words beside it, all of which can be pressed. */
export function Choice({ input, label, hint, className }: ChoiceProps) {
  return (
    <label className={className ? cx(styles.label, className) : styles.label}>
      {input}
      {(label || hint) && (
        <span className={styles.words}>
          {label}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      )}
    </label>
  );
}
