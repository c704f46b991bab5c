/** Signs that somebody uses the page. */
export const TOUCHES = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** A page that opens below a resting pointer gets a move that nobody made. */
const isResting = (event: Event): boolean => event.type === "pointermove" && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0;

/** Runs `start` once, at the first of the events. */
export function onFirstTouch(events: readonly string[], start: () => void): void {
  const controller = new AbortController();
  const once = (event: Event): void => {
    if (isResting(event) || controller.signal.aborted) return; // browsers before Chrome 88 know no signal of a listener
    controller.abort();
    start();
  };
  for (const type of events) addEventListener(type, once, { capture: true, passive: true, signal: controller.signal });
}
