"use client";
import type { ReactNode, Ref } from "react";
import { Choice } from "./Choice.js";
import { ChoiceGroup } from "./ChoiceGroup.js";
import * as choice from "./choice.css.js";
import type { ChoiceOption } from "./choice.js";
import { cx } from "./cx.js";
import { useFieldAttributes } from "./field.js";
import { requireUniqueKeys } from "./uniqueKeys.js";
import { useBeforeHydration } from "./useBeforeHydration.js";
import { useMergedRef } from "./useMergedRef.js";

export type OptionsProps = {
  /** Question that the options answer. Left out only in a `FormItem group`, whose label asks it. */
  legend?: ReactNode;
  options: readonly ChoiceOption[];
  /** Sent with each option chosen. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  /** Side by side where there is room. @default "column" */
  direction?: "row" | "column";
  className?: string;
  /** The box around the options. */
  ref?: Ref<HTMLDivElement>;
};

type Own = OptionsProps & {
  widget: string;
  type: "checkbox" | "radio";
  mark: string;
  /** Name where none is given. */
  ownName?: string;
  chosen: (value: string) => boolean;
  /** What is ticked in the page before the scripts came. */
  onEarly: (values: string[]) => void;
  onChoose: (value: string, checked: boolean) => void;
};

/** Native controls in a row or column under one question. */
export function Options(props: Own) {
  const { widget, legend, options, disabled, direction = "column", className, type, mark, ownName, chosen, onEarly, onChoose } = props;
  requireUniqueKeys(
    widget,
    options.map((option) => option.value),
  );
  const { id, name = ownName, required, "aria-invalid": invalid, "aria-describedby": described } = useFieldAttributes(props);
  const [root, both] = useMergedRef(props.ref);
  useBeforeHydration(root, (element) => onEarly([...element.querySelectorAll<HTMLInputElement>("input:checked")].map((input) => input.value)));
  return (
    <ChoiceGroup widget={widget} legend={legend} disabled={disabled} described={described} className={className}>
      <div ref={both} className={choice.options} data-direction={direction} data-invalid={invalid}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            label={option.label}
            hint={option.hint}
            input={
              <input
                id={index === 0 ? id : undefined}
                type={type}
                name={name}
                value={option.value}
                className={cx(choice.input, mark)}
                // Of several boxes none by itself is required; the browser would ask for all.
                required={type === "radio" && required}
                disabled={disabled || option.disabled}
                checked={chosen(option.value)}
                onChange={(event) => onChoose(option.value, event.currentTarget.checked)}
              />
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
