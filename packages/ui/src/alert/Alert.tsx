"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { toneGlyphs } from "../internal/tones.js";
import { useLabels } from "../internal/useLabels.js";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.js";
import * as styles from "./Alert.css.js";
import { alertLabels, type AlertLabels } from "./labels.js";

export type AlertTone = "info" | "success" | "warning" | "danger";

export type AlertProps = Omit<ComponentPropsWithRef<"div">, "title"> & {
  tone: AlertTone;
  title?: ReactNode;
  /** It appears because something just happened: read out at once. Leave out what stands in the page from the start. @default false */
  live?: boolean;
  /** Adds a close button. */
  onClose?: () => void;
  labels?: Partial<AlertLabels>;
};

/** A message in the flow of the page. The tone is also a picture and a word, never colour alone. Data attribute: `data-tone`. */
export function Alert({ tone, title, live, onClose, labels, className, children, ...rest }: AlertProps) {
  const words = useLabels("alert", alertLabels, labels);
  return (
    <div role={live ? (tone === "danger" ? "alert" : "status") : undefined} {...rest} data-tone={tone} className={cx(styles.root, className)}>
      <div className={styles.message}>
        <Icon path={toneGlyphs[tone]} className={styles.icon} />
        <div className={styles.body}>
          <VisuallyHidden>{words[tone]}</VisuallyHidden>
          {title && <strong className={styles.title}>{title}</strong>}
          {children}
        </div>
      </div>
      {onClose && (
        <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
          <Icon path={glyphs.close} />
        </button>
      )}
    </div>
  );
}
