"use client";
import { useId, type DOMAttributes, type ReactNode, type RefObject } from "react";
import { chain } from "../internal/chain.js";
import { cx } from "../internal/cx.js";
import { useComplaint, useFieldAttributes } from "../internal/field.js";
import * as box from "../internal/field.css.js";
import { useLabels } from "../internal/useLabels.js";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.js";
import * as styles from "./Input.css.js";
import { inputLabels, type InputLabels } from "./labels.js";
import { countCharacters } from "./limitTyped.js";
import { useTextField } from "./useTextField.js";

export type TextLimit = {
  /** Most characters, counted as people count them. Typing ends there; pasted text is kept, and the field says by how much it is too long. */
  maxLength?: number;
  /** Hides the count, not the limit. @default false */
  counterHidden?: boolean;
  labels?: Partial<InputLabels>;
};

type Native<Element> = DOMAttributes<Element> & Parameters<typeof useFieldAttributes>[0];

type Options<Element> = TextLimit & {
  native: Native<Element>;
  field: RefObject<Element | null>;
  text: string;
  write: (text: string) => void;
  className?: string;
  size?: "large";
};

/** What Input and Textarea share: attributes of the native element, and the outline and count around it. */
export function useTextControl<Element extends HTMLInputElement | HTMLTextAreaElement>({
  native,
  field,
  text,
  write,
  maxLength,
  counterHidden,
  labels,
  className,
  size,
}: Options<Element>) {
  const words = useLabels("input", inputLabels, labels);
  const note = useId();
  const limited = useTextField({ ref: field, text, write, maxLength });
  const over = limited.over > 0;
  const complaint = useComplaint(over ? words.over(limited.over) : undefined);
  const attributes = useFieldAttributes(native, maxLength !== undefined && note);
  const invalid = attributes["aria-invalid"] ?? (over || undefined);
  const { props: own } = limited;

  const frame = (control: ReactNode, behind?: ReactNode) => {
    const outline = (
      <span className={cx(box.box, className)} data-size={size} data-invalid={invalid}>
        {control}
        {behind}
      </span>
    );
    if (maxLength === undefined) return outline;
    return (
      <span className={box.stack}>
        {outline}
        <VisuallyHidden id={note}>{words.limit(maxLength)}</VisuallyHidden>
        {!counterHidden && <span className={styles.count} aria-hidden="true">{`${countCharacters(limited.shown)}/${maxLength}`}</span>}
        <span className={complaint ? box.complaint : styles.said} role="status">
          {complaint ?? (limited.full ? words.full(maxLength) : "")}
        </span>
      </span>
    );
  };
  return {
    words,
    shown: limited.shown,
    attributes: {
      ...native,
      ...attributes,
      "aria-invalid": invalid,
      value: limited.shown,
      onChange: chain(own.onChange, native.onChange),
      onInput: chain(own.onInput, native.onInput),
      onKeyDown: chain(own.onKeyDown, native.onKeyDown),
      onCompositionStart: chain(own.onCompositionStart, native.onCompositionStart),
      onCompositionEnd: chain(own.onCompositionEnd, native.onCompositionEnd),
    },
    frame,
  };
}
