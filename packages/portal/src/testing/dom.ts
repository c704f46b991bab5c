import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";

// Ends what hangs; says nothing of speed.
configure({ asyncUtilTimeout: 15_000 });

type Observed = { element: Element; tell: () => void };
const observed: Observed[] = [];

/** Tells everybody who observes the size of an element that it changed; jsdom measures nothing itself. */
export const resized = (): void => observed.forEach(({ tell }) => tell());

class Observer implements ResizeObserver {
  #callback: ResizeObserverCallback;
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }
  observe(element: Element) {
    observed.push({ element, tell: () => this.#callback([], this) });
  }
  unobserve() {}
  disconnect() {
    observed.length = 0;
  }
}

beforeEach(() => {
  globalThis.ResizeObserver = Observer;
});

afterEach(() => {
  cleanup();
  observed.length = 0;
});

let opener: Element | null = null;

/** What a browser does with a dialog as far as the portal looks at it: focus returns to where it came from. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  opener = document.activeElement;
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  if (opener instanceof HTMLElement) opener.focus();
};
