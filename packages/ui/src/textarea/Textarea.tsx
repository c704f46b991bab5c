"use client";
import type { ComponentPropsWithRef } from "react";
import { useTextControl, type TextLimit } from "../input/useTextControl.js";
import { cx } from "../internal/cx.js";
import { useFieldState } from "../internal/field.js";
import * as box from "../internal/field.css.js";
import type { Controllable } from "../internal/useControllable.js";
import { nativeProps } from "../internal/nativeProps.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import * as styles from "./Textarea.css.js";

export type TextareaProps = TextLimit &
  Omit<ComponentPropsWithRef<"textarea">, "value" | "defaultValue" | "maxLength" | "children"> &
  Controllable<"value", string>;

const OWN = new Set(["maxLength", "counterHidden", "labels", "className", "rows", "ref", "value", "defaultValue", "onValueChange"] as const);

/**
 * Several lines of text; grows with them. Limit, count and pinyin as in `Input`. Enter begins a new line and sends nothing.
 * Data attribute of the outline: `data-invalid`.
 */
export function Textarea(props: TextareaProps) {
  const [text, write] = useFieldState(props, "value", "");
  const [field, attach] = useMergedRef(props.ref);
  const native: Omit<ComponentPropsWithRef<"textarea">, "value"> = nativeProps(props, OWN);
  const { maxLength, counterHidden, labels, className, rows = 3 } = props;
  const control = useTextControl({ props, native, field, text, write, maxLength, counterHidden, labels, className });
  native.ref = attach;
  native.rows = rows;
  native.className = cx(box.control, styles.area);
  return control.frame(<textarea {...control.attributes} />);
}
