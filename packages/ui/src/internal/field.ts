"use client";
import { createContext, useContext, useEffect } from "react";
import { cx } from "./cx.js";
import { useControllable } from "./useControllable.js";

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

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `useControllable`, held by the form where the control stands in an item with a `prop`. */
export function useFieldState<Props, Name extends string & keyof Props>(props: Props, name: Name, initial: Exclude<Props[Name], undefined>) {
  const field = useContext(FieldContext);
  const given = props as Record<string, unknown>;
  const change = `on${capital(name)}Change`;
  const held = {
    [name]: given[name] ?? field?.value ?? initial,
    [change]: (value: unknown) => {
      (given[change] as ((value: unknown) => void) | undefined)?.(value);
      field?.setValue(value);
    },
  };
  return useControllable(field?.bound ? (held as Props) : props, name, initial);
}

type OwnAttributes = { id?: string; name?: string; required?: boolean; "aria-describedby"?: string; "aria-invalid"?: unknown };

/** Attributes of a control, its own before those of its form item; descriptions add up. `notes` are ids of what the control says itself. */
export function useFieldAttributes(own: OwnAttributes, ...notes: (string | false | undefined)[]) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    name: own.name ?? field?.name,
    required: own.required ?? (field?.required || undefined),
    "aria-invalid": Boolean(own["aria-invalid"] ?? field?.invalid) || undefined,
    "aria-describedby": cx(own["aria-describedby"], field?.describedBy, ...notes),
  };
}

/** Hands a complaint of the control to its form item, which then shows it. Answers the complaint where the control stands alone and shows it itself. */
export function useComplaint(message: string | undefined): string | undefined {
  const complain = useContext(FieldContext)?.complain;
  useEffect(() => complain?.(message), [complain, message]);
  return complain ? undefined : message;
}
