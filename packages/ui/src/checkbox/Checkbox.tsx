"use client";
import { Toggle, type ToggleProps } from "../internal/Toggle.js";
import * as styles from "./Checkbox.css.js";

export type CheckboxProps = ToggleProps & {
  /** Neither on nor off, because the things below it differ. A press turns it on. @default false */
  indeterminate?: boolean;
};

/** A box to tick, native underneath. Keyboard: Space. In a `FormItem` its value is a boolean; required, it must be ticked. */
export function Checkbox(props: CheckboxProps) {
  return <Toggle widget="Checkbox" mark={styles.mark} given={props} />;
}
