"use client";
import * as checkbox from "../checkbox/Checkbox.css.js";
import { Choice } from "../internal/Choice.js";
import * as choice from "../internal/choice.css.js";
import { cx } from "../internal/cx.js";
import { labelOf, type TableColumn } from "./columns.js";
import type { TableFilters } from "./filterRows.js";
import * as styles from "./Filters.css.js";
import type { TableLabels } from "./labels.js";

type FiltersProps<Row> = {
  columns: readonly TableColumn<Row>[];
  ticked: TableFilters;
  words: TableLabels;
  onTick: (ticked: TableFilters) => void;
};

/**
 * Boxes to tick for each column that has filters. They stand above the table, as phones show no heads, and are no fields of a form around it.
 * Data attribute: `data-ticked`.
 */
export function Filters<Row>({ columns, ticked, words, onTick }: FiltersProps<Row>) {
  return (
    <div className={styles.bar}>
      {columns.map((column) => {
        const values = ticked[column.key] ?? [];
        const name = labelOf(column) ?? column.key;
        const tick = (value: string, on: boolean) => onTick({ ...ticked, [column.key]: on ? [...values, value] : values.filter((other) => other !== value) });
        return (
          <details key={column.key} className={styles.filter} data-ticked={values.length || undefined}>
            <summary className={styles.heading}>{words.filter(name, values.length)}</summary>
            <fieldset className={cx(choice.group, styles.boxes)}>
              <legend className={choice.legend}>{name}</legend>
              <div className={choice.options} data-direction="row">
                {column.filters?.map(({ value, label }) => (
                  <Choice
                    key={value}
                    label={label}
                    input={
                      <input
                        type="checkbox"
                        className={cx(choice.input, checkbox.mark)}
                        checked={values.includes(value)}
                        onChange={(event) => tick(value, event.currentTarget.checked)}
                      />
                    }
                  />
                ))}
              </div>
            </fieldset>
          </details>
        );
      })}
    </div>
  );
}
