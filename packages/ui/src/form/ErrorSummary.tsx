"use client";
import type { MouseEvent, RefObject } from "react";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import * as styles from "./Form.css.js";
import type { ShownError } from "./useForm.js";

type ErrorSummaryProps = {
  id: string;
  title: string;
  errors: readonly ShownError[];
  onGo?: (prop: string) => void;
  box?: RefObject<HTMLDivElement | null>;
};

/** What has to be corrected, with a link to each field. Takes the focus by script only; without scripts the links are anchors. */
export function ErrorSummary({ id, title, errors, onGo, box }: ErrorSummaryProps) {
  const go = (event: MouseEvent, prop: string) => {
    event.preventDefault();
    onGo?.(prop);
  };
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={id}>
      <p id={id} className={styles.summaryTitle}>
        <Icon path={glyphs.danger} />
        {title}
      </p>
      <ul className={styles.summaryList}>
        {errors.map(({ prop, message, href }) => (
          <li key={prop}>
            <a className={styles.summaryLink} href={href} onClick={(event) => go(event, prop)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
