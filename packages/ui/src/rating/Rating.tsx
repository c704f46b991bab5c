"use client";
import { useId, useState, type PointerEvent, type ReactNode, type Ref } from "react";
import { ChoiceGroup } from "../internal/ChoiceGroup.js";
import { cx } from "../internal/cx.js";
import { useFieldAttributes, useFieldState } from "../internal/field.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import type { Controllable } from "../internal/useControllable.js";
import { useBeforeHydration } from "../internal/useBeforeHydration.js";
import { useHydrated } from "../internal/useHydrated.js";
import { useLabels } from "../internal/useLabels.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import { ratingLabels, type RatingLabels } from "./labels.js";
import * as styles from "./Rating.css.js";
import { roundToFifths, MAX_STARS, ratingAt, STARS } from "./ratingAt.js";

/** A star on a 24 grid after Lucide (ISC). */
const STAR = "m12 2 3.09 6.26L22 9.27l-5 4.87 1.18 6.88L12 17.77l-6.18 3.25L7 14.14 2 9.27l6.91-1.01z";

export type RatingProps = {
  /** Question that the stars answer. Left out only in a `FormItem group`, whose label asks it. */
  legend?: ReactNode;
  /** Stars, 10 at most. @default 5 */
  max?: number;
  /** Side of a star in pixels; what one presses is as large as the theme's target. @default 24 */
  size?: number;
  /** Only shows a value, an average in fifths of a star. @default false */
  readOnly?: boolean;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  labels?: Partial<RatingLabels>;
  className?: string;
  /** The row of stars; none while it only shows a value. */
  ref?: Ref<HTMLDivElement>;
} & Controllable<"value", number>;

/**
 * Stars for how content somebody was, each with a word. Native radios underneath, with the words beside them where there are no scripts.
 * 0 is none. Keyboard (APG radio group): Tab to the stars, arrows choose, the clear button takes it back.
 * Data attributes of a star: `data-on`.
 */
export function Rating(props: RatingProps) {
  const { legend, size = 24, readOnly, disabled, labels, className } = props;
  const max = Math.min(props.max ?? STARS, MAX_STARS);
  const words = useLabels("rating", ratingLabels, labels);
  const [value, setValue] = useFieldState(props, "value", 0);
  const { id, name, required, "aria-describedby": described } = useFieldAttributes(props);
  const [preview, setPreview] = useState<number>();
  const hydrated = useHydrated();
  const [row, both] = useMergedRef(props.ref);
  const own = useId();
  useBeforeHydration(row, (element) => {
    const chosen = element.querySelector<HTMLInputElement>("input:checked");
    if (chosen) setValue(Number(chosen.value));
  });

  const levels = Array.from({ length: max }, (_, index) => index + 1);
  const wordOf = (level: number) => (level === 0 ? words.none : words.words.length === max ? (words.words[level - 1] ?? "") : words.points(level, max));
  if (readOnly) return <Average value={roundToFifths(value, max)} max={max} size={size} name={words.points(value, max)} id={own} className={className} />;

  const over = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === "touch" || disabled) return;
    const bounds = event.currentTarget.getBoundingClientRect();
    const fraction = (event.clientX - bounds.left) / bounds.width;
    setPreview(ratingAt(getComputedStyle(event.currentTarget).direction === "rtl" ? 1 - fraction : fraction, max));
  };
  const shown = preview ?? value;
  return (
    <ChoiceGroup widget="Rating" legend={legend} disabled={disabled} described={described} className={className}>
      <div className={styles.line}>
        <div ref={both} className={styles.row} onPointerMove={over} onPointerLeave={() => setPreview(undefined)}>
          {levels.map((level) => (
            <label key={level} className={styles.star} data-on={level <= shown || undefined}>
              <input
                id={level === 1 ? id : undefined}
                className={styles.radio}
                type="radio"
                name={name ?? own}
                value={level}
                required={required}
                disabled={disabled}
                checked={value === level}
                onChange={() => setValue(level)}
              />
              <svg className={styles.shape} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
                <path d={STAR} />
              </svg>
              <span className={cx(styles.word, hydrated && styles.unseenWord)}>{wordOf(level)}</span>
            </label>
          ))}
        </div>
        {hydrated && (
          <span className={styles.said} aria-hidden="true">
            {wordOf(shown)}
          </span>
        )}
        {hydrated && value > 0 && !disabled && !required && (
          <button type="button" className={styles.clear} aria-label={words.clear} onClick={() => setValue(0)}>
            <Icon path={glyphs.close} />
          </button>
        )}
      </div>
    </ChoiceGroup>
  );
}

type AverageProps = { value: number; max: number; size: number; name: string; id: string; className?: string };

/** Stars filled up to an average. Drawn by the server, without a style attribute. */
function Average({ value, max, size, name, id, className }: AverageProps) {
  return (
    <svg className={cx(styles.average, className)} role="img" aria-label={name} viewBox={`0 0 ${24 * max} 24`} width={size * max} height={size}>
      <clipPath id={id}>
        <rect width={24 * value} height="24" />
      </clipPath>
      {[styles.empty, styles.full].map((look) => (
        <g key={look} className={look} clipPath={look === styles.full ? `url(#${id})` : undefined}>
          {Array.from({ length: max }, (_, index) => (
            <path key={index} d={STAR} transform={`translate(${24 * index} 0)`} />
          ))}
        </g>
      ))}
    </svg>
  );
}
