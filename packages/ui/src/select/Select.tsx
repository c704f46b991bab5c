"use client";
import type { ComponentPropsWithRef } from "react";
import { chain } from "../internal/chain.js";
import { cx } from "../internal/cx.js";
import { useFieldAttributes, useFieldState } from "../internal/field.js";
import * as box from "../internal/field.css.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { nativeProps } from "../internal/nativeProps.js";
import type { Controllable } from "../internal/useControllable.js";
import { useBeforeHydration } from "../internal/useBeforeHydration.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import * as styles from "./Select.css.js";

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectGroup = { label: string; options: readonly SelectOption[] };

export type SelectProps = Omit<ComponentPropsWithRef<"select">, "value" | "defaultValue" | "multiple" | "size" | "children"> & {
  /** Options, or groups of them. */
  options: readonly (SelectOption | SelectGroup)[];
  /** First line while nothing is chosen; its value is `""`. */
  placeholder?: string;
  /** Left out: the usual size of the theme. */
  size?: "large";
} & Controllable<"value", string>;

const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

const OWN = new Set(["options", "placeholder", "size", "className", "ref", "value", "defaultValue", "onValueChange"] as const);

/**
 * One of several options, with the browser's own list: it opens as a wheel on phones and obeys the reader's letters. For hundreds of
 * options take `Picker`. Name it as an `Input`. Keyboard: native. Data attributes of the outline: `data-size`, `data-invalid`.
 */
export function Select(props: SelectProps) {
  const { options, placeholder, size, className } = props;
  const first = options[0];
  const [value, setValue] = useFieldState(props, "value", placeholder === undefined && first && "value" in first ? first.value : "");
  const attributes = useFieldAttributes(props);
  const [ref, both] = useMergedRef(props.ref);
  useBeforeHydration(ref, (select) => {
    if (select.value !== value) setValue(select.value);
  });
  const native: ComponentPropsWithRef<"select"> = Object.assign(nativeProps(props, OWN), attributes);
  native.ref = both;
  native.className = cx(box.control, styles.select);
  native.value = value;
  native.onChange = chain((event) => setValue(event.currentTarget.value), props.onChange);
  return (
    <span className={cx(box.box, className)} data-size={size} data-invalid={attributes["aria-invalid"]}>
      <select {...native}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          "options" in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(entry)
          ),
        )}
      </select>
      <Icon path={glyphs.chevronDown} className={styles.arrow} />
    </span>
  );
}
