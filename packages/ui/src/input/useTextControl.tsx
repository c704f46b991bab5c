"use client";
import { useId, type DOMAttributes, type ReactNode, type RefObject } from "react";
import { onServer } from "#on-server";
import { chainAll } from "../internal/chain.js";
import { cx } from "../internal/cx.js";
import { useControlError, useFieldAttributes, type FieldAttributes } from "../internal/field.js";
import * as box from "../internal/field.css.js";
import { useLabels } from "../internal/useLabels.js";
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

type Given<Element> = DOMAttributes<Element> & Parameters<typeof useFieldAttributes>[0];

type Options<Element, Native> = TextLimit & {
  /** What the widget was given. */
  props: Given<Element>;
  /** The part of it for the native element; it is completed. */
  native: Native;
  field: RefObject<Element | null>;
  text: string;
  write: (text: string) => void;
  className?: string;
  size?: "large";
};

/** What Input and Textarea share: attributes of the native element, and the outline and count around it. */
export function useTextControl<Element extends HTMLInputElement | HTMLTextAreaElement, Native extends DOMAttributes<Element>>({
  props,
  native,
  field,
  text,
  write,
  maxLength,
  counterHidden,
  labels,
  className,
  size,
}: Options<Element, Native>) {
  const words = useLabels("input", inputLabels, labels);
  const note = useId();
  const limited = useTextField({ ref: field, text, write, maxLength });
  const over = limited.over > 0;
  const complaint = useControlError(over ? words.over(limited.over) : undefined);
  const attributes = useFieldAttributes(props, maxLength !== undefined && note);
  const invalid = attributes["aria-invalid"] ?? (over || undefined);
  const { props: own } = limited;

  const frame = (control: ReactNode, behind?: ReactNode) => {
    const outline = (
      <span className={className ? cx(box.box, className) : box.box} data-size={size} data-invalid={invalid}>
        {control}
        {behind}
      </span>
    );
    if (maxLength === undefined) return outline;
    return (
      <span className={box.stack}>
        {outline}
        <span id={note} className={styles.said}>
          {words.limit(maxLength)}
        </span>
        {!counterHidden && <span className={styles.count} aria-hidden="true">{`${countCharacters(limited.shown)}/${maxLength}`}</span>}
        <span className={complaint ? box.complaint : styles.said} role="status">
          {complaint ?? (limited.full ? words.full(maxLength) : "")}
        </span>
      </span>
    );
  };
  const element: DOMAttributes<Element> & FieldAttributes & { value?: string } = native;
  if (attributes.id) element.id = attributes.id;
  if (attributes.name) element.name = attributes.name;
  if (attributes.required) element.required = true;
  element["aria-invalid"] = invalid;
  if (attributes["aria-describedby"]) element["aria-describedby"] = attributes["aria-describedby"];
  element.value = limited.shown;
  element.onChange = own.onChange;
  if (!onServer) chainAll(element, own, props);
  return { words, shown: limited.shown, attributes: element as Native & typeof element, frame };
}
