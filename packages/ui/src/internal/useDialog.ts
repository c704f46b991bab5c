"use client";
import { useCallback, useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent, type Ref } from "react";
import { useMergedRef } from "./useMergedRef.js";

let openDialogs = 0;

/** The body says that a dialog is open (KIT-MODAL-02), for whoever must hold still meanwhile. */
function mark(step: 1 | -1): void {
  const { body, documentElement } = document;
  // The page keeps the room of its scrollbar, if it has one, so that nothing jumps.
  if (openDialogs === 0) body.setAttribute("data-oh-modal-open", innerWidth > documentElement.clientWidth ? "scrollbar" : "");
  openDialogs += step;
  if (openDialogs === 0) body.removeAttribute("data-oh-modal-open");
}

/** Browsers from before `<dialog>` show it in the page, as without scripts. */
const show = (element: HTMLDialogElement) => (element.showModal ? element.showModal() : element.setAttribute("open", ""));
const hide = (element: HTMLDialogElement) => (element.close ? element.close() : element.removeAttribute("open"));

type Options = {
  open: boolean;
  setOpen: (open: boolean) => void;
  maskClosable: boolean;
  focusFirst: RefObject<HTMLElement | null>;
  /** The owner's. */
  ref: Ref<HTMLDialogElement> | undefined;
};

/**
 * Props that turn a `<dialog>` into a modal one that follows `open`. The browser traps focus, gives it back, stacks nested dialogs and
 * makes the rest inert. Rendered open by the server it shows in the page without scripts.
 */
export function useDialog({ open, setOpen, maskClosable, focusFirst, ref }: Options) {
  const [dialog, both] = useMergedRef(ref);
  const pressedOn = useRef<EventTarget>(null);
  const [openAtFirst] = useState(open); // never changed again: from here on the methods, not the attribute, open and close

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) {
      // Here and not in the cleanup: React puts the focus back after cleanups, and would undo what the browser gives back.
      if (element.open) hide(element);
      return;
    }
    element.removeAttribute("open");
    show(element);
    if (!element.querySelector("[autofocus]")) focusFirst.current?.focus();
    mark(1);
    return () => mark(-1);
  }, [dialog, open, focusFirst]);

  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.open) hide(element);
    };
  }, [dialog]);

  const close = useCallback(() => setOpen(false), [setOpen]);
  const own = (event: SyntheticEvent) => event.target === dialog.current; // a file field inside cancels too
  return {
    close,
    props: {
      ref: both,
      open: openAtFirst || undefined,
      suppressHydrationWarning: true,
      onCancel: (event: SyntheticEvent) => {
        if (!own(event)) return;
        event.preventDefault();
        close();
      },
      onClose: (event: SyntheticEvent) => {
        if (own(event) && open && !dialog.current?.open) close();
      },
      // Pressed and released on the mask; a text selection that ends there closes nothing.
      onPointerDown: (event: PointerEvent) => {
        pressedOn.current = event.target;
      },
      onClick: (event: MouseEvent) => {
        if (maskClosable && own(event) && pressedOn.current === dialog.current) close();
      },
    },
  };
}
