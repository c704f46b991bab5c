"use client";
import { useEffect, type ComponentPropsWithRef, type ReactNode } from "react";
import { chain } from "./chain.js";
import { Choice } from "./Choice.js";
import * as choice from "./choice.css.js";
import { cx } from "./cx.js";
import { useFieldAttributes, useFieldState } from "./field.js";
import { misuse } from "./misuse.js";
import { nativeProps } from "./nativeProps.js";
import type { Controllable } from "./useControllable.js";
import { useEarly } from "./useEarly.js";
import { useMergedRef } from "./useMergedRef.js";

export type ToggleProps = Omit<ComponentPropsWithRef<"input">, "checked" | "defaultChecked" | "type" | "size"> & {
  /** What is on or off; part of what can be pressed. */
  children?: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
} & Controllable<"checked", boolean>;

type Own = { widget: string; mark: string; indeterminate?: boolean };

const OWN = new Set(["widget", "mark", "indeterminate", "children", "hint", "className", "ref", "checked", "defaultChecked", "onCheckedChange"] as const);

/** A native box to tick with its words, for the widgets that look different and are the same. */
export function Toggle(props: ToggleProps & Own) {
  const { widget, mark, indeterminate = false, children, hint, className } = props;
  const [checked, setChecked] = useFieldState(props, "checked", false);
  const attributes = useFieldAttributes(props);
  if (!children && !props["aria-label"] && !props["aria-labelledby"] && !attributes.id)
    throw misuse(
      widget,
      "it has no name",
      "Readers who listen would hear only what kind of control it is",
      "Give it children, or an aria-label where a table says it already",
    );
  const [ref, both] = useMergedRef(props.ref);
  useEarly(ref, (input) => setChecked(input.checked));
  // No attribute says it: HTML knows this state only as a property.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [ref, indeterminate, checked]);

  const native: ComponentPropsWithRef<"input"> = Object.assign(nativeProps(props, OWN), attributes);
  native.ref = both;
  native.type = "checkbox";
  native.className = cx(choice.input, mark);
  native.checked = checked;
  native.onChange = chain((event) => setChecked(event.currentTarget.checked), props.onChange);
  return <Choice className={className} label={children} hint={hint} input={<input {...native} />} />;
}
