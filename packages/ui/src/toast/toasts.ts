import type { ReactNode } from "react";

export type ToastTone = "info" | "success" | "warning" | "danger";

export type ToastOptions = {
  /** @default "info" */
  tone?: ToastTone;
  /** Milliseconds in sight; `null` until it is closed. With an action it stays, whatever is said here. @default 5000 */
  duration?: number | null;
  /** One thing to do about it. The same must be possible elsewhere in the page. */
  action?: { label: string; onPress: () => void };
};

export type Toast = Required<Pick<ToastOptions, "tone">> & Pick<ToastOptions, "action"> & { id: number; content: ReactNode; duration: number | null };

type State = { toasts: readonly Toast[]; leader: object | undefined };

/** Long enough to be read by those who read slowly; hovering or focusing stops the clock. */
const DURATION = 5000;

let state: State = { toasts: [], leader: undefined };
let count = 0;
const listeners = new Set<() => void>();
const regions: { token: object; element: Element }[] = [];

/** Of several regions the youngest shows: one within an open dialog is the only one that can be reached there. */
const leading = () => regions.findLast(({ element }) => !element.closest("dialog:not([open])"))?.token;

function set(toasts: readonly Toast[]): void {
  state = { toasts, leader: leading() };
  for (const listener of listeners) listener();
}

/** A short message above the page, shown by the `ToastRegion`. Answers an id to close it by. Never the only place for an error. */
export function toast(content: ReactNode, { tone = "info", duration = DURATION, action }: ToastOptions = {}): number {
  count += 1;
  set([...state.toasts, { id: count, content, tone, action, duration: action ? null : duration }]);
  return count;
}

/** Closes one message, or all. */
export const closeToast = (id?: number): void => set(id === undefined ? [] : state.toasts.filter((entry) => entry.id !== id));

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => state,
  /** Registers a region; returns how to leave. */
  enter: (token: object, element: Element) => {
    regions.push({ token, element });
    set(state.toasts);
    return () => {
      regions.splice(
        regions.findIndex((region) => region.token === token),
        1,
      );
      set(state.toasts);
    };
  },
};
