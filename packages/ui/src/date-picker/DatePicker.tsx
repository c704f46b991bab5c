"use client";
import { useContext, useId, useRef, useState, type ComponentType, type ReactNode } from "react";
import { cx } from "../internal/cx.js";
import { FieldContext, useComplaint, useFieldAttributes, useFieldState } from "../internal/field.js";
import * as box from "../internal/field.css.js";
import { Glyph } from "../internal/Glyph.js";
import { misuse } from "../internal/misuse.js";
import type { Controllable } from "../internal/useControllable.js";
import { useEvent } from "../internal/useEvent.js";
import { useHydrated } from "../internal/useHydrated.js";
import { useLabels } from "../internal/useLabels.js";
import type { CalendarProps } from "./Calendar.js";
import type { CalendarLabels } from "./calendarLabels.js";
import { DateField } from "./DateField.js";
import * as styles from "./DatePicker.css.js";
import { MAX_DATE, MIN_DATE, type IsoDate } from "./isoDate.js";
import { datePickerLabels, type DatePickerLabels } from "./labels.js";
import { parseDate, type DateMode } from "./parseDate.js";
import { inOrder } from "./range.js";

type Common = {
  /** A day as YYYY-MM-DD, or a month as YYYY-MM. @default "date" */
  mode?: DateMode;
  /** First day that can be chosen. @default "1970-01-01" */
  min?: IsoDate;
  /** Last day that can be chosen. @default "3018-01-01" */
  max?: IsoDate;
  /** Days within the bounds that cannot be chosen, such as those when windows are closed. */
  isUnavailable?: (date: IsoDate) => boolean;
  /** Sent with the form; in range mode as `name.0` and `name.1`. */
  name?: string;
  id?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  autoComplete?: string;
  size?: "large";
  "aria-label"?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string;
  labels?: Partial<DatePickerLabels>;
  calendarLabels?: Partial<CalendarLabels>;
  className?: string;
};

export type DatePickerProps = Common &
  (
    | ({ range?: false } & Controllable<"value", string>)
    | ({
        /** Start and end. The value is an array: empty, or two dates of which either may be `""`. */
        range: true;
      } & Controllable<"value", readonly string[]>)
  );

type Value = string | readonly string[];

const replaced = <Entry,>(pair: readonly Entry[], place: 0 | 1, entry: Entry) => (place === 0 ? [entry, pair[1]] : [pair[0], entry]) as [Entry, Entry];

/**
 * A date, typed or picked. Typed dates are read when the field is left or on Enter; what is no date stays as it is and is explained. The
 * calendar is loaded when it opens; without scripts there is the field.
 * Keyboard: Alt+Down in the field or the button opens; in the calendar arrows, Home, End, Page Up and Down, with Shift by years, Enter
 * picks, Escape closes and gives the focus back.
 * Data attributes of the outline: `data-size`, `data-invalid`.
 * @throws "Binding value must be an array in range mode." (spec.md section 8)
 */
