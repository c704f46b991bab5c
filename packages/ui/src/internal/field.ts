"use client";
import { createContext, useContext, useEffect, useState } from "react";
import { cx } from "./cx.js";
import { stateProps } from "./stateProps.js";

/** What a form item tells the control inside it. */
export type Field = {
  /** Id of the control: its label and the error summary point at it. */
  id: string;
  /** Path of the value in the form's model, sent as the control's name. */
  name?: string;
  /** The item is a `<fieldset>`: its legend names what stands inside. */
  group: boolean;
  describedBy?: string;
  invalid: boolean;
  required: boolean;
  /** Whether the form holds the value. */
  bound: boolean;
  value?: unknown;
  setValue: (value: unknown) => void;
  /** What the control itself has against its content, such as a date that does not exist. It counts before every rule. */
  complain: (message: string | undefined) => void;
};

export const FieldContext = createContext<Field | null>(null);

/** `useControllable` for controls: the form holds the state where the control stands in an item with a `prop`. */
export function useFieldState<Props extends object, Name extends string & keyof Props>(
  props: Props,
  name: Name,
  initial: Exclude<Props[Name], undefined>,
): [value: Exclude<Props[Name], undefined>, set: (next: Exclude<Props[Name], undefined>) => void] {
  type Value = Exclude<Props[Name], undefined>;
  const field = useContext(FieldContext);
  const given = props as Record<string, unknown>;
  const bound = field?.bound ? field : undefined;
  const { initial: initialName, change } = stateProps(name);
  const [own, setOwn] = useState(() => (given[initialName] as Value | undefined) ?? initial);
  const held = given[name] as Value | undefined;
  const value = held !== undefined ? held : bound ? ((bound.value as Value | undefined) ?? initial) : own;
  const set = (next: Value) => {
    if (Object.is(next, value)) return;
    if (held === undefined && !bound) setOwn(() => next);
    (given[change] as ((value: Value) => void) | undefined)?.(next);
    // The item of a value that no form holds hears it too: its error has been answered.
    field?.setValue(next);
  };
  return [value, set];
}

type OwnAttributes = { id?: string; name?: string; required?: boolean; "aria-describedby"?: string; "aria-invalid"?: unknown };

export type FieldAttributes = { id?: string; name?: string; required?: boolean; "aria-invalid"?: true; "aria-describedby"?: string };

/** Attributes of a control, its own before those of its form item; descriptions add up. `note` is the id of what the control says itself. */
export function useFieldAttributes(own: OwnAttributes, note?: string | false): FieldAttributes {
  const field = useContext(FieldContext);
  const described = own["aria-describedby"];
  return {
    id: own.id ?? field?.id,
    name: own.name ?? field?.name,
    required: own.required ?? (field?.required || undefined),
    "aria-invalid": Boolean(own["aria-invalid"] ?? field?.invalid) || undefined,
    "aria-describedby": described || field?.describedBy || note ? cx(described, field?.describedBy, note) : undefined,
  };
}

/** Hands a complaint of the control to its form item, which then shows it. Answers the complaint where the control stands alone and shows it itself. */
export function useControlError(message: string | undefined): string | undefined {
  const complain = useContext(FieldContext)?.complain;
  useEffect(() => complain?.(message), [complain, message]);
  return complain ? undefined : message;
}
