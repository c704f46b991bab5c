"use client";
import { useEffect, useId, useState, type ReactNode, type Ref } from "react";
import { observeSize } from "../internal/observeSize.js";
import { useLabels } from "../internal/useLabels.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import * as styles from "./ClampedText.css.js";
import { clampedTextLabels, type ClampedTextLabels } from "./labels.js";

export type ClampedTextProps = {
  children: ReactNode;
  /** Lines that stay while folded. @default 2 */
  lines?: number;
  /** Only text of more lines than this is folded (KIT-TEXT-01). @default 5 */
  threshold?: number;
  labels?: Partial<ClampedTextLabels>;
  ref?: Ref<HTMLDivElement>;
};

const lineCount = (element: HTMLElement) => Math.round(element.scrollHeight / Number.parseFloat(getComputedStyle(element).lineHeight));

/**
 * Long text folded to its first lines, with 展开/收起. Whole without scripts and in print. Data attribute: `data-clamped`.
 */
export function ClampedText({ children, lines = 2, threshold = 5, labels, ref }: ClampedTextProps) {
  const words = useLabels("clampedText", clampedTextLabels, labels);
  const [text, both] = useMergedRef(ref);
  const id = useId();
  const [long, setLong] = useState(false);
  const [open, setOpen] = useState(false);
  const clamped = long && !open;

  useEffect(() => {
    const element = text.current;
    return element ? observeSize([element], () => setLong(lineCount(element) > threshold)) : undefined;
    // A folded text has one height whatever stands in it: another text is measured anew.
  }, [text, threshold, children]);

  return (
    <>
      <div ref={both} id={id} className={styles.text} data-clamped={clamped || undefined} style={clamped ? { WebkitLineClamp: lines } : undefined}>
        {children}
      </div>
      {long && (
        <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? words.less : words.more}
        </button>
      )}
    </>
  );
}