export function DatePicker(props: DatePickerProps) {
  const { mode = "date", range = false, isUnavailable, disabled, readOnly, placeholder, autoComplete, size, labels, className } = props;
  const [min, max] = [props.min ?? MIN_DATE, props.max ?? MAX_DATE].map((bound) => (mode === "month" ? bound.slice(0, 7) : bound)) as [string, string];
  const words = useLabels("datePicker", datePickerLabels, labels);
  const [value, setValue] = useFieldState<Controllable<"value", Value>, "value">(props as Controllable<"value", Value>, "value", range ? [] : "");
  if (range && !Array.isArray(value)) throw new Error("Binding value must be an array in range mode.");
  const group = useContext(FieldContext)?.group;
  if (range && group === false)
    throw misuse(
      "DatePicker",
      "a range stands in a FormItem that is not a group",
      "A label can name one field only",
      "Write <FormItem group …>, which makes a fieldset with a legend",
    );
  const { name, required, id, ...attributes } = useFieldAttributes(props);
  const own = useId();

  const dates: readonly [string, string] = Array.isArray(value)
    ? [(value[0] as string | undefined) ?? "", (value[1] as string | undefined) ?? ""]
    : [value as string, ""];
  /** What was typed and not yet read, or read and found wrong. */
  const [typed, setTyped] = useState<readonly [string?, string?]>([]);
  const [faults, setFaults] = useState<readonly [string?, string?]>([]);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const hydrated = useHydrated();
  const outline = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const faultOf = (text: string): string | undefined => {
    if (text.trim() === "") return undefined;
    const date = parseDate(text, mode);
    if (date === null) return words.wrong(text.trim(), mode === "month" ? "2026-11" : "2026-11-20");
    if (date < min || date > max) return words.outside(min, max);
    return isUnavailable?.(date) ? words.unavailable(date) : undefined;
  };
  const put = (start: string, end: string) => setValue(range ? inOrder(start, end) : start);
  const write = (place: 0 | 1, text: string) => {
    setTyped(replaced(typed, place, text));
    // Found wrong before: the message goes as soon as it is mended.
    if (faults[place] !== undefined && faultOf(text) === undefined) setFaults(replaced(faults, place, undefined));
  };
  const settle = (place: 0 | 1) => {
    const text = typed[place];
    if (text === undefined) return;
    const fault = faultOf(text);
    const date = fault === undefined ? (parseDate(text, mode) ?? "") : "";
    setFaults(replaced(faults, place, fault));
    if (fault === undefined) setTyped(replaced(typed, place, undefined));
    put(...replaced<string>(dates, place, date));
  };

  const show = useEvent(() => {
    if (disabled || readOnly) return;
    setOpen(true);
    setFailed(false);
    import("./Calendar.js").then(
      (module) => setCalendar(() => module.Calendar),
      () => {
        setOpen(false);
        setFailed(true);
      },
    );
  });
  const close = useEvent((restoreFocus: boolean) => {
    setOpen(false);
    if (restoreFocus) button.current?.focus();
  });
  const pick = useEvent((start: string, end: string) => {
    setTyped([]);
    setFaults([]);
    put(start, end);
    close(true);
  });

  const complaint = useComplaint([...new Set(faults.filter((fault) => fault !== undefined))].join(" ") || undefined);
  const invalid = attributes["aria-invalid"] ?? (faults.some((fault) => fault !== undefined) || undefined);
  const note = complaint ?? (failed ? words.failed : undefined);
  const field = (place: 0 | 1, fieldId: string | undefined, label: string | undefined) => (
    <DateField
      id={fieldId}
      name={range && name ? `${name}.${place}` : name}
      mode={mode}
      text={typed[place] ?? dates[place]}
      required={required}
      disabled={disabled}
      readOnly={readOnly}
      autoComplete={autoComplete}
      placeholder={placeholder ?? words[mode]}
      aria-label={label}
      aria-labelledby={range ? undefined : props["aria-labelledby"]}
      aria-invalid={invalid}
      aria-describedby={cx(attributes["aria-describedby"], note && `${own}n`)}
      onText={(text) => write(place, text)}
      onSettle={() => settle(place)}
      onOpen={show}
    />
  );

  const inside: ReactNode = range ? (
    <>
      {field(0, id, words.start)}
      <span className={styles.to} aria-hidden="true">
        {words.to}
      </span>
      {field(1, id && `${id}-end`, words.end)}
    </>
  ) : (
    field(0, id, props["aria-label"])
  );
  return (
    <div className={cx(styles.root, className)}>
      <span
        ref={outline}
        className={cx(box.box, styles.outline)}
        data-size={size}
        data-invalid={invalid}
        {...(range && !group && { role: "group", "aria-label": props["aria-label"], "aria-labelledby": props["aria-labelledby"] })}
      >
        {inside}
        <button
          ref={button}
          type="button"
          className={box.inner}
          aria-label={words.open}
          aria-haspopup="dialog"
          aria-expanded={open}
          hidden={!hydrated || readOnly}
          disabled={disabled}
          onClick={() => (open ? close(false) : show())}
        >
          <Glyph name="calendar" />
        </button>
      </span>
      {note && (
        <p id={`${own}n`} className={complaint ? box.complaint : box.note} role={failed ? "status" : undefined}>
          {note}
        </p>
      )}
      {open && Calendar && (
        <Calendar
          mode={mode}
          range={range}
          start={dates[0]}
          end={dates[1]}
          min={min}
          max={max}
          isUnavailable={isUnavailable}
          labels={props.calendarLabels}
          anchor={outline}
          onPick={pick}
          onClose={close}
        />
      )}
      {open && !Calendar && (
        <span className={styles.status} role="status">
          {words.loading}
        </span>
      )}
    </div>
  );
}
