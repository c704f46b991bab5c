import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { Button } from "@onehall/ui/button";
import * as styles from "./regions.css";

/** Height in CSS pixels above which a list folds. @see REGION-32 */
const THRESHOLD = 166;

/** A list that folds to 9.5rem when it is tall, with 更多 and 收起. Whole without scripts. Data attribute: `data-folded`. @see REGION-32 */
export function CollapsibleList({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  const [tall, setTall] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const list = content.current?.firstElementChild;
    if (!(list instanceof HTMLElement)) return;
    const observer = new ResizeObserver(() => list.offsetHeight > 0 && setTall(list.offsetHeight > THRESHOLD));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  /** Who tabs into the folded part must see where he is. */
  const reveal = ({ target, currentTarget }: FocusEvent) => {
    if (target.getBoundingClientRect().bottom > currentTarget.getBoundingClientRect().bottom) setOpen(true);
  };

  return (
    <div className={styles.fold}>
      <div ref={content} id={id} className={styles.folded} data-folded={(tall && !open) || undefined} onFocus={reveal}>
        {children}
      </div>
      {tall && (
        <Button kind="quiet" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? "收起" : "更多"}
        </Button>
      )}
    </div>
  );
}
