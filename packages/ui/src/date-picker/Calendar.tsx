"use client";
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { Button } from "../button/Button.js";
import { cx } from "../internal/cx.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import * as frame from "../internal/popup.css.js";
import { useLabels } from "../internal/useLabels.js";
import { usePopup } from "../internal/usePopup.js";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.js";
import * as styles from "./Calendar.css.js";
import { CalendarGrid } from "./CalendarGrid.js";
import { calendarLabels, type CalendarLabels } from "./calendarLabels.js";
import { cursorTarget, firstYear, YEARS, type CalendarView } from "./cursor.js";
import { addMonths, clampDate, dateOf, monthOf, yearOf } from "./dates.js";
import { isoMonth, padded, type IsoDate } from "./isoDate.js";
import type { DateMode } from "./parseDate.js";
import { selectInRange } from "./range.js";

export type CalendarProps = {
  mode: DateMode;
  range: boolean;
  start: IsoDate;
  end: IsoDate;
  min: IsoDate;
  max: IsoDate;
  isUnavailable?: (date: IsoDate) => boolean;
  labels?: Partial<CalendarLabels>;
  anchor: RefObject<HTMLElement | null>;
  onPick: (start: IsoDate, end: IsoDate) => void;
  onClose: (restoreFocus: boolean) => void;
};

const today = (): IsoDate => {
  const now = new Date();
  return `${isoMonth(now.getFullYear(), now.getMonth() + 1)}-${padded(now.getDate(), 2)}`;
};
const full = (date: IsoDate) => (date.length === 7 ? `${date}-01` : date);

/** The calendar of a date picker: a dialog with a grid of days, of months, or of twelve years. Loaded when it opens. Data attribute: `data-view`. */
export function Calendar({ mode, range, start, end, min, max, isUnavailable, labels, anchor, onPick, onClose }: CalendarProps) {
  const words = useLabels("calendar", calendarLabels, labels);
  const base: CalendarView = mode === "month" ? "months" : "days";
  const [bottom, top] = [full(min), full(max)];
  const [view, setView] = useState<CalendarView>(base);
  const [cursor, setCursor] = useState(() => clampDate(full(start || today()), bottom, top));
  const [pending, setPending] = useState<IsoDate>();
  const popup = useRef<HTMLDivElement>(null);
  const moveFocus = useRef(true);

  usePopup({ open: true, close: () => onClose(false), anchor: () => anchor.current, popup });

  // Only keys and the opening move the focus; a press on “next month” leaves it on the button.
  useLayoutEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    popup.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, [cursor, view]);
  useEffect(() => {
    popup.current?.scrollIntoView?.({ block: "nearest" });
  }, []);

  const go = (date: IsoDate, focus = false) => {
    moveFocus.current = focus;
    setCursor(clampDate(date, bottom, top));
  };
  const turn = (months: number) => go(addMonths(cursor, months));
  const change = (next: CalendarView) => {
    moveFocus.current = true;
    setView(next);
  };

  const choose = (date: IsoDate) => {
    if (view !== base) {
      moveFocus.current = true;
      setCursor(clampDate(date, bottom, top));
      return setView(view === "years" ? "months" : "days");
    }
    const picked = mode === "month" ? monthOf(date) : date;
    if (picked < min || picked > max || isUnavailable?.(picked)) return;
    if (!range) return onPick(picked, "");
    const next = selectInRange(pending, picked);
    if (next.done) return onPick(...next.done);
    go(date, true);
    setPending(next.pending);
  };

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation(); // a dialog around it stays
      return onClose(true);
    }
    if (event.key === "Tab") return keepInside(event);
    if (!(event.target as HTMLElement).closest('[role="gridcell"]') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return choose(cursor);
    }
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const target = cursorTarget(event.key, event.shiftKey, cursor, view, words.weekStart, rtl);
    if (target === undefined) return;
    event.preventDefault();
    go(target, true);
  };

  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(words.locale, { ...options, timeZone: "UTC" });
  const year = yearOf(cursor);
  const block = firstYear(year);
  const title =
    view === "days"
      ? format({ year: "numeric", month: "long" }).format(dateOf(cursor))
      : view === "months"
        ? format({ year: "numeric" }).format(dateOf(cursor))
        : `${block} – ${block + YEARS - 1}`;
  const steps = { days: 1, months: 12, years: YEARS * 12 }[view];
  const stepWords = {
    days: [words.previousMonth, words.nextMonth],
    months: [words.previousYear, words.nextYear],
    years: [words.previousYears, words.nextYears],
  }[view] as [string, string];
  const arrow = (name: string, months: number, icon: ReactNode) => {
    const beyond = months < 0 ? monthOf(addMonths(cursor, months)) < monthOf(bottom) && monthOf(cursor) === monthOf(bottom) : monthOf(cursor) === monthOf(top);
    return (
      <button type="button" className={styles.arrow} aria-label={name} disabled={beyond} onClick={() => turn(months)}>
        {icon}
      </button>
    );
  };
  const now = today();
  const nowPicked = mode === "month" ? monthOf(now) : now;

  return (
    <div ref={popup} popover="manual" className={cx(frame.popup, styles.root)} role="dialog" aria-label={words.dialog} data-view={view} onKeyDown={press}>
      <div className={styles.head}>
        {view === "days" && arrow(words.previousYear, -12, <Icon path={glyphs.chevronsLeft} className={styles.flip} />)}
        {arrow(stepWords[0], -steps, <Icon path={glyphs.chevronLeft} className={styles.flip} />)}
        {view === "years" ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <button
            type="button"
            className={styles.title}
            title={view === "days" ? words.toMonths : words.toYears}
            onClick={() => change(view === "days" ? "months" : "years")}
          >
            {title}
          </button>
        )}
        {arrow(stepWords[1], steps, <Icon path={glyphs.chevronRight} className={styles.flip} />)}
        {view === "days" && arrow(words.nextYear, 12, <Icon path={glyphs.chevronsRight} className={styles.flip} />)}
      </div>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      {range && (
        <p className={styles.hint} role="status">
          {pending === undefined ? words.pickStart : words.pickEnd}
        </p>
      )}
      <CalendarGrid
        view={view}
        mode={mode}
        title={title}
        cursor={cursor}
        today={now}
        start={pending ?? start}
        end={pending === undefined ? end : range ? cursor : ""}
        pending={pending !== undefined}
        min={min}
        max={max}
        isUnavailable={isUnavailable}
        locale={words.locale}
        weekStart={words.weekStart}
        onChoose={choose}
        onHover={(date) => pending !== undefined && view === base && go(date)}
      />
      <div className={styles.foot}>
        <Button
          kind="quiet"
          disabled={nowPicked < min || nowPicked > max}
          onClick={() => {
            setView(base);
            go(full(now), true);
          }}
        >
          {mode === "month" ? words.thisMonth : words.today}
        </Button>
        <Button kind="quiet" onClick={() => onClose(true)}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}

/** Tab goes round within the calendar, as in any dialog. */
function keepInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(':is(button:not(:disabled), [tabindex="0"])')];
  const [first, last] = [stops[0], stops.at(-1)];
  const from = event.shiftKey ? first : last;
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
