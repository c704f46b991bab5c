const FIRST_TOUCH = ["pointerdown", "keydown", "focusin"] as const;
/** Milliseconds after which a busy browser starts all the same. */
const LATEST = 2000;

/** Runs `start` once: when the browser is idle after loading, or at the reader's first touch, whichever is earlier. */
export function onIdle(start: () => void): void {
  const controller = new AbortController();
  const once = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    start();
  };
  for (const type of FIRST_TOUCH) addEventListener(type, once, { capture: true, passive: true, signal: controller.signal });
  const idle = () => ("requestIdleCallback" in globalThis ? requestIdleCallback(once, { timeout: LATEST }) : setTimeout(once, 1));
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { signal: controller.signal });
}
