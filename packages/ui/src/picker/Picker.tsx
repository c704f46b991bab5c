"use client";
import { useCallback, useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from "react";
import { cx } from "../internal/cx.js";
import { useControlError, useFieldAttributes, useFieldState } from "../internal/field.js";
import * as box from "../internal/field.css.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { requireUniqueKeys } from "../internal/uniqueKeys.js";
import { useComposition } from "../internal/useComposition.js";
import type { Controllable } from "../internal/useControllable.js";
import { useBeforeHydration } from "../internal/useBeforeHydration.js";
import { useEvent } from "../internal/useEvent.js";
import { useHydrated } from "../internal/useHydrated.js";
import { useLabels } from "../internal/useLabels.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import { usePopup } from "../internal/usePopup.js";
import { pickerLabels, type PickerLabels } from "./labels.js";
import { optionId } from "./optionId.js";
import * as styles from "./Picker.css.js";
import type { PickerEntry } from "./PickerList.js";

export type PickerProps<Item extends object = Record<string, unknown>> = {
  items: readonly Item[];
  /** Field that tells items apart. @default "id" */
  idField?: Extract<keyof Item, string>;
  /** Field that people read and search. @default "name" */
  labelField?: Extract<keyof Item, string>;
  /** Least width of an option in pixels (KIT-PICKER-04); wider where a label needs it. @default 96 */
  itemWidth?: number;
  /** Called with the typed text, never during pinyin composition: for items that a server finds. */
  onSearch?: (text: string) => void;
  /** `false` where `items` are the answer to `onSearch` already. @default true */
  filter?: boolean;
  placeholder?: string;
  name?: string;
  id?: string;
  required?: boolean;
  disabled?: boolean;
  size?: "large";
  "aria-label"?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string;
  labels?: Partial<PickerLabels>;
  className?: string;
  ref?: Ref<HTMLInputElement>;
} & Controllable<"value", string>;

/**
 * One of many, found by typing. `value` is the id of the item, `""` for none. A text that names no item is kept and explained.
 * Until the scripts come and without them it is a native select. While pinyin is composed nothing filters or picks, and the list stays.
 * Keyboard (APG combobox): Down and Up by rows and through the field, Left and Right within a row, Page Up and Page Down, Enter picks,
 * Escape closes and then clears, Alt+Down opens, Alt+Up and Tab close.
 * Data attributes: of the outline `data-size`, `data-invalid`; of the list `data-columns`. CSS variable of the list: `--oh-picker-width`.
 */
export function Picker<Item extends object>(props: PickerProps<Item>) {
  const { items, itemWidth = 96, onSearch, filter = true, placeholder, disabled, size, labels, className } = props;
  const idField = (props.idField ?? "id") as keyof Item;
  const labelField = (props.labelField ?? "name") as keyof Item;
  const words = useLabels("picker", pickerLabels, labels);
  const everything = useMemo(() => {
    const entries = items.map((item): PickerEntry => ({ id: String(item[idField]), label: String(item[labelField]) }));
    requireUniqueKeys(
      "Picker",
      entries.map((entry) => entry.id),
    );
    return entries;
  }, [items, idField, labelField]);
  const [value, setValue] = useFieldState<Controllable<"value", string>, "value">(props, "value", "");
  const { name, required, ...attributes } = useFieldAttributes(props);
  const [chosen, setChosen] = useState<PickerEntry>(); // items that a server finds may not hold it any more

  /** What was typed since something was chosen; `undefined` while the field says what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(true);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [columns, setColumns] = useState(1);
  const [list, setList] = useState<typeof import("./list.js")>();
  const [broken, setBroken] = useState(false);
  const hydrated = useHydrated();
  const [field, both] = useMergedRef(props.ref);
  const root = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const native = useRef<HTMLSelectElement>(null);
  const focused = useRef(false);
  const listId = useId();

  useBeforeHydration(native, (select) => {
    if (select.value !== value) setValue(select.value);
    focused.current = document.activeElement === select;
  });
  useLayoutEffect(() => {
    if (!hydrated) return;
    if (focused.current) (field.current ?? native.current)?.focus();
    focused.current = false;
  }, [hydrated, broken, field]);

  /** The list comes with the focus. Where it cannot be loaded, the native select is back. */
  const load = () => {
    if (list) return;
    import("./list.js").then(setList, () => {
      focused.current = true;
      setBroken(true);
    });
  };

  const text = typed ?? (everything.find((entry) => entry.id === value) ?? (chosen?.id === value ? chosen : undefined))?.label ?? "";
  const sought = (typed ?? "").trim();
  const entries = useMemo(() => {
    const folded = sought.toLowerCase();
    return filter && folded ? everything.filter((entry) => entry.label.toLowerCase().includes(folded)) : everything;
  }, [everything, filter, sought]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const show = () => {
    if (disabled || open) return;
    load();
    setOpen(true);
    setActive(typed === undefined ? everything.findIndex((entry) => entry.id === value) : -1);
  };
  usePopup({ open: open && list !== undefined, close, anchor: () => root.current, popup });

  const pick = useEvent((entry: PickerEntry) => {
    setTyped(undefined);
    setChosen(entry);
    setValue(entry.id);
    close();
  });
  // The field shows each letter at once; the list follows as soon as there is time.
  const offered = useDeferredValue(entries);
  const marked = useDeferredValue(sought);
  const read = (input: HTMLInputElement) => {
    load();
    setDraft(undefined);
    setTyped(input.value);
    setLeft(false);
    setOpen(true);
    setActive(-1);
    onSearch?.(input.value.trim());
  };
  const composition = useComposition<HTMLInputElement>(read);
  const clear = () => {
    setTyped(undefined);
    setValue("");
    onSearch?.("");
    field.current?.focus();
  };

  /** Whoever leaves has said what there is to say: an exact name counts as chosen, nothing clears, anything else is explained. */
  const settle = () => {
    close();
    setLeft(true);
    if (typed === undefined) return;
    const named = everything.find((entry) => entry.label.toLowerCase() === sought.toLowerCase());
    if (named) pick(named);
    else {
      if (sought === "") setTyped(undefined);
      setValue("");
    }
  };
  const complaint = useControlError(left && sought && value === "" ? words.unknown(sought) : undefined);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const belongsToInputMethod = composition.takesKey(event);
    if (event.key === "Enter") {
      if (open || belongsToInputMethod) event.preventDefault();
      const entry = entries[active] ?? (sought && entries.length === 1 ? entries[0] : undefined);
      if (open && entry && !belongsToInputMethod) pick(entry);
      return;
    }
    if (belongsToInputMethod || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "Escape") {
      if (open) close();
      else if (text !== "") clear();
      else return;
      return event.preventDefault(); // a dialog around it stays
    }
    if (event.altKey && event.key === "ArrowUp") return close();
    if (!open) {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      show();
      if (!event.altKey && value === "") setActive(event.key === "ArrowDown" ? 0 : entries.length - 1);
      return;
    }
    const target = list?.gridTarget(event.key, active, entries.length, columns, getComputedStyle(event.currentTarget).direction === "rtl");
    if (target === undefined || entries.length === 0) return;
    event.preventDefault();
    setActive(target);
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) settle();
  };
  const expanded = open && list !== undefined && entries.length > 0;
  const invalid = attributes["aria-invalid"] ?? (complaint ? true : undefined);
  const keepColumns = useCallback((count: number) => setColumns(count), []);

  if (!hydrated || broken) {
    return (
      <span className={cx(box.box, className)} data-size={size} data-invalid={invalid}>
        <select
          ref={native}
          {...attributes}
          name={name}
          required={required}
          disabled={disabled}
          className={cx(box.control, styles.native)}
          defaultValue={value}
          onChange={(event) => setValue(event.currentTarget.value)}
          aria-label={props["aria-label"]}
          aria-labelledby={props["aria-labelledby"]}
        >
          <option value="">{placeholder ?? words.placeholder}</option>
          {everything.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {entry.label}
            </option>
          ))}
        </select>
      </span>
    );
  }
  return (
    <div ref={root} className={cx(styles.root, className)} onBlur={leave}>
      <span className={box.box} data-size={size} data-invalid={invalid}>
        <input
          {...attributes}
          ref={both}
          type="text"
          role="combobox"
          className={box.control}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          placeholder={placeholder ?? words.placeholder}
          aria-label={props["aria-label"]}
          aria-labelledby={props["aria-labelledby"]}
          aria-required={required}
          aria-invalid={invalid}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={expanded && active >= 0 ? optionId(listId, active) : undefined}
          value={draft ?? text}
          onChange={() => {}}
          onInput={(event) => (composition.isComposing() ? setDraft(event.currentTarget.value) : read(event.currentTarget))}
          onFocus={(event) => {
            event.currentTarget.select();
            load();
          }}
          onClick={show}
          onKeyDown={press}
          {...composition.props}
        />
        {text !== "" && !disabled && !required && (
          <button type="button" className={box.inner} tabIndex={-1} aria-label={words.clear} onClick={clear}>
            <Icon path={glyphs.close} />
          </button>
        )}
        <button
          type="button"
          className={box.inner}
          tabIndex={-1}
          aria-label={words.open}
          aria-haspopup="listbox"
          aria-expanded={open}
          disabled={disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            field.current?.focus();
            if (open) close();
            else show();
          }}
        >
          <Icon path={glyphs.chevronDown} className={styles.arrow} />
        </button>
      </span>
      {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
      {open && list && (
        <list.PickerList
          id={listId}
          label={props["aria-label"] ?? (props["aria-labelledby"] ? undefined : (placeholder ?? words.placeholder))}
          labelledBy={props["aria-labelledby"]}
          entries={offered}
          everything={everything}
          value={value}
          active={active}
          typed={marked}
          itemWidth={itemWidth}
          anchor={root}
          popup={popup}
          empty={words.empty}
          onPick={pick}
          onColumns={keepColumns}
        />
      )}
      {complaint && <p className={box.complaint}>{complaint}</p>}
      <span className={styles.status} role="status">
        {open ? (entries.length === 0 ? words.empty : words.count(entries.length)) : ""}
      </span>
    </div>
  );
}
