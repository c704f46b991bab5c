"use client";
import { useRef, type ComponentPropsWithRef, type KeyboardEvent } from "react";
import { useTextField } from "../input/useTextField.js";
import { chain } from "../internal/chain.js";
import * as box from "../internal/field.css.js";
import type { DateMode } from "./parseDate.js";

type DateFieldProps = Omit<ComponentPropsWithRef<"input">, "onChange" | "onInput" | "value"> & {
  mode: DateMode;
  text: string;
  onText: (text: string) => void;
  /** The writer has finished: the field was left, or Enter pressed. */
  onSettle: () => void;
  onOpen: () => void;
};

/** A date as text. Any way of writing it is taken; the browser checks the digits where there are no scripts. */
export function DateField({ mode, text, onText, onSettle, onOpen, ...rest }: DateFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const field = useTextField({ ref, text, write: onText });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (field.takesKey(event)) return;
    if (event.key === "Enter") onSettle();
    if (event.key === "ArrowDown" && event.altKey) {
      event.preventDefault();
      onOpen();
    }
  };
  return (
    <input
      {...rest}
      ref={ref}
      className={box.control}
      type="text"
      inputMode="numeric"
      autoComplete={rest.autoComplete ?? "off"}
      pattern={mode === "date" ? "\\d{4}-?\\d{2}-?\\d{2}" : "\\d{4}-?\\d{2}"}
      title={rest.placeholder}
      value={field.shown}
      {...field.props}
      onKeyDown={chain(field.props.onKeyDown, press)}
      onBlur={onSettle}
    />
  );
}
