"use client";
import { useMemo } from "react";
import * as styles from "./Calendar.css.js";
import { firstYear, YEARS, type CalendarView } from "./cursor.js";
import { dateOf, monthOf, weeksOf, yearOf } from "./dates.js";
import { isoMonth, type IsoDate } from "./isoDate.js";
import type { DateMode } from "./parseDate.js";

type CalendarGridProps = {
  view: CalendarView;
  mode: DateMode;
  title: string;
  cursor: IsoDate;
  today: IsoDate;
  /** What is chosen; while a range is being picked, from its start to the cursor. */
  start: IsoDate;
  end: IsoDate;
  pending: boolean;
  min: IsoDate;
  max: IsoDate;
  isUnavailable?: (date: IsoDate) => boolean;
  locale: string;
  weekStart: number;
  onChoose: (date: IsoDate) => void;
  onHover: (date: IsoDate) => void;
};

type Cell = {
  date: IsoDate;
  /** The part of the date that this view is about, comparable with values of the same length. */
  key: string;
  text: string;
  name: string;
  outside?: boolean;
};

const inRows = (cells: Cell[], length: number) => Array.from({ length: cells.length / length }, (_, row) => cells.slice(row * length, (row + 1) * length));

/** Days, months or years as a grid (APG): one cell takes the focus, the keys move it. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, mode, title, cursor, today, min, max, isUnavailable, locale, weekStart, onChoose, onHover } = props;
  const format = useMemo(() => {
    const make = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return {
      day: make({ dateStyle: "full" }),
      month: make({ year: "numeric", month: "long" }),
      shortMonth: make({ month: "short" }),
      weekday: make({ weekday: "long" }),
      narrow: make({ weekday: "narrow" }),
    };
  }, [locale]);

  const rows: Cell[][] = useMemo(() => {
    if (view === "days") {
      return weeksOf(cursor.slice(0, 7), weekStart).map((week) =>
        week.map((date) => ({
          date,
          key: date,
          text: String(Number(date.slice(8))),
          name: format.day.format(dateOf(date)),
          outside: monthOf(date) !== monthOf(cursor),
        })),
      );
    }
    if (view === "months") {
      const cells = Array.from({ length: 12 }, (_, index) => isoMonth(yearOf(cursor), index + 1)).map((key) => {
        const date = `${key}-01`;
        return { date, key, text: format.shortMonth.format(dateOf(date)), name: format.month.format(dateOf(date)) };
      });
      return inRows(cells, 3);
    }
    const first = firstYear(yearOf(cursor));
    return inRows(
      Array.from({ length: YEARS }, (_, index) => String(first + index)).map((key) => ({ date: `${key}${cursor.slice(4)}`, key, text: key, name: key })),
      3,
    );
  }, [view, cursor, weekStart, format]);

  const length = view === "days" ? 10 : view === "months" ? 7 : 4;
  const cut = (date: IsoDate) => date.slice(0, length);
  const chosen = [props.start, props.end].filter(Boolean).map(cut);
  const [low = "", high = low] = chosen.toSorted();
  const final = (view === "days" && mode === "date") || (view === "months" && mode === "month");

  const cell = ({ date, key, text, name, outside }: Cell) => {
    const out = key < cut(min) || key > cut(max);
    const off = out || (final && isUnavailable?.(key) === true);
    const isCursor = key === cut(cursor);
    const selected = low !== "" && key >= low && key <= high && (final || key === low || key === high);
    return (
      <td
        key={key}
        role="gridcell"
        className={styles.cell}
        tabIndex={isCursor ? 0 : -1}
        aria-label={name}
        aria-selected={selected}
        aria-disabled={off || undefined}
        aria-current={key === cut(today) ? "date" : undefined}
        data-outside={outside || undefined}
        data-edge={(selected && (key === low || key === high)) || undefined}
        onClick={() => !out && onChoose(date)}
        onPointerEnter={() => onHover(date)}
      >
        {text}
      </td>
    );
  };

  return (
    <table className={styles.grid} role="grid" aria-label={title}>
      {view === "days" && (
        <thead>
          <tr>
            {rows[0]?.map(({ date }) => (
              <th key={date} scope="col" abbr={format.weekday.format(dateOf(date))} className={styles.weekday}>
                {format.narrow.format(dateOf(date))}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]?.key}>{row.map(cell)}</tr>
        ))}
      </tbody>
    </table>
  );
}
