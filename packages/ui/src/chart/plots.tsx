import type { ChartSeries } from "./Chart.js";
import * as styles from "./Chart.css.js";
import { axis, SERIES_STYLES, percent } from "./scale.js";

type PlotProps = { start?: number; categories: readonly string[]; series: readonly ChartSeries[]; write: (value: number) => string };

/** Bars that lie: their names can be as long as Chinese names are, and phones have room for them. */
export function Bars({ categories, series, write }: PlotProps) {
  const { end } = axis(Math.max(...series.flatMap((entry) => entry.values)));
  return (
    <div className={styles.bars}>
      {categories.map((category, row) => (
        <div key={category} className={styles.barGroup}>
          <span className={styles.category}>{category}</span>
          <div>
            {series.map(({ name, values }, index) => (
              <div key={name} className={styles.bar}>
                <svg className={styles.track}>
                  <rect width={percent(values[row] ?? 0, end)} height="100%" className={styles.fill} data-ink={index} />
                </svg>
                <span className={styles.value}>{write(values[row] ?? 0)}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Lines over time. Lengths are percent, so the picture fits any width while its letters and strokes keep their size. */
export function Lines({ categories, series, write, start = 0 }: PlotProps) {
  const { end, ticks } = axis(Math.max(...series.flatMap((entry) => entry.values)), start);
  const x = (index: number) => ((index + 0.5) / categories.length) * 100;
  const y = (value: number) => 100 - ((value - start) / (end - start)) * 100;
  const every = Math.ceil(categories.length / 6);
  return (
    <div className={styles.lines}>
      <div className={styles.ticks}>
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{write(tick)}</span>
        ))}
      </div>
      <svg className={styles.plot}>
        {ticks.map((tick) => (
          <line key={tick} className={styles.grid} x1="0" x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
          {series.map(({ name, values }, index) => (
            <polyline
              key={name}
              className={styles.ink}
              data-ink={index}
              vectorEffect="non-scaling-stroke"
              points={values.map((value, at) => `${x(at).toFixed(2)},${y(value).toFixed(2)}`).join(" ")}
            />
          ))}
        </svg>
        {series.flatMap(({ name, values }, index) =>
          values.map((value, at) => (
            <circle key={`${name}${at}`} className={styles.dot} data-ink={index} cx={`${x(at).toFixed(2)}%`} cy={`${y(value).toFixed(2)}%`} r="4" />
          )),
        )}
      </svg>
      <div className={styles.months}>
        {categories.map((category, index) => (
          <span key={category} data-left-out={index % every > 0 || undefined}>
            {category}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Parts of a ring, from the top, with gaps between them. The ring's length counts as 100, so a part is as long as its percent. */
export function Shares({ parts }: { parts: readonly number[] }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0));
  return (
    <svg className={styles.ring} viewBox="0 0 100 100">
      {parts.map(
        (part, index) =>
          part > 0 && (
            <circle
              key={index}
              className={styles.arc}
              data-ink={index % SERIES_STYLES}
              cx="50"
              cy="50"
              r="38"
              pathLength="100"
              strokeDasharray={`${Math.max(0.4, part - (parts.length > 1 ? 0.8 : 0))} 100`}
              strokeDashoffset={-(starts[index] ?? 0)}
              transform="rotate(-90 50 50)"
            />
          ),
      )}
    </svg>
  );
}
