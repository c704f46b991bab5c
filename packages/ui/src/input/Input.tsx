"use client";
import { useState, type ComponentPropsWithRef } from "react";
import { onServer } from "#on-server";
import { chain } from "../internal/chain.js";
import { useFieldState } from "../internal/field.js";
import * as box from "../internal/field.css.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import type { Controllable } from "../internal/useControllable.js";
import { useHydrated } from "../internal/useHydrated.js";
import { nativeProps } from "../internal/nativeProps.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import { numberOrText, representsValue } from "./numeric.js";
import { useTextControl, type TextLimit } from "./useTextControl.js";

type Common = TextLimit &
  Omit<ComponentPropsWithRef<"input">, "value" | "defaultValue" | "maxLength" | "size" | "type" | "children"> & {
    /** Kind of text, for keyboards and password managers. Dates, files and choices have widgets of their own. @default "text" */
    type?: "text" | "tel" | "email" | "url" | "password";
    /** Adds a button that empties the field. @default false */
    clearable?: boolean;
    /** Left out: the usual size of the theme. */
    size?: "large";
  };

export type InputProps = Common &
  (
    | ({ number?: false } & Controllable<"value", string>)
    | ({
        /** The value is a number as soon as the text says one (KIT-INPUT-02); a text that says none stays as it was typed. */
        number: true;
      } & Controllable<"value", string | number>)
  );

const OWN = new Set([
  "type",
  "number",
  "maxLength",
  "counterHidden",
  "clearable",
  "size",
  "labels",
  "className",
  "ref",
  "onBlur",
  "value",
  "defaultValue",
  "onValueChange",
] as const);

/**
 * One line of text. Name it: stand it in a `FormItem`, or pass `id` to a label, or `aria-label`.
 * `onValueChange` is never called with half-composed pinyin. Keyboard: native.
 * Data attributes of the outline: `data-size`, `data-invalid`.
 */
export function Input(props: InputProps) {
  const { number, clearable, disabled, readOnly } = props;
  const [value, setValue] = useFieldState<Controllable<"value", string | number>, "value">(props as Controllable<"value", string | number>, "value", "");
  const [typed, setTyped] = useState(() => String(value));
  const [field, attach] = useMergedRef(props.ref);
  const hydrated = useHydrated();

  const write = (next: string) => {
    setTyped(next);
    setValue(number ? numberOrText(next) : next);
  };
  const shown = number && representsValue(typed, value) ? typed : String(value);
  const native: Omit<ComponentPropsWithRef<"input">, "value"> = nativeProps(props, OWN);
  const { maxLength, counterHidden, labels, className, size } = props;
  const control = useTextControl({ props, native, field, text: shown, write, maxLength, counterHidden, labels, className, size });
  const clear = () => {
    write("");
    field.current?.focus();
  };
  native.ref = attach;
  native.className = box.control;
  native.type = props.type ?? "text";
  if (number) native.inputMode = "decimal";
  if (!onServer) native.onBlur = chain(() => setTyped(String(value)), props.onBlur);
  return control.frame(
    <input {...control.attributes} />,
    clearable && (
      <button
        type="button"
        className={box.inner}
        aria-label={control.words.clear}
        hidden={!hydrated || control.shown === "" || disabled || readOnly}
        onClick={clear}
      >
        <Icon path={glyphs.close} />
      </button>
    ),
  );
}
