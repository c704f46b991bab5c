"use client";
import { Toggle, type ToggleProps } from "../internal/Toggle.js";
import * as styles from "./Switch.css.js";

export type SwitchProps = ToggleProps;

/**
 * Something that is on or off and takes effect at once; its words do not change with the state. What a form sends later is a `Checkbox`.
 * Keyboard: Space.
 */
export function Switch(props: SwitchProps) {
  return <Toggle widget="Switch" role="switch" mark={styles.track} given={props} />;
}
