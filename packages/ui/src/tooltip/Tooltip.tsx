"use client";
import { cloneElement, useEffect, useId, useRef, type FocusEvent, type PointerEvent, type ReactElement, type ReactNode, type Ref } from "react";
import { cx } from "../internal/cx.js";
import * as frame from "../internal/popup.css.js";
import { useControllable, type Controllable } from "../internal/useControllable.js";
import { useEvent } from "../internal/useEvent.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import { usePopup } from "../internal/usePopup.js";
import * as styles from "./Tooltip.css.js";

export type TooltipProps = {
  /** A short word of help; text only, never the only place where it is said. */
  content: ReactNode;
  /** What it describes: one element that can take the focus. */
  children: ReactElement<{ "aria-describedby"?: string }>;
  /** @default "top" */
  placement?: "top" | "bottom";
  className?: string;
  /** The box around control and word. */
  ref?: Ref<HTMLSpanElement>;
} & Controllable<"open", boolean>;

/** Milliseconds of rest before it opens under the pointer, none while another was just open, and before it closes, so that the pointer can come over. */
const OPEN_DELAY = 300;
const CLOSE_DELAY = 150;
let closedAt = 0;

/**
 * A word of help at a control. Opens on focus at once, under a resting pointer, by touch; stays while the pointer is on it; without scripts
 * styles alone open it. Keyboard: focus opens, Escape closes.
 */
export function Tooltip({ content, children, placement = "top", className, ref, ...state }: TooltipProps) {
  const [open, setOpen] = useControllable(state, "open", false);
  const [root, both] = useMergedRef(ref);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  usePopup({ open, close: () => setOpen(false), anchor: () => root.current?.firstElementChild, popup: tip, placement });
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!next) closedAt = performance.now();
      setOpen(next);
    }, delay);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const escape = useEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault(); // a dialog around it stays
    now(false);
  });
  // The pointer may have opened it, with the focus anywhere.
  useEffect(() => {
    if (!open) return;
    document.addEventListener("keydown", escape, true);
    return () => document.removeEventListener("keydown", escape, true);
  }, [open, escape]);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "touch") later(true, performance.now() - closedAt < OPEN_DELAY ? 0 : OPEN_DELAY);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== "touch") later(false, CLOSE_DELAY);
  };
  const touch = (event: PointerEvent) => {
    if (event.pointerType === "touch" && !tip.current?.contains(event.target as Node)) now(!open);
  };
  const focus = (event: FocusEvent) => {
    if (event.target.matches(":focus-visible")) now(true);
  };
  return (
    <span ref={both} className={styles.root} onPointerEnter={enter} onPointerLeave={leave} onPointerUp={touch} onFocus={focus} onBlur={() => now(false)}>
      {cloneElement(children, { "aria-describedby": cx(children.props["aria-describedby"], id) })}
      <span ref={tip} id={id} role="tooltip" popover="manual" hidden={!open} className={cx(frame.popup, styles.tip, className)}>
        {content}
      </span>
    </span>
  );
}
