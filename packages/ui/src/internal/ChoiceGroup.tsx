"use client";
import { useContext, type ReactNode } from "react";
import * as choice from "./choice.css.js";
import { cx } from "./cx.js";
import { FieldContext } from "./field.js";
import { usageError } from "./usageError.js";
import { notAGroup } from "./notAGroup.js";

type ChoiceGroupProps = { widget: string; legend?: ReactNode; disabled?: boolean; described?: string; className?: string; children: ReactNode };

/** A `<fieldset>` whose legend asks what the controls inside answer; in a form item that is one already, a plain box. */
export function ChoiceGroup({ widget, legend, disabled, described, className, children }: ChoiceGroupProps) {
  const field = useContext(FieldContext);
  if (field && !field.group) throw notAGroup(widget);
  if (field) return <div className={className}>{children}</div>;
  if (!legend)
    throw usageError(
      widget,
      "it has no legend",
      "Readers who listen would hear answers without the question",
      "Pass legend, or stand it in a <FormItem group label=…>",
    );
  return (
    <fieldset className={cx(choice.group, className)} disabled={disabled} aria-describedby={described}>
      <legend className={choice.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
