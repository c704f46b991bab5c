"use client";
import { useFieldState } from "../internal/field.js";
import { Options, type OptionsProps } from "../internal/Options.js";
import type { Controllable } from "../internal/useControllable.js";
import * as styles from "./Checkbox.css.js";

export type CheckboxGroupProps = OptionsProps & Controllable<"value", string[]>;

/**
 * Several boxes under one question; the value lists those ticked, in the order of the options. Keyboard: Tab between boxes, Space.
 * Data attributes of the options: `data-direction`, `data-invalid`.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const [value, setValue] = useFieldState(props, "value", []);
  const put = (wanted: (option: string) => boolean) => setValue(props.options.map((option) => option.value).filter(wanted));
  return (
    <Options
      {...props}
      widget="CheckboxGroup"
      type="checkbox"
      mark={styles.mark}
      chosen={(option) => value.includes(option)}
      onEarly={(ticked) => {
        if (ticked.length !== value.length || ticked.some((option) => !value.includes(option))) put((option) => ticked.includes(option));
      }}
      onChoose={(chosen, checked) => put((option) => (option === chosen ? checked : value.includes(option)))}
    />
  );
}
