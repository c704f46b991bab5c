"use client";
import { useId } from "react";
import { useFieldState } from "../internal/field.js";
import { Options, type OptionsProps } from "../internal/Options.js";
import type { Controllable } from "../internal/useControllable.js";
import * as styles from "./Radio.css.js";

export type RadioGroupProps = OptionsProps & Controllable<"value", string>;

/**
 * One of a few options, all in sight; native radios underneath. `""` is none. For more than seven options take `Select` or `Picker`.
 * Keyboard: Tab to the group, arrows choose, Space. Data attributes of the options: `data-direction`, `data-invalid`.
 */
export function RadioGroup(props: RadioGroupProps) {
  const [value, setValue] = useFieldState(props, "value", "");
  const own = useId(); // without a name the arrows would not know what belongs together
  return (
    <Options
      {...props}
      widget="RadioGroup"
      type="radio"
      mark={styles.dot}
      ownName={own}
      chosen={(option) => option === value}
      onEarly={([chosen]) => {
        if (chosen !== undefined) setValue(chosen);
      }}
      onChoose={setValue}
    />
  );
}
