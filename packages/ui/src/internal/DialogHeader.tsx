import type { ReactNode, RefObject } from "react";
import * as styles from "./dialog.css.js";
import * as glyphs from "./glyphs.js";
import { Icon } from "./icons.js";

type DialogHeaderProps = { id: string; title: ReactNode; closeLabel: string; onClose: () => void; heading: RefObject<HTMLHeadingElement | null> };

/** Title and close button; the title takes the first focus, so that it is read out and nothing is pressed by accident. No `header`: the page has its banner. */
export function DialogHeader({ id, title, closeLabel, onClose, heading }: DialogHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Icon path={glyphs.close} />
      </button>
    </div>
  );
}
