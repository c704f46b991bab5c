"use client";
import { useId, type ReactNode, type Ref } from "react";
import { cx } from "../internal/cx.js";
import { usageError } from "../internal/usageError.js";
import { useLabels } from "../internal/useLabels.js";
import { Bars, Lines, Shares } from "./plots.js";
import * as styles from "./Chart.css.js";
import { chartLabels, type ChartLabels } from "./labels.js";
import { SERIES_STYLES, shares } from "./scale.js";

export type ChartSeries = {
  name: string;
  /** One for each category, from 0 up. */
  values: readonly number[];
};

export type ChartProps = {
  /** `bar` compares, `line` follows time, `share` divides a whole (its first series only). */
  kind: "bar" | "line" | "share";
  /** What the chart shows; its name. */
  title: ReactNode;
  categories: readonly string[];
  /** Six at most: more cannot be told apart. */
  series: readonly ChartSeries[];
  /** Where the axis of lines begins; bars and shares begin at 0, or their lengths would lie. @default 0 */
  start?: number;
  /** Written behind each number. */
  unit?: string;
  /** How numbers are written. @default with separators between thousands */
  format?: (value: number) => string;
  labels?: Partial<ChartLabels>;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * A picture of numbers, drawn by the server as SVG, with the numbers themselves in a table below it. Nothing to press but the table's
 * heading (`<details>`). Data attribute: `data-kind`.
 */
export function Chart({ kind, title, categories, series, start, unit = "", format, labels, className, ref }: ChartProps) {
  const words = useLabels("chart", chartLabels, labels);
  const id = useId();
  const least = kind === "line" ? (start ?? 0) : 0;
  const fits = series.every(({ values }) => values.length === categories.length && values.every((value) => value >= least));
  if (!fits || series.length < 1 || series.length > SERIES_STYLES)
    throw usageError(
      "Chart",
      "its numbers cannot be drawn",
      `One to ${SERIES_STYLES} series can be told apart, each with a number from ${least} up for each category`,
      "Write 0 where there is nothing, merge the smallest series, or show a Table",
    );

  const write = (value: number) => (format ? format(value) : value.toLocaleString(words.locale)) + unit;
  const whole = kind === "share" ? shares(series[0]?.values ?? []) : [];
  const legend =
    kind === "share"
      ? categories.map((name, index) => ({ name, more: `${whole[index]}%` }))
      : series.length > 1
        ? series.map(({ name }) => ({ name, more: "" }))
        : [];
  const shown = kind === "share" ? series.slice(0, 1) : series;

  return (
    <figure ref={ref} className={cx(styles.root, className)} data-kind={kind} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      <div className={styles.body} aria-hidden="true">
        {kind === "bar" && <Bars categories={categories} series={shown} write={write} />}
        {kind === "line" && <Lines start={start} categories={categories} series={shown} write={write} />}
        {kind === "share" && <Shares parts={whole} />}
        {legend.length > 0 && (
          <ul className={styles.legend}>
            {legend.map(({ name, more }, index) => (
              <li key={name} className={styles.entry}>
                <svg className={styles.swatch} viewBox="0 0 24 12">
                  <line x1="0" y1="6" x2="24" y2="6" className={styles.ink} data-ink={index % SERIES_STYLES} />
                </svg>
                {name} {more && <b>{more}</b>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>{words.table}</summary>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className={styles.caption}>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.category}</th>
                {shown.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                {kind === "share" && <th scope="col">{words.share}</th>}
              </tr>
            </thead>
            <tbody>
              {categories.map((category, row) => (
                <tr key={category}>
                  <th scope="row">{category}</th>
                  {shown.map((entry) => (
                    <td key={entry.name}>{write(entry.values[row] ?? 0)}</td>
                  ))}
                  {kind === "share" && <td>{`${whole[row]}%`}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
