const CONTROLS = "input:not([type=hidden], [disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex]";

/** Brings a field into sight, below whatever sticks to the top of the window, and puts the focus into it. */
export function locate(item: HTMLElement | null): void {
  if (!item) return;
  item.scrollIntoView?.({ block: "start" });
  const control = item.querySelector<HTMLElement>("[aria-invalid=true]") ?? item.querySelector<HTMLElement>(CONTROLS);
  control?.focus({ preventScroll: true });
}
