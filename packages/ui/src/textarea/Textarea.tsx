"use client";
import type { ComponentPropsWithRef } from "react";
import { useTextControl, type TextLimit } from "../input/useTextControl.js";
import { cx } from "../internal/cx.js";
import { useFieldState } from "../internal/field.js";
import * as box from "../internal/field.css.js";
import type { Controllable } from "../internal/useControllable.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import * as styles from "./Textarea.css.js";

export type TextareaProps = TextLimit &
  Omit<ComponentPropsWithRef<"textarea">, "value" | "defaultValue" | "maxLength" | "children"> &
  Controllable<"value", string>;

/**
 * Several lines of text; grows with them. Limit, count and pinyin as in `Input`. Enter begins a new line and sends nothing.
 * Data attribute of the outline: `data-invalid`.
 */
export function Textarea(props: TextareaProps) {
  const { maxLength, counterHidden, labels, className, rows = 3, ref: given, value: _, defaultValue: _default, onValueChange: _change, ...rest } = props;
  const [text, write] = useFieldState(props, "value", "");
  const [field, attach] = useMergedRef(given);
  const control = useTextControl<HTMLTextAreaElement>({ native: rest, field, text, write, maxLength, counterHidden, labels, className });
  return control.frame(<textarea {...control.attributes} ref={attach} rows={rows} className={cx(box.control, styles.area)} />);
}
