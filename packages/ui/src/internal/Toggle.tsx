"use client";
import { useEffect, type ComponentPropsWithRef, type ReactNode } from "react";
import { chain } from "./chain.js";
import { Choice } from "./Choice.js";
import * as choice from "./choice.css.js";
import { cx } from "./cx.js";
import { useFieldAttributes, useFieldState } from "./field.js";
import { usageError } from "./usageError.js";
import { nativeProps } from "./nativeProps.js";
import type { Controllable } from "./useControllable.js";
import { useBeforeHydration } from "./useBeforeHydration.js";
import { useMergedRef } from "./useMergedRef.js";

export type ToggleProps = Omit<ComponentPropsWithRef<"input">, "checked" | "defaultChecked" | "type" | "size"> & {
  /** What is on or off; part of what can be pressed. */
  children?: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
} & Controllable<"checked", boolean>;

const OWN = new Set(["indeterminate", "children", "hint", "className", "ref", "checked", "defaultChecked", "onCheckedChange"] as const);

type Own = {
  widget: string;
  mark: string;
  role?: "switch";
  /** What the widget got, as one: a copy with a word added costs a server more than the box itself. */
  given: ToggleProps & { indeterminate?: boolean };
};

/** A native box to tick with its words, for the widgets that look different and are the same. */
export function Toggle({ widget, mark, role, given }: Own) {
  const { indeterminate = false, children, hint, className } = given;
  const [checked, setChecked] = useFieldState(given, "checked", false);
  const attributes = useFieldAttributes(given);
  if (!children && !given["aria-label"] && !given["aria-labelledby"] && !attributes.id)
    throw usageError(
      widget,
      "it has no name",
      "Readers who listen would hear only what kind of control it is",
      "Give it children, or an aria-label where a table says it already",
    );
  const [ref, both] = useMergedRef(given.ref);
  useBeforeHydration(ref, (input) => setChecked(input.checked));
  // No attribute says it: HTML knows this state only as a property.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [ref, indeterminate, checked]);

  const native: ComponentPropsWithRef<"input"> = Object.assign(nativeProps(given, OWN), attributes);
  native.ref = both;
  native.type = "checkbox";
  if (role) native.role = role;
  native.className = cx(choice.input, mark);
  native.checked = checked;
  native.onChange = chain((event) => setChecked(event.currentTarget.checked), given.onChange);
  return <Choice className={className} label={children} hint={hint} input={<input {...native} />} />;
}
