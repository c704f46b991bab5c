"use client";
import { useContext, useId, useRef, useState, type ComponentType, type Ref } from "react";
import { cx } from "../internal/cx.js";
import { FieldContext, useControlError, useFieldAttributes, useFieldState } from "../internal/field.js";
import * as box from "../internal/field.css.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { notAGroup } from "../internal/notAGroup.js";
import type { Controllable } from "../internal/useControllable.js";
import { useHydrated } from "../internal/useHydrated.js";
import { useLabels } from "../internal/useLabels.js";
import type { CalendarProps } from "./Calendar.js";
import type { CalendarLabels } from "./calendarLabels.js";
import { DateField } from "./DateField.js";
import * as styles from "./DatePicker.css.js";
import { MAX_DATE, MIN_DATE, type IsoDate } from "./isoDate.js";
import { datePickerLabels, type DatePickerLabels } from "./labels.js";
import type { DateMode } from "./parseDate.js";
import { sortRange } from "./range.js";
import { useTypedDates, type Place } from "./useTypedDates.js";

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
  /** The field; in range mode the first. */
  ref?: Ref<HTMLInputElement>;
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

const bounded = (bound: IsoDate, mode: DateMode) => (mode === "month" ? bound.slice(0, 7) : bound);

/**
 * A date, typed or picked. Typed dates are read when the field is left or on Enter; what is no date stays as it is and is explained. The
 * calendar is loaded when it opens; without scripts there is the field.
 * Keyboard: Alt+Down in the field or the button opens; in the calendar arrows, Home, End, Page Up and Down, with Shift by years, Enter
 * picks, Escape closes and gives the focus back.
 * Data attributes of the outline: `data-size`, `data-invalid`.
 * @throws "Binding value must be an array in range mode." (KIT-DATE-04)
 */
export function DatePicker(props: DatePickerProps) {
  const { mode = "date", range = false, isUnavailable, disabled, readOnly } = props;
  const [min, max] = [bounded(props.min ?? MIN_DATE, mode), bounded(props.max ?? MAX_DATE, mode)];
  const words = useLabels("datePicker", datePickerLabels, props.labels);
  const [value, setValue] = useFieldState<Controllable<"value", Value>, "value">(props as Controllable<"value", Value>, "value", range ? [] : "");
  if (range && !Array.isArray(value)) throw new Error("Binding value must be an array in range mode.");
  const group = useContext(FieldContext)?.group;
  if (range && group === false) throw notAGroup("DatePicker");
  const attributes = useFieldAttributes(props);
  const own = useId();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const hydrated = useHydrated();
  const outline = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const [start = "", end = ""] = range ? (value as readonly string[]) : [value as string];
  const put = (first: string, last: string) => setValue(range ? sortRange(first, last) : first);
  const texts = useTypedDates({ mode, min, max, isUnavailable, words, onDate: (place, date) => (place === 0 ? put(date, end) : put(start, date)) });

  const show = () => {
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
  };
  const close = (restoreFocus: boolean) => {
    setOpen(false);
    if (restoreFocus) button.current?.focus();
  };
  const pick = (first: string, last: string) => {
    texts.clear();
    put(first, last);
    close(true);
  };

  const complaint = useControlError(texts.fault);
  const invalid = attributes["aria-invalid"] ?? (texts.fault !== undefined || undefined);
  const note = complaint ?? (failed ? words.failed : undefined);
  const field = (place: Place, label: string | undefined) => (
    <DateField
      field={place === 0 ? props.ref : undefined}
      id={place === 1 && attributes.id ? `${attributes.id}-end` : attributes.id}
      name={range && attributes.name ? `${attributes.name}.${place}` : attributes.name}
      mode={mode}
      text={texts.typed[place] ?? (place === 0 ? start : end)}
      required={attributes.required}
      disabled={disabled}
      readOnly={readOnly}
      autoComplete={props.autoComplete}
      placeholder={props.placeholder ?? words[mode]}
      aria-label={label}
      aria-labelledby={range ? undefined : props["aria-labelledby"]}
      aria-invalid={invalid}
      aria-describedby={note ? cx(attributes["aria-describedby"], `${own}n`) : attributes["aria-describedby"]}
      onText={(text) => texts.write(place, text)}
      onSettle={() => texts.settle(place)}
      onOpen={show}
    />
  );
  const named = range && !group;

  return (
    <div className={cx(styles.root, props.className)}>
      <span
        ref={outline}
        className={box.box}
        data-size={props.size}
        data-invalid={invalid}
        role={named ? "group" : undefined}
        aria-label={named ? props["aria-label"] : undefined}
        aria-labelledby={named ? props["aria-labelledby"] : undefined}
      >
        {field(0, range ? words.start : props["aria-label"])}
        {range && (
          <span className={styles.to} aria-hidden="true">
            {words.to}
          </span>
        )}
        {range && field(1, words.end)}
        {hydrated && !readOnly && (
          <button
            ref={button}
            type="button"
            className={box.inner}
            aria-label={words.open}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled}
            onClick={() => (open ? close(false) : show())}
          >
            <Icon path={glyphs.calendar} />
          </button>
        )}
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
          start={start}
          end={end}
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
