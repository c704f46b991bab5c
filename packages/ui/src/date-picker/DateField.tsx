"use client";
import type { ComponentProps, KeyboardEvent, Ref } from "react";
import { useTextField } from "../input/useTextField.js";
import { chain } from "../internal/chain.js";
import * as box from "../internal/field.css.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import type { DateMode } from "./parseDate.js";

type DateFieldProps = Pick<
  ComponentProps<"input">,
  "id" | "name" | "required" | "disabled" | "readOnly" | "placeholder" | "autoComplete" | "aria-label" | "aria-labelledby" | "aria-invalid" | "aria-describedby"
> & {
  field: Ref<HTMLInputElement> | undefined;
  mode: DateMode;
  text: string;
  onText: (text: string) => void;
  /** The writer has finished: the field was left, or Enter pressed. */
  onSettle: () => void;
  onOpen: () => void;
};

/** A date as text. Any way of writing it is taken; the browser checks the digits where there are no scripts. */
export function DateField(props: DateFieldProps) {
  const { mode, placeholder, text, onSettle } = props;
  const [ref, both] = useMergedRef(props.field);
  const { shown, takesKey, props: own } = useTextField({ ref, text, write: props.onText });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (takesKey(event)) return;
    if (event.key === "Enter") onSettle();
    if (event.key === "ArrowDown" && event.altKey) {
      event.preventDefault();
      props.onOpen();
    }
  };
  return (
    <input
      ref={both}
      id={props.id}
      name={props.name}
      className={box.control}
      type="text"
      inputMode="numeric"
      autoComplete={props.autoComplete ?? "off"}
      pattern={mode === "date" ? "\\d{4}-?\\d{2}-?\\d{2}" : "\\d{4}-?\\d{2}"}
      title={placeholder}
      placeholder={placeholder}
      required={props.required}
      disabled={props.disabled}
      readOnly={props.readOnly}
      aria-label={props["aria-label"]}
      aria-labelledby={props["aria-labelledby"]}
      aria-invalid={props["aria-invalid"]}
      aria-describedby={props["aria-describedby"]}
      value={shown}
      onChange={own.onChange}
      onInput={own.onInput}
      onKeyDown={chain(own.onKeyDown, press)}
      onCompositionStart={own.onCompositionStart}
      onCompositionEnd={own.onCompositionEnd}
      onBlur={onSettle}
    />
  );
}
