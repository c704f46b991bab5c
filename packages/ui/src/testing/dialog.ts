import { afterEach, beforeEach, vi } from "vitest";

/** jsdom knows `<dialog>` but not how to show it. Gives the methods as far as tests of ours see them: `open`, focus given back, the close event. */
export function withDialogs(): void {
  let before: Element | null = null;
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
      if (this.open) throw new DOMException("already open", "InvalidStateError");
      before = document.activeElement;
      this.open = true;
    });
    HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
      this.open = false;
      if (before instanceof HTMLElement) before.focus();
      this.dispatchEvent(new Event("close"));
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
    Reflect.deleteProperty(HTMLDialogElement.prototype, "close");
  });
}
