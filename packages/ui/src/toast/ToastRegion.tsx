"use client";
import { useEffect, useState, useSyncExternalStore, type KeyboardEvent, type Ref } from "react";
import { Button } from "../button/Button.js";
import { cx } from "../internal/cx.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { toneGlyphs } from "../internal/tones.js";
import { useLabels } from "../internal/useLabels.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.js";
import { toastLabels, type ToastLabels } from "./labels.js";
import * as styles from "./Toast.css.js";
import { closeToast, toastStore, type Toast } from "./toasts.js";

export type ToastRegionProps = {
  /** Where messages stand. @default "center" */
  position?: "center" | "top" | "bottom";
  /** Messages at once; the rest wait. @default 3 */
  limit?: number;
  labels?: Partial<ToastLabels>;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const server = { toasts: [], leader: undefined };

/**
 * Place of the messages that `toast()` shows: a landmark that is there from the start, so that readers hear what comes into it. No clock
 * runs while the pointer or the focus is inside, nor while the window is hidden; afterwards all begin again.
 * Keyboard: Tab to a message's buttons, Escape closes it. Data attributes: `data-position`; of a message `data-tone`.
 */
export function ToastRegion({ position = "center", limit = 3, labels, className, ref }: ToastRegionProps) {
  const words = useLabels("toast", toastLabels, labels);
  const { toasts, leader } = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => server);
  const [token] = useState(() => ({}));
  const [held, setHeld] = useState(false);
  const [root, both] = useMergedRef(ref);
  useEffect(() => (root.current ? toastStore.enter(token, root.current) : undefined), [root, token]);

  const leads = leader === token;
  const shown = leads ? toasts.slice(0, limit) : [];
  const some = shown.length > 0;
  useEffect(() => {
    // The newest thing in the top layer lies above a dialog that was open before.
    if (some) root.current?.showPopover?.();
    else {
      root.current?.hidePopover?.();
      setHeld(false);
    }
  }, [root, some]);

  return (
    <div
      ref={both}
      popover="manual"
      className={cx(styles.region, className)}
      {...(leads && { role: "region", "aria-label": words.region, "aria-live": "polite" })}
      data-position={position}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown.map((entry) => (
        <Message key={entry.id} toast={entry} held={held} words={words} />
      ))}
    </div>
  );
}

function Message({ toast: { id, content, tone, duration, action }, held, words }: { toast: Toast; held: boolean; words: ToastLabels }) {
  useEffect(() => {
    if (held || duration === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => closeToast(id), duration);
    };
    run();
    document.addEventListener("visibilitychange", run);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", run);
    };
  }, [held, id, duration]);

  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    closeToast(id);
  };
  return (
    <div className={styles.toast} data-tone={tone} role={tone === "danger" ? "alert" : undefined} onKeyDown={press}>
      <Icon path={toneGlyphs[tone]} className={styles.icon} />
      <div className={styles.content}>
        <VisuallyHidden>{words[tone]}</VisuallyHidden>
        {content}
      </div>
      {action && (
        <Button
          kind="quiet"
          onClick={() => {
            action.onPress();
            closeToast(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className={styles.close} aria-label={words.close} onClick={() => closeToast(id)}>
        <Icon path={glyphs.close} />
      </button>
    </div>
  );
}
