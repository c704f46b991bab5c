"use client";
import { useEffect, useLayoutEffect, type RefObject } from "react";
import { useEvent } from "./useEvent.js";

type Options = {
  open: boolean;
  close: () => void;
  /** What it stands beside. */
  anchor: () => Element | null | undefined;
  popup: RefObject<HTMLElement | null>;
  placement?: "bottom-start" | "bottom-end" | "bottom" | "top";
};

/**
 * Lifts a popup with `popover="manual"` above everything, dialogs included, puts it beside its anchor and closes it by a press elsewhere.
 * It stands below its anchor at once and moves to its final place when the code for that has come, on the first opening only.
 */
export function usePopup({ open, close, anchor, popup, placement = "bottom-start" }: Options): void {
  const find = useEvent(anchor);
  const shut = useEvent(close);

  useLayoutEffect(() => {
    const [element, beside] = [popup.current, find()];
    if (!open || !element || !beside) return;
    // Browsers before the popover attribute show it as the styles say.
    element.showPopover?.();
    const box = beside.getBoundingClientRect();
    element.style.left = `${box.left}px`;
    element.style.top = `${box.bottom}px`;
    let stop: (() => void) | undefined;
    let gone = false;
    import("./positionPopup.js").then(
      ({ positionPopup }) => {
        if (!gone) stop = positionPopup(beside, element, placement);
      },
      () => {}, // offline: it stays below its anchor, where it can be used
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [open, find, popup, placement]);

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      const path = event.composedPath();
      if (![popup.current, find()].some((element) => element && path.includes(element))) shut();
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open, find, popup, shut]);
}
